/** `/credits`: what there is to spend, what today still allows, and every change of the balance. */
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { creditsQuery, ledgerQuery } from '../data/account.ts';
import { useClient } from '../data/session.tsx';
import { Allowances } from '../features/credits/allowances.tsx';
import { Balance } from '../features/credits/balance.tsx';
import { LedgerTable } from '../features/credits/ledger-table.tsx';
import { useBreadcrumb } from '../features/shell/breadcrumb.tsx';
import { useTranslate } from '../i18n/use-translate.tsx';
import { Button } from '../ui/button.tsx';
import { Section } from '../ui/card.tsx';
import { ErrorNote } from '../ui/error-note.tsx';
import { Page } from '../ui/page.tsx';

export default function CreditsRoute() {
  const { t } = useTranslate();
  const client = useClient();
  const credits = useQuery(creditsQuery(client));
  const ledger = useInfiniteQuery(ledgerQuery(client));
  const entries = ledger.data?.pages.flatMap((page) => page.data) ?? [];
  useBreadcrumb([{ label: t('nav.credits') }]);
  return (
    <Page
      title={t('nav.credits')}
      lead={t(client.connection.kind === 'browser' ? 'credits.local' : 'credits.lead')}
    >
      <div className="flex flex-col gap-8">
        {credits.isError ? <ErrorNote error={credits.error} onRetry={() => void credits.refetch()} /> : null}
        {credits.isPending ? <div className="skeleton h-40" /> : null}
        {credits.data === undefined ? null : (
          <>
            <Balance credits={credits.data} />
            <Allowances credits={credits.data} />
          </>
        )}
        <Section title={t('ledger.title')}>
          {ledger.isError ? <ErrorNote error={ledger.error} onRetry={() => void ledger.refetch()} /> : null}
          {ledger.isSuccess && entries.length === 0 ? (
            <p className="text-ink-soft">{t('ledger.empty')}</p>
          ) : null}
          {entries.length > 0 ? <LedgerTable entries={entries} /> : null}
          {ledger.hasNextPage ? (
            <div className="mt-4 text-center">
              <Button disabled={ledger.isFetchingNextPage} onClick={() => void ledger.fetchNextPage()}>
                {t('list.more')}
              </Button>
            </div>
          ) : null}
        </Section>
      </div>
    </Page>
  );
}
