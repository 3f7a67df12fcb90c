/** The service in use: where it is, what the key may do, and how much it keeps. */
import { useQuery } from '@tanstack/react-query';
import { meQuery, storageQuery } from '../../data/account/account.ts';
import { useIsMetered } from '../../data/account/metered.ts';
import type { Session } from '../../data/connection/session.tsx';
import {
  storagePromiseQuery,
  storageRoomQuery,
  useAskToKeepStorage,
} from '../../data/storage/keep-storage.ts';
import { fileSize } from '../../i18n/format.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { ErrorNote } from '../../ui/notices/error-note.tsx';
import { Skeleton } from '../../ui/notices/skeleton.tsx';
import { Badge } from '../../ui/page/badge.tsx';
import { Card } from '../../ui/page/card.tsx';

export function ConnectionFacts({ session }: { session: Session }) {
  const { t, locale } = useTranslate();
  const { client } = session;
  const { connection } = client;
  const me = useQuery(meQuery(client));
  const isMetered = useIsMetered();
  const storage = useQuery({ ...storageQuery(client), enabled: connection.ownerToken !== null });
  return (
    <Card className="mb-6 flex flex-col gap-3 p-5">
      <p className="font-medium">
        {connection.kind === 'browser'
          ? t('settings.inBrowser')
          : t('settings.atAddress', { address: connection.baseUrl })}
      </p>
      {me.isError ? <ErrorNote error={me.error} onRetry={() => void me.refetch()} /> : null}
      {isMetered && me.isLoading ? <Skeleton what="account" className="h-12 sm:h-5" /> : null}
      {!isMetered || me.data === undefined ? null : (
        <p className="flex flex-wrap items-center gap-2 text-sm text-ink-soft">
          <span className="font-mono text-xs">{me.data.key.id}</span>
          {me.data.key.scopes.map((scope) => (
            <Badge key={scope}>{scope}</Badge>
          ))}
          <span>{t('settings.plan', { plan: me.data.account.plan })}</span>
        </p>
      )}
      {storage.isError ? <ErrorNote error={storage.error} onRetry={() => void storage.refetch()} /> : null}
      {storage.isLoading ? <Skeleton what="storage" className="h-5" /> : null}
      {storage.data === undefined ? null : (
        <p className="text-sm text-ink-soft">
          {t('settings.storage', { used: fileSize(storage.data.storage.usedBytes, locale) })}
        </p>
      )}
      {connection.kind === 'browser' ? <Keeping /> : null}
    </Card>
  );
}

/** What becomes of the files when the disk runs full is the browser's to decide; it is said either way, and may be asked. */
function Keeping() {
  const { t, locale } = useTranslate();
  const { data } = useQuery(storagePromiseQuery);
  const { data: room = null, isPending } = useQuery(storageRoomQuery);
  const ask = useAskToKeepStorage();
  // As high as what comes where nothing is promised yet.
  if (data === undefined || isPending) return <Skeleton what="account" className="h-67 sm:h-45" />;
  return (
    <div className="flex max-w-prose flex-col items-start gap-2 text-sm text-ink-soft">
      {room === null ? null : (
        <p>
          {t('settings.room', {
            used: fileSize(room.usedBytes, locale),
            quota: fileSize(room.quotaBytes, locale),
          })}
        </p>
      )}
      <p>{t(`settings.keeping.${data}`)}</p>
      {data === 'kept' ? null : <p>{t('settings.eviction')}</p>}
      {data === 'not_kept' ? (
        <Button className="max-md:min-h-11" disabled={ask.isPending} onClick={() => ask.mutate()}>
          {t('settings.keeping.ask')}
        </Button>
      ) : null}
      {ask.data === false ? <p role="status">{t('settings.keeping.refused')}</p> : null}
    </div>
  );
}
