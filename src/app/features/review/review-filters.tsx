/** How far the review is, and which clips the rail shows in what order. */
import { ListChecks } from 'lucide-react';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { IconButton } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import { ChoosingHead } from './choosing-head.tsx';
import { SHOWN, SORTS } from './review-list.ts';
import type { Choosing } from './use-choosing.ts';
import type { Review } from './use-review.ts';

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
    <div className="flex items-center gap-2 border-b bg-background px-3 py-2 max-lg:sticky max-lg:top-13 max-lg:z-10 low:static lg:flex-wrap lg:py-3">
      {choosing.chosen === null ? null : <ChoosingHead choosing={choosing} list={review.list} />}
      <div className={`min-w-0 shrink-0 lg:w-full ${besides}`}>
        <div className="flex items-center justify-between">
          <p className="text-sm text-ink-soft" role="status">
            {total === null ? t('review.reading') : t('review.decided', { decided, total })}
          </p>
          <span className="hidden lg:block">{choosing.chosen === null ? start : null}</span>
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
      <span className="lg:hidden">{choosing.chosen === null ? start : null}</span>
    </div>
  );
}
