/** What starting costs, who pays, and what is left after: said before anything is spent, where it is metered. */
import { useQuery } from '@tanstack/react-query';
import { useIsMetered } from '../../data/account/metered.ts';
import { useClient } from '../../data/connection/session.tsx';
import { estimateQuery } from '../../data/projects/projects.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { ErrorNote } from '../../ui/notices/error-note.tsx';
import { Skeleton } from '../../ui/notices/skeleton.tsx';

/** Whether starting it can be paid for, as far as is known. */
export function useIsAffordable(projectId: string | null): boolean {
  const estimate = useQuery({
    ...estimateQuery(useClient(), projectId ?? ''),
    enabled: projectId !== null,
  });
  return estimate.data?.affordable !== false;
}

export function EstimateLine({ projectId }: { projectId: string }) {
  const { t } = useTranslate();
  const isMetered = useIsMetered();
  const estimate = useQuery(estimateQuery(useClient(), projectId));
  if (estimate.isError) return <ErrorNote error={estimate.error} onRetry={() => void estimate.refetch()} />;
  if (!isMetered && estimate.data?.affordable !== false) return null;
  if (estimate.data === undefined) return <Skeleton what="price" className="h-5 w-56" />;
  const { credits, paidWith, balanceAfter, affordable } = estimate.data;
  const isBeyond = affordable === false;
  return (
    <p className={`text-xs sm:text-sm ${isBeyond ? 'font-medium text-bad' : 'text-ink-soft'}`}>
      {t(paidWith === null ? 'estimate.costs' : 'estimate.cost', { count: credits })}{' '}
      {paidWith === null
        ? null
        : t(paidWith === 'plan' ? 'estimate.plan' : 'estimate.bonus', { count: credits })}{' '}
      {balanceAfter === null ? null : t('estimate.after', { count: balanceAfter })}
      {isBeyond ? ` ${t('error.insufficientCredits')}` : null}
    </p>
  );
}
