/** The clip under review: rail, picture, reasons, words and decisions around one player. */

import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import type { Clip } from '../../../contract/schemas/clip.ts';
import type { Project } from '../../../contract/schemas/project.ts';
import { KeysDialog } from '../../commands/keys-dialog.tsx';
import { useCommands } from '../../commands/open-commands.ts';
import { REVIEW } from '../../commands/review-set.ts';
import { assetQuery } from '../../data/assets.ts';
import { useClient } from '../../data/session.tsx';
import { useFiles } from '../../data/use-files.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { AssetPoster } from '../../parts/asset-poster.tsx';
import { SceneScreen } from '../../parts/player/scene-screen.tsx';
import { SceneSeekBar } from '../../parts/player/seek-bar.tsx';
import { Transport } from '../../parts/player/transport.tsx';
import { useScenePlayer } from '../../parts/player/use-scene-player.ts';
import { ErrorNote } from '../../ui/error-note.tsx';
import { QueryErrors } from '../../ui/query-errors.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { UnseenTitle } from '../../ui/unseen-title.tsx';
import { useAfterPaint } from '../../ui/use-after-paint.ts';
import { ClipRail } from './clip-rail.tsx';
import { DecisionBar } from './decision-bar.tsx';
import { Excerpt } from './excerpt.tsx';
import { GroupBar } from './group-bar.tsx';
import { onClipClock, type TimeSpan } from './lit-words.ts';
import { RefusedNote } from './refused-note.tsx';
import { reviewContext } from './review-context.ts';
import { ReviewFilters } from './review-filters.tsx';
import { ReviewSummary } from './review-summary.tsx';
import { ScorePanel } from './score-panel.tsx';
import { SwipeArea } from './swipe-area.tsx';
import { TrimPanel } from './trim-panel.tsx';
import { useChoosing } from './use-choosing.ts';
import { useClipPlan } from './use-clip-plan.ts';
import { useReview } from './use-review.ts';
import { useTrimming } from './use-trimming.ts';
import { asTrimmed } from './use-trims.ts';

/**
 * The largest thing on the screen at every size. On phones it takes what the bars leave, so that deciding needs no
 * scrolling; where there is no height for more, or enough width, everything else stands beside it.
 */
const PICTURE =
  'h-[calc(100dvh-20.5rem)] min-h-64 shrink-0 low:sticky low:top-15 low:row-span-4 low:h-[calc(100dvh-8.5rem)] low:min-h-48 low:self-start lg:h-auto lg:min-h-[calc(100%-8rem)] xl:min-h-0 xl:row-span-3';
const ALONE = 'xl:h-[min(100cqh,106cqw)] xl:w-[min(56.25cqh,60cqw)]';
/** The trim below has the whole width. */
const OVER_TRIM = 'xl:h-[calc(100cqh-15rem)] xl:w-[calc((100cqh-15rem)*0.5625)]';
const BESIDE =
  'low:grid low:grid-cols-[auto_minmax(0,1fr)] low:content-start xl:grid xl:grid-cols-[auto_minmax(0,1fr)] xl:grid-rows-[auto_auto_minmax(0,1fr)] xl:content-start xl:[container-type:size]';

interface ReviewStageProps {
  readonly project: Project;
  readonly clips: readonly Clip[];
  /** False while the clip of a link is shown and the others are still being read: nothing is decided yet. */
  readonly isWhole: boolean;
}

