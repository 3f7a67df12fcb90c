/** Takes all exported clips away as one ZIP, and says how far it is. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Package } from 'lucide-react';
import { useRef, useState } from 'react';
import { isAbort } from '../../../base/work/is-abort.ts';
import { fileToShare } from '../../data/exports.ts';
import { useClient } from '../../data/session.tsx';
import { useOwnerFeature } from '../../data/use-owner-feature.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import type { AcceptedClip } from '../../parts/accepted/accepted-list.tsx';
import { ShareFiles } from '../../parts/share-files.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { PlanPosting } from './plan-posting.tsx';
import { exportedClips, savePackage } from './save-package.ts';

export function PackageButton({ title, accepted }: { title: string; accepted: readonly AcceptedClip[] }) {
  const { t } = useTranslate();
  const client = useClient();
  const queries = useQueryClient();
  const stop = useRef<AbortController | null>(null);
  const [written, setWritten] = useState(0);
  const clips = exportedClips(accepted);
  const isPostingKept = useOwnerFeature('posting');
  const [coverless, setCoverless] = useState(0);
  const take = useMutation({
    mutationFn: () => {
      setWritten(0);
      setCoverless(0);
      stop.current = new AbortController();
      const onCoverless = (): void => setCoverless((count) => count + 1);
      const parts = { client, queries, title, clips, isPostingKept, onCoverless };
      return savePackage(parts, setWritten, stop.current.signal);
    },
  });
  if (clips.length === 0) return null;
  const totalBytes = clips.reduce((sum, { file }) => sum + (file.file?.sizeBytes ?? 0), 0);
  const missing = accepted.length - clips.length;
  // Closing the browser's own dialog stops it too.
  const stopped = isAbort(take.error);
  return (
    <div className="flex flex-col gap-2 rounded-card border bg-surface p-4">
      <div className="flex flex-wrap items-center gap-3">
        <Button className="max-md:min-h-11" disabled={take.isPending} onClick={() => take.mutate()}>
          <Package size={18} aria-hidden />
          {t('package.take', { count: clips.length })}
        </Button>
        <ShareFiles
          label={t('package.share', { count: clips.length })}
          className="max-md:min-h-11"
          read={() => Promise.all(clips.map(({ file }) => fileToShare(client, file.id)))}
        />
        <PlanPosting title={title} accepted={accepted} />
        {take.isPending ? (
          <Button tone="plain" className="max-md:min-h-11" onClick={() => stop.current?.abort()}>
            {t('package.stop')}
          </Button>
        ) : null}
      </div>
      <p className="max-w-prose text-sm text-ink-soft">
        {t('package.holds')} {missing === 0 ? null : t('package.missing', { count: missing })}
      </p>
      {take.isPending ? (
        <ProgressBar
          value={totalBytes === 0 ? 0 : Math.min(1, written / totalBytes)}
          label={t('package.take', { count: clips.length })}
        />
      ) : null}
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {take.isSuccess ? t('package.taken', { count: clips.length }) : stopped ? t('package.stopped') : null}
        {take.isSuccess && coverless > 0 ? ` ${t('package.coverless', { count: coverless })}` : null}
      </p>
      {take.isError && !stopped ? <ErrorNote error={take.error} onRetry={() => take.mutate()} /> : null}
    </div>
  );
}
