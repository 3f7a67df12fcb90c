/** The review: the list of clips, the picture of one, its reasons, and the decisions around one player. */
import { X } from 'lucide-react';
import { useState } from 'react';
import type { TimeSpan } from '../../../base/film/time-span.ts';
import type { Clip } from '../../../contract/schemas/clip.ts';
import type { ProjectDetail } from '../../../contract/schemas/project.ts';
import { KeysDialog } from '../../commands/keys-dialog.tsx';
import { useCommands } from '../../commands/open-commands.ts';
import { REVIEW } from '../../commands/review-set.ts';
import { useMay } from '../../data/account/use-may.ts';
import type { Refusal } from '../../data/projects/decide-clips.ts';
import { errorText } from '../../i18n/error-words.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { Spoken } from '../../ui/assistive/spoken.tsx';
import { Button, IconButton } from '../../ui/controls/button.tsx';
import { UnseenTitle } from '../../ui/page/unseen-title.tsx';
import { DecisionBar } from './decisions/decision-bar.tsx';
import { GroupBar } from './decisions/group-bar.tsx';
import { toldText } from './decisions/told.ts';
import type { GroupDecisions } from './decisions/use-group-decisions.ts';
import { ClipRail } from './list/clip-rail.tsx';
import { ReviewFilters } from './list/review-filters.tsx';
import { useChoosing } from './list/use-choosing.ts';
import { ReviewPicture } from './picture/review-picture.tsx';
import { usePicturedClip } from './picture/use-pictured-clip.ts';
import { reviewContext } from './review-context.ts';
import { ScorePanel } from './score-panel.tsx';
import { StillLooking } from './still-looking.tsx';
import { useReview } from './use-review.ts';

interface ReviewStageProps {
  readonly project: ProjectDetail;
  readonly clips: readonly Clip[];
  /** False while the clip of a link is shown and the others are still being read: nothing is decided yet. */
  readonly isWhole: boolean;
}

export function ReviewStage({ project, clips, isWhole }: ReviewStageProps) {
  const { t } = useTranslate();
  const isReady = useMay('clips:write') && isWhole;
  const review = useReview(project.id, clips, isReady);
  const choosing = useChoosing(review);
  const { selected } = review;
  const pictured = usePicturedClip(project, review);
  const { clip, player, trimming } = pictured;

  const [lit, setLit] = useState<readonly TimeSpan[]>([]);
  const [help, setHelp] = useState(false);

  const context = reviewContext({
    isReady,
    review,
    choosing,
    player,
    trimming,
    showHelp: () => setHelp(true),
  });
  useCommands(REVIEW, context);

  // A phone has no room beside a list that somebody chooses from.
  const besideList = choosing.chosen === null ? '' : 'max-lg:hidden';
  // Where its picture would be; a phone has no room for that while somebody chooses.
  const isSaidBeside = selected === null && !review.finished;
  const besideSaid = choosing.chosen === null ? 'hidden' : 'lg:hidden';
  const decidedCount = clips.filter(({ status }) => status !== 'proposed').length;

  return (
    <div className="flex flex-1 flex-col lg:h-[calc(100dvh-3.25rem)] lg:flex-none">
      <UnseenTitle>{t('review.title', { title: project.title })}</UnseenTitle>
      <Spoken text={review.told === null ? '' : toldText(t, review.told)} />
      {project.firstClips == null || project.analysisJobId === null ? null : (
        <StillLooking jobId={project.analysisJobId} />
      )}
      {review.group.refused.length === 0 ? null : (
        <div className="border-b bg-background p-3 max-lg:sticky max-lg:top-13 max-lg:z-20">
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
            <p className={`p-4 text-sm text-ink-soft ${isSaidBeside ? besideSaid : ''}`}>
              {t('review.noneShown')}
            </p>
          ) : (
            <ClipRail
              groups={review.groups}
              selectedId={selected?.id ?? null}
              language={pictured.language}
              chosen={choosing.chosen}
              onPress={choosing.press}
              onMark={choosing.mark}
            />
          )}
        </section>

        <ReviewPicture
          projectId={project.id}
          clips={clips}
          review={review}
          pictured={pictured}
          context={context}
          lit={lit}
          className={besideList}
        />

        {selected === null || clip === null ? null : (
          <section
            aria-label={t('review.why')}
            className={`min-h-0 border-t low:order-2 lg:overflow-y-auto lg:border-t-0 lg:border-l ${besideList}`}
          >
            <ScorePanel
              key={clip.id}
              clip={clip}
              language={pictured.language}
              onPoint={setLit}
              onSeek={(sourceSec) => player.seekToStart(sourceSec - clip.startSec)}
            />
          </section>
        )}
      </div>
      {choosing.chosen !== null ? (
        <GroupBar projectId={project.id} choosing={choosing} isReady={isReady} context={context} />
      ) : selected === null ? null : (
        <DecisionBar clip={selected} isReady={isReady} context={context} />
      )}
      {help ? <KeysDialog sets={[REVIEW]} onClose={() => setHelp(false)} /> : null}
    </div>
  );
}

/** Which clips of a group could not be decided, by why. They are as they were, and can be tried again. */
function RefusedNote({ group: { refused, retry, putAway } }: { group: GroupDecisions }) {
  const { t } = useTranslate();
  const title = t('choose.refused', { count: refused.length });
  return (
    <div
      role="alert"
      className="flex items-start gap-2 rounded-card border border-bad/50 bg-bad-wash p-2 pl-4"
    >
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
        tabIndex={0}
        aria-label={title}
        className="max-h-40 min-w-0 flex-1 overflow-y-auto py-1.5 text-sm"
      >
        <p className="font-medium">{title}</p>
        <ul className="mt-1 flex flex-col gap-1">
          {reasonsOf(refused, (error) => errorText(t, error)).map(([why, titles]) => (
            <li key={why} className="wrap-anywhere">
              {why}
              <ul className="list-disc pl-5 text-ink-soft">
                {titles.map(({ clip }) => (
                  <li key={clip.id} dir="auto">
                    {clip.title}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </section>
      <Button onClick={retry}>{t('error.retry')}</Button>
      <IconButton label={t('keys.close')} icon={<X size={18} />} onClick={putAway} />
    </div>
  );
}

function reasonsOf(
  refused: readonly Refusal[],
  textOf: (error: unknown) => string,
): (readonly [string, readonly Refusal[]])[] {
  const reasons = [...new Set(refused.map(({ error }) => textOf(error)))];
  return reasons.map((why) => [why, refused.filter(({ error }) => textOf(error) === why)]);
}
