/** The shots of a composition, and how each is framed: as found, whole, or around a point set by hand. */
import { Crosshair } from 'lucide-react';
import { useState } from 'react';
import type { Composition, FramingShot } from '../../../contract/schemas/composition.ts';
import { SHOT_VIEWS } from '../../../contract/schemas/values.ts';
import { clock } from '../../i18n/format.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import { type FramedSource, ShotPoint } from './shot-point.tsx';

export interface ShotEditing {
  /** null while the source is not known. */
  readonly source: FramedSource | null;
  /** Where the playhead stands, on the composition's clock. */
  readonly timeSec: number;
  readonly onSeek: (timeSec: number) => void;
  /** Shows a shot as it would be; null shows it as it is. */
  readonly onShow: (shot: FramingShot | null) => void;
  readonly onTake: (shots: readonly FramingShot[]) => void;
}

export function ShotList({
  composition,
  disabled,
  editing: { source, timeSec, onSeek, onShow, onTake },
}: {
  composition: Composition;
  disabled: boolean;
  editing: ShotEditing;
}) {
  const { t } = useTranslate();
  /** The start of the shot whose point is being moved. */
  const [moving, setMoving] = useState<number | null>(null);
  const { shots = [] } = composition.framing;
  const startsAtSec = composition.source?.startSec ?? 0;
  const onClock = (sec: number): number => Math.min(composition.durationSec, Math.max(0, sec - startsAtSec));
  const isSet = shots.some(({ view }) => view !== 'auto');

  const choose = (shot: FramingShot, view: string): void => {
    const center =
      view === 'point' ? { centerX: shot.centerX ?? 0.5, centerY: shot.centerY ?? 0.5 } : NO_CENTER;
    setMoving(view === 'point' ? shot.startSec : null);
    onSeek(middleOf(onClock(shot.startSec), onClock(shot.endSec)));
    onTake([{ ...shot, view, ...center } as FramingShot]);
  };

  return (
    <section aria-label={t('framing.shots')} className="flex flex-col gap-2 border-t pt-3">
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 className="text-sm font-semibold">{t('framing.shots')}</h2>
        {isSet ? (
          <Button
            tone="plain"
            disabled={disabled}
            onClick={() => {
              setMoving(null);
              onTake(shots.filter(({ view }) => view !== 'auto').map((shot) => ({ ...shot, ...AUTO })));
            }}
          >
            {t('framing.allAuto')}
          </Button>
        ) : null}
      </div>
      <p className="text-xs text-ink-soft">{t('framing.shotsHelp')}</p>
      <ol className="-mx-2 flex max-h-[32rem] flex-col overflow-y-auto">
        {shots.map((shot, index) => {
          const number = index + 1;
          const [fromSec, toSec] = [onClock(shot.startSec), onClock(shot.endSec)];
          const isOn = fromSec <= timeSec && timeSec < toSec;
          const isMoving = moving === shot.startSec && shot.view === 'point' && source !== null;
          return (
            <li
              key={shot.startSec}
              aria-current={isOn || undefined}
              className={`flex flex-col gap-2 rounded-control px-2 py-1 ${isOn ? 'bg-desk' : ''}`}
            >
              <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <Button
                  tone="plain"
                  className="font-mono text-sm"
                  aria-label={t('framing.goTo', { number, from: clock(fromSec), to: clock(toSec) })}
                  onClick={() => onSeek(middleOf(fromSec, toSec))}
                >
                  {clock(fromSec)} – {clock(toSec)}
                </Button>
                <span className="ml-auto flex min-w-0 items-center gap-2">
                  {shot.view === 'point' ? (
                    <Button
                      aria-label={t('framing.movePoint', { number })}
                      aria-expanded={isMoving}
                      title={t('framing.movePoint', { number })}
                      disabled={disabled}
                      onClick={() => {
                        setMoving(isMoving ? null : shot.startSec);
                        onSeek(middleOf(fromSec, toSec));
                      }}
                    >
                      <Crosshair size={18} aria-hidden />
                    </Button>
                  ) : null}
                  <Select
                    label={t('framing.viewOf', { number })}
                    className="w-44"
                    disabled={disabled}
                    options={SHOT_VIEWS.map((id) => ({ id, name: t(`framing.view.${id}`) }))}
                    value={shot.view}
                    onChange={(event) => choose(shot, event.target.value)}
                  />
                </span>
              </div>
              {isMoving ? (
                <ShotPoint
                  shot={shot}
                  source={source}
                  output={composition}
                  timeSec={startsAtSec + middleOf(fromSec, toSec)}
                  disabled={disabled}
                  onShow={({ x, y }) => onShow({ ...shot, centerX: x, centerY: y })}
                  onTake={({ x, y }) => onTake([{ ...shot, centerX: x, centerY: y }])}
                />
              ) : null}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

const NO_CENTER = { centerX: null, centerY: null } as const;
const AUTO = { view: 'auto', ...NO_CENTER } as const;

function middleOf(fromSec: number, toSec: number): number {
  return (fromSec + toSec) / 2;
}
