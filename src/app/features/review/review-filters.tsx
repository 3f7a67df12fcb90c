/** How far the review is, and which clips the rail shows in what order. */
import { useTranslate } from '../../i18n/use-translate.tsx';
import { Select } from '../../ui/select.tsx';
import { SHOWN, SORTS } from './review-list.ts';
import type { Review } from './use-review.ts';

export function ReviewFilters({
  review,
  decided,
  total,
}: {
  review: Review;
  decided: number;
  /** null while the clips are still being read. */
  total: number | null;
}) {
  const { t } = useTranslate();
  return (
    <div className="flex items-center gap-2 border-b px-3 py-2 lg:flex-wrap lg:py-3">
      <div className="min-w-0 shrink-0 lg:w-full">
        <p className="text-sm text-ink-soft" role="status">
          {total === null ? t('review.reading') : t('review.decided', { decided, total })}
        </p>
        <div className="mt-1.5 hidden h-1 overflow-hidden rounded-full bg-raised lg:block" aria-hidden>
          <div
            className="h-full origin-left bg-good transition-transform duration-150"
            style={{ transform: `scaleX(${total === null || total === 0 ? 0 : decided / total})` }}
          />
        </div>
      </div>
      <Select
        label={t('review.show')}
        className="min-w-0 flex-1"
        value={review.shown}
        options={SHOWN.map((id) => ({ id, name: t(`review.show.${id}`) }))}
        onChange={(event) => review.show(SHOWN.find((one) => one === event.target.value) ?? 'all')}
      />
      <Select
        label={t('review.sort')}
        className="min-w-0 flex-1"
        value={review.sort}
        options={SORTS.map((id) => ({ id, name: t(`review.sort.${id}`) }))}
        onChange={(event) => review.sortBy(SORTS.find((one) => one === event.target.value) ?? 'score')}
      />
    </div>
  );
}
