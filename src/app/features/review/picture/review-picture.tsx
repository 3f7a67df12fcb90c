/**
 * The picture of a review and what belongs to it: its player, its trim and its words; at the end the summary. Where no clip
 * is of the kind that is asked for, that is said in its place, with the way to all of them.
 */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ListFilter, Scissors } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { TimeSpan } from '../../../../base/film/time-span.ts';
import type { Asset } from '../../../../contract/schemas/asset.ts';
import type { Clip } from '../../../../contract/schemas/clip.ts';
import type { ReviewContext } from '../../../commands/review-set.ts';
import { useMay } from '../../../data/account/use-may.ts';
import { peaksQuery } from '../../../data/assets/assets.ts';
import { useClient } from '../../../data/connection/session.tsx';
import { KEYS } from '../../../data/reads/query-keys.ts';
import { preciseClock } from '../../../i18n/clock.ts';
import { useTranslate } from '../../../i18n/use-translate.tsx';
import { AssetPoster } from '../../../parts/assets/asset-poster.tsx';
import { Changing } from '../../../parts/changes/changing.tsx';
import { SceneScreen } from '../../../parts/player/scene-screen.tsx';
import { SceneSeekBar } from '../../../parts/player/seek-bar.tsx';
import { Transport } from '../../../parts/player/transport.tsx';
import { TrimBar } from '../../../parts/trim/trim-bar.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { EmptyState } from '../../../ui/notices/empty-state.tsx';
import { ErrorNote } from '../../../ui/notices/error-note.tsx';
import { QueryErrors } from '../../../ui/notices/query-errors.tsx';
import { Skeleton } from '../../../ui/notices/skeleton.tsx';
import { SwipeArea } from '../decisions/swipe-area.tsx';
import { onClipClock } from '../lit-words.ts';
import { ReviewSummary } from '../review-summary.tsx';
import type { Review } from '../use-review.ts';
import { Excerpt } from './excerpt.tsx';
import { useComesIntoSight } from './use-comes-into-sight.ts';
import type { PicturedClip } from './use-pictured-clip.ts';
import type { Trimming } from './use-trimming.ts';

/**
 * The largest thing on the screen at every size. On phones it takes what the bars leave, so that deciding needs no
 * scrolling, a finger's larger ones too, and on the narrowest the second row above the list; where there is no height for more, or enough
 * width, everything else stands beside it.
 */
const PICTURE =
  'h-[calc(100dvh-20.5rem)] pointer-coarse:max-lg:h-[calc(100dvh-22.25rem)] min-h-64 pointer-coarse:max-[22rem]:h-[calc(100dvh-25.5rem)] pointer-coarse:max-[22rem]:min-h-56 shrink-0 low:sticky low:top-15 low:row-span-4 low:h-[calc(100dvh-8.5rem)] low:min-h-48 low:self-start lg:h-[min(100cqh-8rem,177.7cqw)] xl:min-h-0 xl:row-span-3';
/** Where it comes into sight: under the bars and the list of clips. */
const BELOW_THE_LIST = 'scroll-mt-48 low:scroll-mt-15 lg:scroll-mt-3';
const ALONE = 'xl:h-[min(100cqh,106cqw)] xl:w-[min(56.25cqh,60cqw)]';
/** The trim below has the whole width. */
const OVER_TRIM = 'xl:h-[calc(100cqh-15rem)] xl:w-[calc((100cqh-15rem)*0.5625)]';
const BESIDE =
  'low:grid low:grid-cols-[auto_minmax(0,1fr)] low:content-start xl:grid xl:grid-cols-[auto_minmax(0,1fr)] xl:grid-rows-[auto_auto_minmax(0,1fr)] xl:content-start lg:[container-type:size]';

interface ReviewPictureProps {
  readonly projectId: string;
  readonly clips: readonly Clip[];
  readonly review: Review;
  readonly pictured: PicturedClip;
  readonly context: ReviewContext;
  /** Words that something else points at, on the clock of the source. */
  readonly lit: readonly TimeSpan[];
  readonly className: string;
}

