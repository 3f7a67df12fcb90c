/** Shots, and how each is framed: as found, whole, or around a point set by hand. */
import { Crosshair } from 'lucide-react';
import { useState } from 'react';
import type { ShotFraming } from '../../../base/film/source-shots.ts';
import { SHOT_VIEWS } from '../../../contract/schemas/values.ts';
import { clock } from '../../i18n/clock.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Select } from '../../ui/fields/select.tsx';
import type { FramedSource } from './framed-source.ts';
import { type FramedOutput, ShotPoint } from './shot-point.tsx';

/** A shot and where it is seen. */
export interface ListedShot extends ShotFraming {
  /** On the clock of what is made. */
  readonly fromSec: number;
  readonly toSec: number;
  /** A moment of it that is seen, on the source's clock. */
  readonly seenSec: number;
}

export interface ShotEditing {
  /** null while the source is not known. */
  readonly source: FramedSource | null;
  readonly output: FramedOutput;
  /** Where the playhead stands, on the clock of what is made. */
  readonly timeSec: number;
  readonly onSeek: (timeSec: number) => void;
  /** Shows a shot as it would be. */
  readonly onShow: (shot: ShotFraming) => void;
  readonly onTake: (shots: readonly ShotFraming[]) => void;
}

export function ShotList({
  shots,
  disabled,
  editing: { source, output, timeSec, onSeek, onShow, onTake },
}: {
  shots: readonly ListedShot[];
  disabled: boolean;
  editing: ShotEditing;
}) {
  const { t } = useTranslate();
  /** The start of the shot whose point is being moved. */
  const [moving, setMoving] = useState<number | null>(null);
  const isSet = shots.some(({ view }) => view !== 'auto');

  const choose = (shot: ListedShot, view: string): void => {
    const center =
      view === 'point' ? { centerX: shot.centerX ?? 0.5, centerY: shot.centerY ?? 0.5 } : NO_CENTER;
    setMoving(view === 'point' ? shot.startSec : null);
    onSeek(middleOf(shot));
    onTake([{ ...framingOf(shot), view, ...center }]);
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
              onTake(
                shots.filter(({ view }) => view !== 'auto').map((shot) => ({ ...framingOf(shot), ...AUTO })),
              );
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
          const { fromSec, toSec, seenSec } = shot;
          const isOn = fromSec <= timeSec && timeSec < toSec;
          const isMoving = moving === shot.startSec && shot.view === 'point' && source !== null;
          return (
            <li
              key={shot.startSec}
              aria-current={isOn || undefined}
              className={`flex flex-col gap-2 rounded-control px-2 py-1 ${isOn ? 'bg-background' : ''}`}
            >
              <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <Button
                  tone="plain"
                  className="font-mono text-sm"
                  aria-label={t('framing.goTo', { number, from: clock(fromSec), to: clock(toSec) })}
                  onClick={() => onSeek(middleOf(shot))}
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
                        onSeek(middleOf(shot));
                      }}
                    >
                      <Crosshair size={18} aria-hidden />
                    </Button>
                  ) : null}
                  <Select
                    label={t('framing.viewOf', { number })}
                    className="w-[11rem]"
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
                  output={output}
                  timeSec={seenSec}
                  disabled={disabled}
                  onShow={({ x, y }) => onShow({ ...framingOf(shot), centerX: x, centerY: y })}
                  onTake={({ x, y }) => onTake([{ ...framingOf(shot), centerX: x, centerY: y }])}
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

function middleOf({ fromSec, toSec }: ListedShot): number {
  return (fromSec + toSec) / 2;
}

function framingOf({ fromSec: _from, toSec: _to, seenSec: _seen, ...framing }: ListedShot): ShotFraming {
  return framing;
}
