/** One export: its state, progress, file, and whether it still shows the composition as it is. */
import { useMutation } from '@tanstack/react-query';
import { Download, Play } from 'lucide-react';
import { useId, useState } from 'react';
import type { Export } from '../../../contract/schemas/job.ts';
import { FINAL_STATES, UNDERWAY_STATES } from '../../../contract/states.ts';
import {
  downloadExport,
  fileToShare,
  useCancelExport,
  useExportsAgain,
} from '../../data/compositions/exports.ts';
import { useClient } from '../../data/connection/session.tsx';
import { dateTime, fileSize, percent } from '../../i18n/format.ts';
import { failureText } from '../../i18n/problem-text.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { lazyComponent } from '../../ui/browser/lazy-component.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/controls/dialog.tsx';
import { ErrorNote } from '../../ui/notices/error-note.tsx';
import { ProgressBar } from '../../ui/notices/progress-bar.tsx';
import { Skeleton } from '../../ui/notices/skeleton.tsx';
import { Badge } from '../../ui/page/badge.tsx';
import { ShareFiles } from './share-files.tsx';

const FilePlayer = lazyComponent(() => import('../player/file-player.tsx'), {
  waiting: <Skeleton what="video" className="h-[60dvh]" />,
});

const FOR_FINGERS = 'max-md:min-h-11';

export function ExportRow({ item, revision }: { item: Export; revision: number | null }) {
  const { t, locale } = useTranslate();
  const failure = failureText(t, item);
  const client = useClient();
  // Which of several it is that a button plays or takes away.
  const whenId = useId();
  const [playing, setPlaying] = useState(false);
  const readAgain = useExportsAgain(item.projectId);
  const cancel = useCancelExport(item.projectId);
  const download = useMutation({ mutationFn: () => downloadExport(client, item.id) });
  const running = UNDERWAY_STATES.includes(item.status);
  const isKnown = running || FINAL_STATES.includes(item.status);
  const stale = item.status === 'done' && revision !== null && item.revision < revision;
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <span id={whenId} className="text-sm text-ink-soft">
          {dateTime(item.createdAt, locale)}
        </span>
        {item.status === 'failed' ? <Badge tone="bad">{t('export.failed')}</Badge> : null}
        {item.status === 'cancelled' ? <Badge>{t('export.cancelled')}</Badge> : null}
        {item.status === 'done' ? <Badge tone="good">{t('export.done')}</Badge> : null}
        {isKnown ? null : <Badge>{item.status}</Badge>}
        {stale ? <Badge tone="accent">{t('export.stale')}</Badge> : null}
        {item.file === null || item.file.sizeBytes === null || running ? null : (
          <span className="text-sm text-ink-soft">{fileSize(item.file.sizeBytes, locale)}</span>
        )}
        <span className="ml-auto flex flex-wrap gap-2">
          {item.downloadUrl === null ? null : (
            <>
              <Button className={FOR_FINGERS} aria-describedby={whenId} onClick={() => setPlaying(true)}>
                <Play size={16} aria-hidden />
                {t('export.play')}
              </Button>
              <Button
                className={FOR_FINGERS}
                aria-describedby={whenId}
                disabled={download.isPending}
                onClick={() => download.mutate()}
              >
                <Download size={16} aria-hidden />
                {t('export.download')}
              </Button>
              <ShareFiles label={t('share.share')} read={async () => [await fileToShare(client, item.id)]} />
            </>
          )}
          {running && client.connection.ownerToken !== null ? (
            <Button
              className={FOR_FINGERS}
              aria-describedby={whenId}
              disabled={cancel.isPending}
              onClick={() => cancel.mutate(item.id)}
            >
              {t('tray.stop')}
            </Button>
          ) : null}
        </span>
      </div>
      {running ? (
        <>
          <ProgressBar value={item.progress} label={t('job.export')} />
          <p className="text-xs text-ink-soft">
            <span role="status">{t(item.status === 'queued' ? 'stage.queued' : 'stage.render')}</span> ·{' '}
            {percent(item.progress, locale)}
          </p>
        </>
      ) : null}
      {item.fileDeletedAt !== null ? (
        <p className="text-xs text-ink-soft">
          {t('export.gone', { date: dateTime(item.fileDeletedAt, locale) })}
        </p>
      ) : item.file === null || item.fileDeletesAt === null ? null : (
        <p className="text-xs text-ink-soft">
          {t('export.goes', { date: dateTime(item.fileDeletesAt, locale) })}
        </p>
      )}
      {failure === null ? null : <p className="text-sm text-bad">{failure}</p>}
      {cancel.isError ? <ErrorNote error={cancel.error} /> : null}
      {download.isError ? <ErrorNote error={download.error} onRetry={() => download.mutate()} /> : null}
      {playing && item.downloadUrl !== null ? (
        <Dialog
          title={item.file?.filename ?? t('export.play')}
          closeLabel={t('keys.close')}
          onClose={() => setPlaying(false)}
        >
          <FilePlayer file={item.id} url={item.downloadUrl} readAgain={readAgain} />
        </Dialog>
      ) : null}
    </div>
  );
}
