/** What stays in the picture: the middle or the people in it, and shot by shot. Shows how far looking for faces is. */
import { useEffect, useId, useState } from 'react';
import type { Composition } from '../../../contract/schemas/composition.ts';
import { FINAL_STATES } from '../../../contract/states.ts';
import { type FramingMode, useReadComposition, useReframe } from '../../data/reframe.ts';
import { useFollowJob } from '../../data/use-follow-job.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { type ShotEditing, ShotList } from './shot-list.tsx';

const MODES: readonly FramingMode[] = ['center', 'face'];

export function FramingPanel({
  composition,
  editing,
}: {
  /** As it is shown, also while a shot is being moved. */
  composition: Composition;
  editing: ShotEditing;
}) {
  const { t } = useTranslate();
  const name = useId();
  const reframe = useReframe(composition.id);
  /** Asked for and not answered yet. */
  const [chosen, setChosen] = useState<FramingMode | null>(null);
  const { status, jobId, paths } = composition.framing;
  const pending = status === 'pending' || reframe.isPending;
  // Paths without any stretch: the search was stopped before it found something.
  const searched = paths !== undefined && paths.length > 0;
  const saved: FramingMode = searched || status === 'following' ? 'face' : 'center';
  // Only looking for faces takes long enough to be met while it goes on.
  const mode = chosen ?? (pending ? 'face' : saved);
  const choose = (one: FramingMode): void => {
    setChosen(one);
    reframe.mutate(one, { onSettled: () => setChosen(null) });
  };
  const nobody = searched && status === 'centered';
  return (
    <Card className="flex flex-col gap-3 p-4">
      <fieldset className="flex flex-wrap items-center gap-x-5 gap-y-2" disabled={pending}>
        <legend className="float-left font-semibold">{t('framing.title')}</legend>
        {MODES.map((one) => (
          <label key={one} className="flex min-h-11 items-center gap-2">
            <input
              type="radio"
              name={name}
              checked={mode === one}
              onChange={() => choose(one)}
              className="size-4 accent-accent"
            />
            {t(`option.reframe.${one}`)}
          </label>
        ))}
      </fieldset>
      {status === 'pending' && jobId !== null ? (
        <FramingProgress key={jobId} jobId={jobId} compositionId={composition.id} />
      ) : null}
      {!pending && nobody ? <p className="text-sm text-ink-soft">{t('framing.nobody')}</p> : null}
      {!pending && status === 'failed' ? (
        <p className="flex flex-wrap items-center gap-3 text-sm text-bad">
          {t('framing.failed')}
          <Button onClick={() => choose('face')}>{t('framing.again')}</Button>
        </p>
      ) : null}
      {reframe.isError ? <ErrorNote error={reframe.error} /> : null}
      {composition.framing.shots === undefined ? null : (
        <ShotList composition={composition} disabled={pending} editing={editing} />
      )}
    </Card>
  );
}

function FramingProgress({ jobId, compositionId }: { jobId: string; compositionId: string }) {
  const { t } = useTranslate();
  const { job, error, retry } = useFollowJob(jobId);
  const readAgain = useReadComposition(compositionId);
  const ended = job !== undefined && FINAL_STATES.includes(job.status);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the end of the job is the one reason to read again
  useEffect(() => {
    if (ended) void readAgain();
  }, [ended]);

  if (error !== null) return <ErrorNote error={error} onRetry={retry} />;
  return (
    <>
      <ProgressBar value={job?.progress ?? 0} label={t('job.framing')} />
      <p className="text-sm text-ink-soft" role="status">
        {t('framing.looking')}
      </p>
    </>
  );
}
