/** What stays in the picture: the middle or the people in it, and shot by shot. Shows how far looking for faces is. */
import { useId, useState } from 'react';
import type { Composition } from '../../../contract/schemas/composition.ts';
import { type FramingMode, useReframe } from '../../data/compositions/reframe.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { FramingProgress } from '../../parts/shots/framing-progress.tsx';
import { type ListedShot, type ShotEditing, ShotList } from '../../parts/shots/shot-list.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { ErrorNote } from '../../ui/notices/error-note.tsx';
import { Card } from '../../ui/page/card.tsx';

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
        <ShotList shots={listed(composition)} disabled={pending} editing={editing} />
      )}
    </Card>
  );
}

/** Shots on the source's clock, where they are seen in what is cut from it. */
function listed({ framing, source, durationSec }: Composition): ListedShot[] {
  const startsAtSec = source?.startSec ?? 0;
  const onClock = (sec: number): number => Math.min(durationSec, Math.max(0, sec - startsAtSec));
  return (framing.shots ?? []).map((shot) => {
    const [fromSec, toSec] = [onClock(shot.startSec), onClock(shot.endSec)];
    return { ...shot, fromSec, toSec, seenSec: startsAtSec + (fromSec + toSec) / 2 };
  });
}
