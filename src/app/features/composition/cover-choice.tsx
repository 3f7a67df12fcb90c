/** The cover of a composition: seen as it will be, chosen from what the player shows, taken away. */
import { Download } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { filenameOf } from '../../../base/text/file-name.ts';
import { coverScene } from '../../../media/compose/cover-scene.ts';
import { saveFile } from '../../data/storage/save-file.ts';
import { preciseClock } from '../../i18n/clock.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { coverMoment, drawCover } from '../../parts/posting/draw-cover.ts';
import { Button } from '../../ui/controls/button.tsx';
import { ErrorNote } from '../../ui/notices/error-note.tsx';
import { Skeleton } from '../../ui/notices/skeleton.tsx';
import type { PlayedComposition } from './use-played-composition.ts';

export function CoverChoice({
  title,
  played: { plan, addresses, player },
  coverSec,
  onChoose,
}: {
  title: string;
  played: PlayedComposition;
  coverSec: number | null;
  onChoose: (coverSec: number | null) => void;
}) {
  const { t } = useTranslate();
  const momentSec = coverMoment(coverSec, plan?.durationSec ?? 0);
  const cover = useCover(plan, addresses, momentSec);
  // While the next one is drawn the one before it is still to be seen.
  const isDrawn = cover.file !== null && cover.timeSec === momentSec;
  return (
    <section aria-label={t('post.cover')} className="flex flex-col gap-3">
      <h2 className="font-medium">{t('post.cover')}</h2>
      <div className="flex flex-wrap items-start gap-4">
        <div
          className="dark-room w-32 shrink-0 overflow-hidden rounded-control"
          style={plan === null ? undefined : { aspectRatio: `${plan.widthPx} / ${plan.heightPx}` }}
        >
          {cover.address === null ? (
            <Skeleton what="video" className="size-full min-h-40" />
          ) : (
            <img
              src={cover.address}
              alt={t('post.coverOf', { time: preciseClock(cover.timeSec) })}
              className="size-full"
            />
          )}
        </div>
        <div className="flex min-w-0 flex-1 basis-44 flex-col items-start gap-2">
          <p className="font-mono text-xs text-ink-soft">{preciseClock(momentSec)}</p>
          <p className="max-w-prose text-sm text-ink-soft">{t('post.coverHelp')}</p>
          <div className="flex flex-wrap gap-2">
            <Button onClick={() => onChoose(player.timeSec)}>{t('post.coverUse')}</Button>
            {coverSec === null ? null : (
              <Button tone="plain" onClick={() => onChoose(null)}>
                {t('post.coverAutomatic')}
              </Button>
            )}
            <Button
              disabled={!isDrawn}
              onClick={() => cover.file !== null && saveFile(cover.file, filenameOf(title, 'jpg'))}
            >
              <Download size={16} aria-hidden />
              {t('post.coverDownload')}
            </Button>
          </div>
          {cover.error === null ? null : <ErrorNote error={cover.error} />}
        </div>
      </div>
    </section>
  );
}

interface Cover {
  readonly file: Blob | null;
  readonly address: string | null;
  /** Of the picture that is there. */
  readonly timeSec: number;
  readonly error: unknown;
}

const NONE: Cover = { file: null, address: null, timeSec: 0, error: null };

/** Stays as it was until the next one is drawn. */
function useCover(
  plan: PlayedComposition['plan'],
  addresses: PlayedComposition['addresses'],
  timeSec: number,
): Cover {
  const [cover, setCover] = useState(NONE);
  const isKnown = useMemo(
    () =>
      plan !== null &&
      coverScene(plan, timeSec).pictures.every(({ sourceId }) => addresses[sourceId] !== undefined),
    [plan, addresses, timeSec],
  );
  useEffect(() => {
    if (plan === null || !isKnown) return;
    const leaving = new AbortController();
    drawCover(plan, timeSec, addresses, leaving.signal).then(
      (file) =>
        leaving.signal.aborted ||
        setCover({ file, address: URL.createObjectURL(file), timeSec, error: null }),
      (error: unknown) => leaving.signal.aborted || setCover({ ...NONE, error }),
    );
    return () => leaving.abort();
  }, [plan, addresses, timeSec, isKnown]);
  const { address } = cover;
  useEffect(() => (address === null ? undefined : () => URL.revokeObjectURL(address)), [address]);
  return cover;
}
