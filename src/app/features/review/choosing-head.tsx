/** Above the list while several clips are chosen: how many there are, choosing all or the best, and the way out. */
import { useTranslate } from '../../i18n/use-translate.tsx';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import { scoreSteps, withScore } from './choose-clips.ts';
import type { Choosing } from './use-choosing.ts';
import type { Review } from './use-review.ts';

export function ChoosingHead({ choosing, list }: { choosing: Choosing; list: Review['list'] }) {
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
