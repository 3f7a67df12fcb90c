/** Everything that takes time, in one place: uploads and running jobs, with what they do and how to stop them. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Activity } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { isToBeSeen, isUnfinished } from '../../../client/uploads/upload-state.ts';
import { useClient, useSession } from '../../data/connection/session.tsx';
import { runningJobsQuery } from '../../data/projects/projects.ts';
import { KEYS } from '../../data/reads/query-keys.ts';
import { useLookAfterChanges } from '../../data/reads/use-look-after-changes.ts';
import { useUploads } from '../../data/uploads/uploads.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { EachUpload } from '../../parts/uploads/each-upload.tsx';
import { JobRow } from '../../parts/work/job-row.tsx';
import { TransferRow } from '../../parts/work/transfer-row.tsx';
import { Spoken } from '../../ui/assistive/spoken.tsx';
import { useKeepAwake } from '../../ui/browser/keep-awake.ts';
import { Button } from '../../ui/controls/button.tsx';
import { ErrorNote } from '../../ui/notices/error-note.tsx';
import { WorkingMark } from '../../ui/notices/working-mark.tsx';
import { badgeRunning } from '../../ui/page/app-badge.ts';
import { useTitleProgress } from '../../ui/page/page-title.ts';
import { useEnded } from './use-ended.ts';
import { useTellEnd } from './use-tell-end.ts';
import { useTellTransfers } from './use-tell-transfers.ts';

/** Fewer are cleared by the button that each has. */
const CLEARED_TOGETHER = 2;

export function ActivityTray() {
  const { t } = useTranslate();
  const client = useClient();
  const { uploads: sender } = useSession();
  const uploads = useUploads();
  useLookAfterChanges();
  const [isWorking, setWorking] = useState(false);
  // A page that is not seen asks on while work runs, to tell its end.
  const running = useQuery({ ...runningJobsQuery(client), refetchIntervalInBackground: isWorking });
  const jobs = running.data ?? [];
  if (jobs.length > 0 !== isWorking) setWorking(jobs.length > 0);
  const { said, tell } = useTellEnd();
  const refresh = useRefreshAfterWork();
  useEnded(running.data, (ended) => {
    refresh();
    void tell(ended);
  });
  const transfers = useTellTransfers();
  const over = uploads.filter((upload) => !isToBeSeen(upload));
  const dismissOver = (): void => {
    for (const { localId } of over) sender.dismiss(localId);
  };
  const active = uploads.filter(isUnfinished).length + jobs.length + transfers.length;
  const isSending = uploads.some(({ phase }) => phase === 'sending');
  useKeepAwake(isSending || transfers.length > 0 || (isWorking && client.connection.kind === 'browser'));
  useRefreshWhenUploadsArrive(uploads.filter(({ phase }) => phase === 'done').length);
  const progress = [
    ...jobs.map((job) => job.progress),
    ...uploads
      .filter(({ phase }) => phase === 'sending')
      .map(({ sentBytes, sizeBytes }) => sentBytes / Math.max(1, sizeBytes)),
  ];
  useEffect(() => badgeRunning(active), [active]);
  useTitleProgress(progress.length === 0 ? null : Math.min(...progress));

  return (
    <>
      <Spoken text={said} />
      <button
        type="button"
        popoverTarget="activity"
        className="inline-flex min-h-9 pointer-coarse:min-h-11 pointer-coarse:min-w-11 shrink-0 items-center gap-2 rounded-control px-3 text-sm text-ink-soft hover:bg-raised hover:text-ink"
      >
        {active > 0 ? <WorkingMark size={16} /> : <Activity size={16} aria-hidden />}
        <span className={active > 0 ? '' : 'sr-only sm:not-sr-only'}>
          {active > 0 ? t('tray.running', { count: active }) : t('tray.idle')}
        </span>
      </button>
      <div
        id="activity"
        popover="auto"
        role="dialog"
        aria-label={t('tray.title')}
        className="fixed inset-auto top-14 right-3 m-0 max-h-[70dvh] w-[min(24rem,calc(100vw-1.5rem))] overflow-auto rounded-card border bg-surface p-4 text-ink shadow-lg"
      >
        <div className="mb-2 flex items-center justify-between gap-2">
          <h2 className="text-sm font-semibold">{t('tray.title')}</h2>
          {over.length < CLEARED_TOGETHER ? null : (
            <Button tone="plain" onClick={dismissOver}>
              {t('upload.dismissOver')}
            </Button>
          )}
        </div>
        {running.isError ? <ErrorNote error={running.error} /> : null}
        {uploads.length + jobs.length + transfers.length === 0 && !running.isError ? (
          <p className="text-sm text-ink-soft">{t('tray.empty')}</p>
        ) : null}
        <ul className="flex flex-col divide-y">
          <EachUpload uploads={uploads}>
            {(row, key) => (
              <li key={key} className="py-3 first:pt-0 last:pb-0">
                {row}
              </li>
            )}
          </EachUpload>
          {transfers.map((transfer) => (
            <li key={transfer.id} className="py-3 first:pt-0 last:pb-0">
              <TransferRow transfer={transfer} />
            </li>
          ))}
          {jobs.map((job) => (
            <li key={job.id} className="py-3 first:pt-0 last:pb-0">
              <JobRow job={job} />
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

function useRefreshWhenUploadsArrive(count: number): void {
  const queries = useQueryClient();
  const before = useRef(count);
  useEffect(() => {
    if (count > before.current)
      for (const queryKey of [KEYS.assets, KEYS.storage]) void queries.invalidateQueries({ queryKey });
    before.current = count;
  }, [count, queries]);
}

const CHANGED_BY_WORK = [
  KEYS.projects,
  KEYS.allClips,
  KEYS.credits,
  KEYS.allExports,
  KEYS.allTranscripts,
  KEYS.allTimelines,
] as const;

/** Work that ends somewhere else (another tab, another page) still changes what is on this screen. */
function useRefreshAfterWork(): () => void {
  const queries = useQueryClient();
  return () => {
    for (const queryKey of CHANGED_BY_WORK) void queries.invalidateQueries({ queryKey });
  };
}
