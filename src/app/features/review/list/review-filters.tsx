/** How far the review is, and which clips the rail shows in what order. */
import { ListChecks } from 'lucide-react';
import { useTranslate } from '../../../i18n/use-translate.tsx';
import { Button, IconButton } from '../../../ui/controls/button.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import type { Review } from '../use-review.ts';
import { scoreSteps, withScore } from './choose-clips.ts';
import { SHOWN, SORTS } from './review-list.ts';
import type { Choosing } from './use-choosing.ts';

export function ReviewFilters({
  review,
  choosing,
  decided,
  total,
}: {
  review: Review;
  choosing: Choosing;
  decided: number;
  /** null while the clips are still being read. */
  total: number | null;
}) {
  const { t } = useTranslate();
  const start = (
    <IconButton
      label={t('choose.start')}
      icon={<ListChecks size={18} />}
      disabled={total === null}
      onClick={choosing.start}
    />
  );
  // A phone has room for one or the other.
  const besides = choosing.chosen === null ? '' : 'max-lg:hidden';
  return (
    // Its buttons take each other's place: the group keeps the keyboard's.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out so
    <div
      role="group"
      aria-label={t('review.filters')}
      tabIndex={-1}
      className="flex items-center gap-2 border-b bg-background px-3 py-2 -outline-offset-2 max-[22rem]:flex-wrap max-lg:sticky max-lg:top-13 max-lg:z-10 low:static lg:flex-wrap lg:py-3"
    >
      {choosing.chosen === null ? null : <ChoosingHead choosing={choosing} list={review.list} />}
      <div className={`min-w-0 shrink-0 max-[22rem]:w-full lg:w-full ${besides}`}>
        <div className="flex items-center justify-between">
          <p className="text-sm text-ink-soft" role="status">
            {total === null ? t('review.reading') : t('review.decided', { decided, total })}
          </p>
          <span className="hidden max-[22rem]:block lg:block">{choosing.chosen === null ? start : null}</span>
        </div>
        <div className="mt-1.5 hidden h-1 overflow-hidden rounded-full bg-raised lg:block" aria-hidden>
          <div
            // Without a transition: its pictures would hold up the one that shows the decision.
            className="h-full origin-left bg-good"
            style={{ transform: `scaleX(${total === null || total === 0 ? 0 : decided / total})` }}
          />
        </div>
      </div>
      <Select
        label={t('review.show')}
        className={`min-w-0 flex-1 ${besides}`}
        value={review.shown}
        options={SHOWN.map((id) => ({ id, name: t(`review.show.${id}`) }))}
        onChange={(event) => review.show(SHOWN.find((one) => one === event.target.value) ?? 'all')}
      />
      <Select
        label={t('review.sort')}
        className={`min-w-0 flex-1 ${besides}`}
        value={review.sort}
        options={SORTS.map((id) => ({ id, name: t(`review.sort.${id}`) }))}
        onChange={(event) => review.sortBy(SORTS.find((one) => one === event.target.value) ?? 'score')}
      />
      <span className="max-[22rem]:hidden lg:hidden">{choosing.chosen === null ? start : null}</span>
    </div>
  );
}

/** Above the list while several clips are chosen: how many there are, choosing all or the best, and the way out. */
function ChoosingHead({ choosing, list }: { choosing: Choosing; list: Review['list'] }) {
  const { t } = useTranslate();
  const steps = scoreSteps(list);
  const count = choosing.clips.length;
  const step = steps.find(
    ({ atLeast, count: has }) => has === count && withScore(choosing.clips, atLeast).length === count,
  );
  const isAll = count === list.length && count > 0;
  const some = { id: 'some', name: t('choose.some') };
  const value = isAll ? 'all' : count === 0 ? 'none' : String(step?.atLeast ?? 'some');
  return (
    <div className="flex min-w-0 flex-1 flex-wrap items-center gap-2 lg:w-full lg:flex-none">
      <p className="shrink-0 text-sm font-medium lg:flex-1" role="status">
        {t('choose.count', { count })}
      </p>
      <Button className="order-last lg:order-none" onClick={choosing.leave}>
        {t('choose.done')}
      </Button>
      <Select
        label={t('choose.which')}
        className="min-w-24 flex-1 lg:w-full lg:flex-none"
        value={value}
        options={[
          ...(value === 'some' ? [some] : []),
          { id: 'none', name: t('choose.none') },
          ...steps.map(({ atLeast, count: has }) => ({
            id: String(atLeast),
            name: t('choose.atLeast', { score: atLeast, count: has }),
          })),
          { id: 'all', name: t('choose.all', { count: list.length }) },
        ]}
        onChange={({ target }) => {
          if (target.value === 'all') choosing.choose(list);
          else choosing.choose(target.value === 'none' ? [] : withScore(list, Number(target.value)));
        }}
      />
    </div>
  );
}
