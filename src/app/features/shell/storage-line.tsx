/** Says on every page that the service has no room left, until it has, and what can be done about it. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { HardDrive } from 'lucide-react';
import { useEffect } from 'react';
import { STORAGE_FULL } from '../../../contract/errors.ts';
import { meQuery } from '../../data/account/account.ts';
import { useBin } from '../../data/assets/bin.ts';
import { useClient } from '../../data/connection/session.tsx';
import { KEYS } from '../../data/reads/query-keys.ts';
import { useUploads } from '../../data/uploads/uploads.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { PATHS } from '../../paths.ts';
import { Link } from '../../ui/controls/link.tsx';

/** It may fill up by work that runs. */
const ASK_EVERY_MS = 60_000;
/** Somebody frees it, and waits to see that. */
const ASK_WHILE_FULL_MS = 5_000;

export default function StorageLine() {
  const { t } = useTranslate();
  const client = useClient();
  const { isFull, isOffered } = useBin();
  useQuery({ ...meQuery(client), refetchInterval: isFull ? ASK_WHILE_FULL_MS : ASK_EVERY_MS });
  useAskOnRefusal();
  const isOwner = client.connection.ownerToken !== null;
  return (
    <div role="status">
      {isFull ? (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b bg-raised px-4 py-2 text-sm sm:px-6">
          <p className="flex min-w-0 items-center gap-2">
            <HardDrive size={16} className="shrink-0 text-bad" aria-hidden />
            {t(isOwner ? 'full.text' : 'full.ofService')}
          </p>
          {isOwner ? (
            <p className="flex flex-wrap gap-x-4">
              <Link className={LINK} to={PATHS.assets.to()}>
                {t('full.free')}
              </Link>
              {isOffered ? (
                <Link className={LINK} to={PATHS.bin.to()}>
                  {t('bin.show')}
                </Link>
              ) : null}
            </p>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}

const LINK = 'inline-flex min-h-6 items-center font-medium underline underline-offset-4 max-md:min-h-11';

/** What was refused for want of room is asked about at once. */
function useAskOnRefusal(): void {
  const client = useClient();
  const queries = useQueryClient();
  const isRefused = useUploads().some(({ error }) => error?.details?.reason === STORAGE_FULL);
  useEffect(() => {
    if (isRefused) void queries.invalidateQueries({ queryKey: KEYS.me });
  }, [isRefused, queries]);
  useEffect(() => {
    let seenId = 0;
    return client.log.subscribe(() => {
      const [newest] = client.log.records();
      if (newest === undefined || newest.id <= seenId) return;
      seenId = newest.id;
      if (newest.code === 'UNAVAILABLE') void queries.invalidateQueries({ queryKey: KEYS.me });
    });
  }, [client, queries]);
}
