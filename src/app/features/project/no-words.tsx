/** An analysis that went on without words: whether there were none or they could not be had, and what to do now. */
import { Info, TriangleAlert } from 'lucide-react';
import type { ProjectDetail } from '../../../contract/schemas/project.ts';
import { problemText } from '../../i18n/problem-text.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { AttachCaptions } from '../../parts/attach-captions.tsx';
import { PATHS } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';

/** What was listened to and held no words; everything else is something that went wrong. */
const HEARD_NOTHING: readonly string[] = ['no_words_heard', 'no_sound_so_picture'];

export function NoWords({
  project,
  words,
  onAgain,
}: {
  project: ProjectDetail;
  words: NonNullable<ProjectDetail['wordsState']>;
  onAgain: () => void;
}) {
  const { t } = useTranslate();
  const isFailure = words.problem != null && !HEARD_NOTHING.includes(words.problem.code);
  const Icon = isFailure ? TriangleAlert : Info;
  return (
    <div className="flex flex-col gap-3 rounded-card border bg-surface px-4 py-3 text-sm">
      <p className="flex items-start gap-2">
        <Icon
          size={18}
          className={`mt-0.5 shrink-0 ${isFailure ? 'text-bad' : 'text-ink-soft'}`}
          aria-hidden
        />
        <span>
          {t(isFailure ? 'project.notTranscribed' : 'project.noWords')}{' '}
          {problemText(t, words.problem, words.message ?? '')}
        </span>
      </p>
      {project.sourceAssetId === null ? null : (
        <div className="flex flex-wrap items-start gap-2">
          {isFailure ? <Button onClick={onAgain}>{t('project.tryAgain')}</Button> : null}
          <AttachCaptions
            assetId={project.sourceAssetId}
            language={project.settings?.language ?? null}
            problem={null}
            onAttached={onAgain}
          />
          {isFailure ? (
            <ButtonLink to={PATHS.review.to(project.id)}>{t('project.withoutWords')}</ButtonLink>
          ) : null}
        </div>
      )}
    </div>
  );
}