export function ReviewPicture({
  projectId,
  clips,
  review,
  pictured: { found, clip, plan, language, asset, player, trimming, reads },
  context,
  lit,
  className,
}: ReviewPictureProps) {
  const { t } = useTranslate();
  const { selected } = review;
  const mayChange = useMay('clips:write');
  const screen = useRef<HTMLDivElement>(null);
  useComesIntoSight(screen, review.finished || plan === null ? null : (selected?.id ?? null));
  const isTrimming = trimming.isOpen && found?.status === 'proposed';
  return (
    <section
      aria-label={t('review.picture')}
      className={`dark-room flex min-h-0 min-w-0 flex-col gap-3 p-2 sm:p-3 lg:overflow-y-auto ${review.finished || selected === null ? '' : BESIDE} ${selected === null ? 'lg:col-span-2' : ''} ${className}`}
    >
      <div className="flex flex-col gap-3 empty:hidden low:col-span-2 xl:col-span-2">
        {review.error === null ? null : <ErrorNote error={review.error} />}
        <QueryErrors of={[...reads]} />
      </div>
      {review.finished ? (
        <ReviewSummary
          projectId={projectId}
          clips={clips}
          sourceSec={asset?.durationSec ?? null}
          onRestore={review.restore}
          onUndo={review.canUndo ? review.undo : null}
        />
      ) : selected === null ? (
        <div className="m-auto w-full max-w-md py-4">
          <EmptyState
            icon={<ListFilter size={32} />}
            title={t('review.noneShown')}
            text={t(`review.none.${review.shown}`)}
            action={
              <Button className="min-h-11" onClick={() => review.show('all')}>
                {t('review.showAll', { count: clips.length })}
              </Button>
            }
          />
        </div>
      ) : plan === null || clip === null ? (
        <Skeleton what="clips" className={`${PICTURE} ${ALONE} mx-auto aspect-[9/16]`} />
      ) : (
        <>
          <div ref={screen} className={`${PICTURE} ${BELOW_THE_LIST} ${isTrimming ? OVER_TRIM : ALONE}`}>
            <SwipeArea
              enabled={context.canDecide && !context.isChoosing}
              onAccept={() => context.decide('accept')}
              onReject={() => context.decide('reject')}
            >
              <SceneScreen
                player={player}
                widthPx={plan.widthPx}
                heightPx={plan.heightPx}
                label={t('review.pictureOf', { title: clip.title })}
                poster={<AssetPoster assetId={clip.sourceAssetId} />}
              />
            </SwipeArea>
          </div>
          <div className="mx-auto w-full max-w-xl shrink-0">
            <Transport player={player} bar={<SceneSeekBar player={player} plan={plan} />} />
          </div>
          {asset === undefined || found?.status !== 'proposed' ? null : (
            <div
              className={`mx-auto w-full max-w-xl shrink-0 ${isTrimming ? 'xl:order-last xl:col-span-2 xl:max-w-3xl' : ''}`}
            >
              <Changing>
                <TrimPanel
                  clip={found}
                  trimmed={clip}
                  asset={asset}
                  trimming={trimming}
                  timeSec={player.timeSec}
                />
              </Changing>
            </div>
          )}
          <div className="mx-auto w-full max-w-xl shrink-0">
            <Excerpt
              key={clip.id}
              plan={plan}
              fallback={clip.transcriptExcerpt}
              language={language}
              timeSec={player.timeSec}
              lit={onClipClock(lit, clip.startSec)}
              onSeek={player.seekToStart}
              onTrim={
                !mayChange || clip.status !== 'proposed'
                  ? null
                  : ({ startSec, endSec }) =>
                      trimming.set({
                        startSec: clip.startSec + startSec,
                        endSec: clip.startSec + endSec,
                      })
              }
            />
          </div>
        </>
      )}
    </section>
  );
}

interface TrimPanelProps {
  readonly clip: Clip;
  /** The same clip as it will be accepted. */
  readonly trimmed: Clip;
  readonly asset: Asset;
  readonly trimming: Trimming;
  /** On the clock of the trimmed clip. */
  readonly timeSec: number;
}

/** Under the picture: the trim that accepting the clip will make, and the sound to make it on. */
function TrimPanel({ clip, trimmed, asset, trimming, timeSec }: TrimPanelProps) {
  const { t } = useTranslate();
  const peaksUrl = asset.links?.peaksUrl ?? null;
  const peaks = useQuery({
    ...peaksQuery(useClient(), peaksUrl ?? ''),
    enabled: peaksUrl !== null && trimming.isOpen,
  });
  const queries = useQueryClient();
  const isBehind = trimming.isOpen && asset.hasAudio === true && peaksUrl === null;
  useEffect(() => {
    // The analysis makes the loudness: what was read of the video before does not say where that is.
    if (isBehind) void queries.invalidateQueries({ queryKey: KEYS.asset(asset.id) });
  }, [isBehind, asset.id, queries]);
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-x-3">
        <Button tone="plain" aria-expanded={trimming.isOpen} onClick={trimming.toggle}>
          <Scissors size={16} aria-hidden />
          {t('review.trim')}
        </Button>
        <p className="text-sm text-ink-soft" role="status">
          {trimmed === clip ? null : t('review.trimmed', { length: preciseClock(trimmed.durationSec) })}
        </p>
      </div>
      {trimming.isOpen ? (
        <TrimBar
          saved={clip}
          span={trimmed}
          sourceDurationSec={asset.durationSec ?? clip.endSec}
          words={trimming.words}
          peaks={peaks.data}
          playheadSec={trimmed.startSec + timeSec}
          onChange={trimming.set}
        />
      ) : null}
    </div>
  );
}