export function ReviewStage({ project, clips, isWhole }: ReviewStageProps) {
  const { t } = useTranslate();
  const review = useReview(project.id, clips, isWhole);
  const choosing = useChoosing(review);
  const { selected } = review;
  // The decision and the next row are painted first; the larger work of the next picture follows.
  const found = useAfterPaint(selected);
  const trim = found === null ? null : review.trims.of(found);
  const pictured = useMemo(() => (found === null ? null : asTrimmed(found, trim)), [found, trim]);
  const plan = useClipPlan(pictured, project);
  const source = useQuery({
    ...assetQuery(useClient(), project.sourceAssetId ?? ''),
    enabled: project.sourceAssetId !== null,
  });
  const asset = source.data;
  const fileUrl = asset?.links?.fileUrl;
  const files = useFiles(asset !== undefined && typeof fileUrl === 'string' ? { [asset.id]: fileUrl } : {});
  const player = useScenePlayer({
    plan,
    addresses: files.addresses,
    piece: `${pictured?.id} ${trim?.startSec}`,
    firstFrame: trim !== null,
  });
  const trimming = useTrimming({ clip: found, asset, trims: review.trims, timeSec: player.timeSec });

  const [lit, setLit] = useState<readonly TimeSpan[]>([]);
  const [help, setHelp] = useState(false);

  const showHelp = useCallback(() => setHelp(true), []);
  const context = reviewContext({ review, choosing, player, trimming, showHelp });
  useCommands(REVIEW, context);

  // A phone has no room beside a list that somebody chooses from.
  const besideList = choosing.chosen === null ? '' : 'max-lg:hidden';
  const isTrimming = trimming.isOpen && found?.status === 'proposed';
  const decidedCount = clips.filter((clip) => clip.status !== 'proposed').length;

  return (
    <div className="flex flex-1 flex-col lg:h-[calc(100dvh-3.25rem)] lg:flex-none">
      <UnseenTitle>{t('review.title', { title: project.title })}</UnseenTitle>
      {review.group.refused.length === 0 ? null : (
        <div className="border-b bg-desk p-3 max-lg:sticky max-lg:top-13 max-lg:z-20">
          <RefusedNote group={review.group} />
        </div>
      )}
      <div className="grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr] lg:grid-rows-[minmax(0,1fr)] lg:grid-cols-[17rem_minmax(0,1fr)_21rem]">
        <section
          aria-label={t('review.clips')}
          className="flex min-h-0 flex-col border-b low:order-1 lg:border-r lg:border-b-0"
        >
          <ReviewFilters
            review={review}
            choosing={choosing}
            decided={decidedCount}
            total={isWhole ? clips.length : null}
          />
          {review.list.length === 0 ? (
            <p className="p-4 text-sm text-ink-soft">{t('review.noneShown')}</p>
          ) : (
            <ClipRail
              clips={review.list}
              selectedId={selected?.id ?? null}
              chosen={choosing.chosen}
              onPress={choosing.press}
              onMark={choosing.mark}
            />
          )}
        </section>

        <section
          aria-label={t('review.picture')}
          className={`dark-room flex min-h-0 min-w-0 flex-col gap-3 p-2 sm:p-3 lg:overflow-y-auto ${review.finished ? '' : BESIDE} ${selected === null ? 'lg:col-span-2' : ''} ${besideList}`}
        >
          <div className="flex flex-col gap-3 empty:hidden low:col-span-2 xl:col-span-2">
            {review.error === null ? null : <ErrorNote error={review.error} />}
            <QueryErrors of={[source, files]} />
          </div>
          {review.finished ? (
            <ReviewSummary
              projectId={project.id}
              clips={clips}
              sourceSec={asset?.durationSec ?? null}
              onRestore={review.restore}
              onUndo={review.canUndo ? review.undo : null}
            />
          ) : plan === null || selected === null || pictured === null ? (
            <Skeleton what="clips" className={`${PICTURE} ${ALONE} mx-auto aspect-[9/16]`} />
          ) : (
            <>
              <div className={`${PICTURE} ${isTrimming ? OVER_TRIM : ALONE}`}>
                <SwipeArea
                  enabled={selected.status === 'proposed' && choosing.chosen === null}
                  onAccept={() => context.decide('accept')}
                  onReject={() => context.decide('reject')}
                >
                  <SceneScreen
                    player={player}
                    widthPx={plan.widthPx}
                    heightPx={plan.heightPx}
                    label={t('review.pictureOf', { title: pictured.title })}
                    poster={<AssetPoster assetId={pictured.sourceAssetId} />}
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
                  <TrimPanel
                    clip={found}
                    trimmed={pictured}
                    asset={asset}
                    trimming={trimming}
                    timeSec={player.timeSec}
                  />
                </div>
              )}
              <div className="mx-auto w-full max-w-xl shrink-0">
                <Excerpt
                  key={pictured.id}
                  plan={plan}
                  fallback={pictured.transcriptExcerpt}
                  timeSec={player.timeSec}
                  lit={onClipClock(lit, pictured.startSec)}
                  onSeek={player.seekToStart}
                  onTrim={
                    pictured.status !== 'proposed'
                      ? null
                      : ({ startSec, endSec }) =>
                          trimming.set({
                            startSec: pictured.startSec + startSec,
                            endSec: pictured.startSec + endSec,
                          })
                  }
                />
              </div>
            </>
          )}
        </section>

        {selected === null || pictured === null ? null : (
          <section
            aria-label={t('review.why')}
            className={`min-h-0 border-t low:order-2 lg:overflow-y-auto lg:border-t-0 lg:border-l ${besideList}`}
          >
            <ScorePanel
              key={pictured.id}
              clip={pictured}
              onPoint={setLit}
              onSeek={(sourceSec) => player.seekToStart(sourceSec - pictured.startSec)}
            />
          </section>
        )}
      </div>
      {choosing.chosen !== null ? (
        <GroupBar projectId={project.id} choosing={choosing} isReady={isWhole} context={context} />
      ) : selected === null ? null : (
        <DecisionBar clip={selected} isReady={isWhole} context={context} />
      )}
      {help ? <KeysDialog sets={[REVIEW]} onClose={() => setHelp(false)} /> : null}
    </div>
  );
}
