/** `/credits`: what there is to spend, what today still allows, and every change of the balance. */
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { creditsQuery, ledgerQuery } from '../data/account/account.ts';
import { useIsMetered } from '../data/account/metered.ts';
import { useClient } from '../data/connection/session.tsx';
import { Allowances } from '../features/credits/allowances.tsx';
import { Balance } from '../features/credits/balance.tsx';
import { LedgerSection } from '../features/credits/ledger-section.tsx';
import { coversDays } from '../features/credits/spend-by-day.ts';
import { CHART_DAYS, SpendChart } from '../features/credits/spend-chart.tsx';
import { useBreadcrumb } from '../features/shell/breadcrumb.tsx';
import { useTranslate } from '../i18n/use-translate.tsx';
import { PATHS } from '../paths.ts';
import { Link } from '../ui/controls/link.tsx';
import { QueryErrors } from '../ui/notices/query-errors.tsx';
import { Skeleton } from '../ui/notices/skeleton.tsx';
import { Page } from '../ui/page/page.tsx';

export default function CreditsRoute() {
  const { t } = useTranslate();
  const client = useClient();
  const isMetered = useIsMetered();
  const credits = useQuery(creditsQuery(client));
  const ledger = useInfiniteQuery(ledgerQuery(client));
  const entries = ledger.data?.pages.flatMap((page) => page.data) ?? [];
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = ledger;
  const complete =
    ledger.isSuccess && (!hasNextPage || coversDays(entries, client.clock.nowMs(), CHART_DAYS));
  const more = (): void => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
  };
  useBreadcrumb([{ label: t('nav.credits') }]);

  // The chart is only true once the ledger reaches back over its days.
  useEffect(() => {
    if (ledger.isSuccess && !complete && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage();
  }, [ledger.isSuccess, complete, isFetchingNextPage, isFetchNextPageError, fetchNextPage]);

  return (
    <Page
      lead={
        client.connection.kind === 'remote' ? (
          t('credits.lead')
        ) : (
          <>
            {t('credits.local')} {t(isMetered ? 'credits.localShown' : 'credits.localHidden')}{' '}
            <Link to={PATHS.settings.to()} className="underline underline-offset-4 hover:text-ink">
              {t('nav.settings')}
            </Link>
          </>
        )
      }
    >
      <div className="flex flex-col gap-10">
        <QueryErrors of={[credits, ledger]} />
        {credits.isPending ? <Skeleton what="credits" className="h-40" /> : null}
        {credits.data === undefined ? null : (
          <>
            <Balance credits={credits.data} />
            <Allowances credits={credits.data} />
          </>
        )}
        {ledger.isPending ? <Skeleton what="credits" className="h-64" /> : null}
        {ledger.data === undefined ? null : (
          <>
            <SpendChart entries={entries} complete={complete} />
            <LedgerSection entries={entries} hasMore={hasNextPage} onMore={more} />
          </>
        )}
      </div>
    </Page>
  );
}
