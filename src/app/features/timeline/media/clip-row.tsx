/** One video of the edit: its state, and what it can be used for. */
import { useQueryClient } from '@tanstack/react-query';
import { AudioLines, CornerRightDown, Layers, Music } from 'lucide-react';
import type { Timeline } from '../../../../contract/schemas/timeline.ts';
import { useFollowJob } from '../../../data/jobs/use-follow-job.ts';
import { KEYS } from '../../../data/reads/query-keys.ts';
import { clock } from '../../../i18n/clock.ts';
import { useTranslate } from '../../../i18n/use-translate.tsx';
import { AssetPoster } from '../../../parts/assets/asset-poster.tsx';
import { ClockText } from '../../../ui/assistive/clock-text.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { ErrorNote } from '../../../ui/notices/error-note.tsx';
import { ProgressBar } from '../../../ui/notices/progress-bar.tsx';
import { Badge } from '../../../ui/page/badge.tsx';
import { startClipDrag } from './clip-drag.ts';

export type ClipUse = 'insert' | 'broll' | 'audio' | 'music';
type Clip = Timeline['clips'][number];

const USES = [
  { use: 'insert', icon: CornerRightDown },
  { use: 'broll', icon: Layers },
  { use: 'audio', icon: AudioLines },
  { use: 'music', icon: Music },
] as const;

export function ClipRow({
  clip,
  jobId,
  isHeard,
  laysSounds,
  onUse,
  onTryAgain,
}: {
  clip: Clip;
  /** Of the work that prepares it, where it is known. */
  jobId: string | null;
  isHeard: boolean;
  /** Whether sounds can be laid by themselves here. */
  laysSounds: boolean;
  onUse: (use: ClipUse) => void;
  onTryAgain: () => void;
}) {
  const { t } = useTranslate();
  const isReady = clip.state === 'ready';
  const canUse = { insert: true, broll: true, audio: isHeard && laysSounds, music: isHeard };
  return (
    <div className="flex gap-3 rounded-card border bg-surface p-2.5">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dragging is another way to what the buttons do */}
      <div
        draggable={isReady}
        onDragStart={(event) => startClipDrag(event.dataTransfer, clip.assetId)}
        className={`dark-room relative aspect-video w-24 shrink-0 self-start overflow-hidden rounded-control ${isReady ? 'cursor-grab' : ''}`}
      >
        <AssetPoster assetId={clip.assetId} />
      </div>
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <div className="flex min-w-0 items-start gap-2">
          <div className="min-w-0 flex-1">
            <p className="truncate text-sm font-medium" title={clip.title}>
              {clip.title}
            </p>
            <p className="text-xs text-ink-soft">
              <ClockText>{clock(clip.durationSec)}</ClockText>
            </p>
          </div>
          <StateBadge state={clip.state} />
        </div>
        {clip.state === 'preparing' && jobId !== null ? <ClipProgress jobId={jobId} /> : null}
        {isReady ? (
          <div className="flex flex-wrap gap-1.5">
            {USES.filter(({ use }) => canUse[use]).map(({ use, icon: Icon }) => (
              <Button
                key={use}
                className="px-2.5"
                aria-label={t(`media.${use}One`, { title: clip.title })}
                onClick={() => onUse(use)}
              >
                <Icon size={16} aria-hidden />
                {t(`media.${use}`)}
              </Button>
            ))}
          </div>
        ) : null}
        {clip.state === 'failed' ? (
          <div>
            <Button onClick={onTryAgain}>{t('media.tryAgain')}</Button>
          </div>
        ) : null}
      </div>
    </div>
  );
}

function StateBadge({ state }: { state: Clip['state'] }) {
  const { t } = useTranslate();
  switch (state) {
    case 'ready':
      return <Badge tone="good">{t('media.state.ready')}</Badge>;
    case 'preparing':
      return <Badge>{t('media.state.preparing')}</Badge>;
    case 'failed':
      return <Badge tone="bad">{t('media.state.failed')}</Badge>;
    default:
      return <Badge>{state}</Badge>;
  }
}

/** How far the preparation of a video is. */
function ClipProgress({ jobId }: { jobId: string }) {
  const { t } = useTranslate();
  const queries = useQueryClient();
  const { job, error, retry } = useFollowJob(jobId, (done) => {
    if (done.projectId !== null) void queries.invalidateQueries({ queryKey: KEYS.timeline(done.projectId) });
    void queries.invalidateQueries({ queryKey: KEYS.credits });
  });
  if (error !== null) return <ErrorNote error={error} onRetry={retry} />;
  return <ProgressBar value={job?.progress ?? 0} label={t('media.state.preparing')} />;
}
