/** Takes all exported clips away as one ZIP, and says how far it is. */
import { useQueryClient } from '@tanstack/react-query';
import { Package } from 'lucide-react';
import { useOwnerFeature } from '../../../data/account/use-owner-feature.ts';
import { fileToShare } from '../../../data/compositions/exports.ts';
import { useClient } from '../../../data/connection/session.tsx';
import { shareOf, useTransfer } from '../../../data/storage/use-transfer.ts';
import { useTranslate } from '../../../i18n/use-translate.tsx';
import type { AcceptedClip } from '../../../parts/clips/accepted-list.tsx';
import { ShareFiles } from '../../../parts/exports/share-files.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { ErrorNote } from '../../../ui/notices/error-note.tsx';
import { ProgressBar } from '../../../ui/notices/progress-bar.tsx';
import { PlanPosting } from './plan-posting.tsx';
import { type ExportedClip, exportedClips, savePackage } from './save-package.ts';

export function PackageButton({ title, accepted }: { title: string; accepted: readonly AcceptedClip[] }) {
  const { t } = useTranslate();
  const client = useClient();
  const queries = useQueryClient();
  const clips = exportedClips(accepted);
  const isPostingKept = useOwnerFeature('posting');
  const { begin: beginTransfer, last } = useTransfer(
    `package ${accepted[0]?.composition.projectId}`,
    (packed: readonly ExportedClip[], onBytes, signal) =>
      savePackage({ client, queries, title, clips: packed, isPostingKept }, onBytes, signal),
  );
  if (clips.length === 0) return null;
  const totalBytes = clips.reduce((sum, { file }) => sum + (file.file?.sizeBytes ?? 0), 0);
  const begin = (): void =>
    beginTransfer(clips, {
      label: t('package.take', { count: clips.length }),
      totalBytes: totalBytes === 0 ? null : totalBytes,
    });
  const missing = accepted.length - clips.length;
  const isRunning = last?.state === 'running';
  return (
    <div className="flex flex-col gap-2 rounded-card border bg-surface p-4">
      <div className="flex flex-wrap items-center gap-3">
        <Button className="max-md:min-h-11" disabled={isRunning} onClick={begin}>
          <Package size={18} aria-hidden />
          {t('package.take', { count: clips.length })}
        </Button>
        <ShareFiles
          label={t('package.share', { count: clips.length })}
          className="max-md:min-h-11"
          read={() => Promise.all(clips.map(({ file }) => fileToShare(client, file.id)))}
        />
        <PlanPosting title={title} accepted={accepted} />
        {isRunning ? (
          <Button tone="plain" className="max-md:min-h-11" onClick={last.stop}>
            {t('package.stop')}
          </Button>
        ) : null}
      </div>
      <p className="max-w-prose text-sm text-ink-soft">
        {t('package.holds')} {missing === 0 ? null : t('package.missing', { count: missing })}
      </p>
      {isRunning ? <ProgressBar value={shareOf(last)} label={last.label} /> : null}
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {last?.state === 'done' ? t('package.taken', { count: last.given.length }) : null}
        {last?.state === 'done' && (last.result ?? 0) > 0
          ? ` ${t('package.coverless', { count: last.result ?? 0 })}`
          : null}
        {last?.state === 'stopped' ? t('package.stopped') : null}
      </p>
      {last?.state === 'failed' ? <ErrorNote error={last.error} onRetry={begin} /> : null}
    </div>
  );
}
