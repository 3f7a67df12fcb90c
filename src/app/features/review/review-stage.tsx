/** The clip under review: rail, picture, reasons, words and decisions around one player. */

import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { Clip } from '../../../contract/schemas/clip.ts';
import type { Project } from '../../../contract/schemas/project.ts';
import { assetQuery } from '../../data/assets.ts';
import { useClient } from '../../data/session.tsx';
import { useFileAddress } from '../../data/use-file-address.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { SceneScreen } from '../../parts/player/scene-screen.tsx';
import { nextRate, Transport } from '../../parts/player/transport.tsx';
import { useScenePlayer } from '../../parts/player/use-scene-player.ts';
import { ErrorNote } from '../../ui/error-note.tsx';
import { ClipRail } from './clip-rail.tsx';
import { DecisionBar } from './decision-bar.tsx';
import { Excerpt } from './excerpt.tsx';
import { KeysHelp } from './keys-help.tsx';
import { SHOWN, SORTS } from './review-list.ts';
import { ReviewSummary } from './review-summary.tsx';
import { ScorePanel } from './score-panel.tsx';
import { useClipPlan } from './use-clip-plan.ts';
import { useReview } from './use-review.ts';
import { useReviewKeys } from './use-review-keys.ts';

const LETTERS_KEY = 'cliproom.letterKeys';

export function ReviewStage({ project, clips }: { project: Project; clips: readonly Clip[] }) {
  const { t } = useTranslate();
  const review = useReview(clips);
  const { selected } = review;
  const plan = useClipPlan(selected, project);
  const asset = useQuery({
    ...assetQuery(useClient(), project.sourceAssetId ?? ''),
    enabled: project.sourceAssetId !== null,
  }).data;
  const address = useFileAddress(asset?.links?.fileUrl);
  const player = useScenePlayer(plan, address);
  const [help, setHelp] = useState(false);
  const [lettersOn, setLettersOn] = useState(() => localStorage.getItem(LETTERS_KEY) !== 'off');

  const commands = useMemo(
    () => ({
      accept: () => review.decide('accept'),
      reject: () => review.decide('reject'),
      restore: () => review.decide('restore'),
      undo: review.undo,
      next: () => review.move(1),
      previous: () => review.move(-1),
      togglePlay: player.toggle,
      slower: () => player.setRate(nextRate(player.rate, -1)),
      faster: () => player.setRate(nextRate(player.rate, 1)),
      frameBack: () => player.step(-1),
      frameForward: () => player.step(1),
      help: () => setHelp(true),
    }),
    [review, player],
  );
  useReviewKeys(commands, lettersOn);

  const allDecided = clips.every((clip) => clip.status !== 'proposed') && review.shown === 'all';
  const decidedCount = clips.filter((clip) => clip.status !== 'proposed').length;

  return (
    <div className="flex flex-1 flex-col lg:h-[calc(100dvh-3.25rem)] lg:flex-none">
      <h1 className="sr-only">{t('review.title', { title: project.title })}</h1>
      <div className="grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)] lg:grid-cols-[17rem_minmax(0,1fr)_21rem]">
        <section
          aria-label={t('review.clips')}
          className="flex min-h-0 flex-col border-b lg:border-r lg:border-b-0"
        >
          <div className="flex flex-wrap items-center gap-2 border-b p-3">
            <p className="w-full text-sm text-ink-soft" role="status">
              {t('review.decided', { decided: decidedCount, total: clips.length })}
            </p>
            <label className="flex-1">
              <span className="sr-only">{t('review.show')}</span>
              <select
                className="min-h-9 w-full rounded-control border bg-surface px-2 text-sm"
                value={review.shown}
                onChange={(event) => review.show(SHOWN.find((one) => one === event.target.value) ?? 'all')}
              >
                {SHOWN.map((shown) => (
                  <option key={shown} value={shown}>
                    {t(`review.show.${shown}`)}
                  </option>
                ))}
              </select>
            </label>
            <label className="flex-1">
              <span className="sr-only">{t('review.sort')}</span>
              <select
                className="min-h-9 w-full rounded-control border bg-surface px-2 text-sm"
                value={review.sort}
                onChange={(event) =>
                  review.sortBy(SORTS.find((one) => one === event.target.value) ?? 'score')
                }
              >
                {SORTS.map((sort) => (
                  <option key={sort} value={sort}>
                    {t(`review.sort.${sort}`)}
                  </option>
                ))}
              </select>
            </label>
          </div>
          {review.list.length === 0 ? (
            <p className="p-4 text-sm text-ink-soft">{t('review.noneShown')}</p>
          ) : (
            <ClipRail clips={review.list} selectedId={selected?.id ?? null} onSelect={review.select} />
          )}
        </section>

        <section
          aria-label={t('review.picture')}
          className="dark-room flex min-h-0 min-w-0 flex-col gap-3 p-4 lg:overflow-y-auto"
        >
          {review.error === null ? null : <ErrorNote error={review.error} />}
          {allDecided ? <ReviewSummary projectId={project.id} clips={clips} /> : null}
          {plan === null || selected === null ? (
            <div className="skeleton mx-auto aspect-[9/16] h-[52dvh]" />
          ) : (
            <>
              <div className="h-[52dvh] min-h-60 lg:h-auto lg:min-h-72 lg:flex-1">
                <SceneScreen
                  player={player}
                  widthPx={plan.widthPx}
                  heightPx={plan.heightPx}
                  label={t('review.pictureOf', { title: selected.title })}
                />
              </div>
              <div className="mx-auto w-full max-w-xl shrink-0">
                <Transport player={player} />
              </div>
              <div className="mx-auto max-h-32 w-full max-w-xl shrink-0 overflow-y-auto rounded-card border p-3">
                <Excerpt
                  plan={plan}
                  fallback={selected.transcriptExcerpt}
                  timeSec={player.timeSec}
                  onSeek={player.seek}
                />
              </div>
            </>
          )}
        </section>

        <section
          aria-label={t('review.why')}
          className="min-h-0 border-t lg:overflow-y-auto lg:border-t-0 lg:border-l"
        >
          {selected === null ? null : (
            <ScorePanel
              key={selected.id}
              clip={selected}
              onSeek={(sourceSec) => player.seek(sourceSec - selected.startSec)}
            />
          )}
        </section>
      </div>
      {selected === null ? null : (
        <DecisionBar clip={selected} canUndo={review.canUndo} decisions={commands} />
      )}
      {help ? (
        <KeysHelp
          lettersOn={lettersOn}
          onLetters={(on) => {
            localStorage.setItem(LETTERS_KEY, on ? 'on' : 'off');
            setLettersOn(on);
          }}
          onClose={() => setHelp(false)}
        />
      ) : null}
    </div>
  );
}
