/** Start and end of a composition on the sound of its source: dragged, nudged, typed, or set to the playhead. */
import { useState } from 'react';
import type { TranscriptWord } from '../../../contract/schemas/asset.ts';
import { preciseClock } from '../../i18n/clock.ts';
import { timeInWords } from '../../i18n/time-in-words.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { Spoken } from '../../ui/assistive/spoken.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { CheckField } from '../../ui/fields/check-field.tsx';
import { arrowDirection } from '../../ui/fields/slider-keys.ts';
import { TimeField } from '../../ui/fields/time-field.tsx';
import { Changing } from '../changes/changing.tsx';
import { type Span, stepBorder, trimWindow, withEnd, withStart } from './trim-geometry.ts';
import { type Peaks, Waveform } from './waveform.tsx';

const NUDGE_SEC = 0.1;

export function TrimBar({
  saved,
  span,
  sourceDurationSec,
  words,
  peaks,
  playheadSec,
  onChange,
  onApply = null,
}: {
  saved: Span;
  /** As it is being changed. */
  span: Span;
  sourceDurationSec: number;
  words: readonly TranscriptWord[];
  peaks: Peaks | undefined;
  /** On the source's clock. */
  playheadSec: number;
  onChange: (span: Span) => void;
  /** null where a change needs no saving by itself. */
  onApply?: ((span: Span) => void) | null;
}) {
  const { t, locale } = useTranslate();
  const [snap, setSnap] = useState(true);
  // By a button, whose own name says nothing of where that led; sliders and fields tell their value.
  const [pressed, setPressed] = useState<readonly ('start' | 'end')[]>([]);

  const changed = span.startSec !== saved.startSec || span.endSec !== saved.endSec;
  const view = trimWindow(saved, sourceDurationSec);
  const at = (timeSec: number): string =>
    `${((timeSec - view.startSec) / (view.endSec - view.startSec)) * 100}%`;

  const said = pressed.map((edge) =>
    t('trim.edgeAt', {
      edge: t(`trim.${edge}`),
      at: timeInWords(edge === 'start' ? span.startSec : span.endSec, locale),
    }),
  );
  const within = (snapping: boolean) => ({ durationSec: sourceDurationSec, words: snapping ? words : [] });
  const move = (side: 'start' | 'end', timeSec: number, snapping: boolean): void => {
    setPressed([]);
    onChange((side === 'start' ? withStart : withEnd)(span, timeSec, within(snapping)));
  };

  const edge = (side: 'start' | 'end', value: number) => {
    const label = t(`trim.${side}`);
    const press = (timeSec: number, snapping: boolean): void => {
      move(side, timeSec, snapping);
      setPressed([side]);
    };
    return (
      <div className="flex flex-wrap items-center gap-1.5">
        <span className="min-w-[3rem] text-sm font-medium">{label}</span>
        <Button
          aria-label={t('trim.earlier', { edge: label })}
          onClick={() => press(value - NUDGE_SEC, false)}
        >
          −
        </Button>
        <TimeField
          label={t('trim.typed', { edge: label })}
          valueSec={value}
          onChange={(sec) => move(side, sec, false)}
        />
        <Button aria-label={t('trim.later', { edge: label })} onClick={() => press(value + NUDGE_SEC, false)}>
          +
        </Button>
        <Button
          tone="plain"
          aria-label={t('trim.edgeToPlayhead', { edge: label })}
          onClick={() => press(playheadSec, snap)}
        >
          {t('trim.toPlayhead')}
        </Button>
      </div>
    );
  };
  const handle = (side: 'start' | 'end', value: number) => (
    <Handle
      label={t(`trim.${side}`)}
      view={view}
      value={value}
      onChange={(timeSec) => move(side, timeSec, snap)}
      onArrow={(by) => move(side, stepBorder(value, by, within(snap).words, side), false)}
    />
  );

  return (
    <section aria-label={t('trim.title')} className="flex flex-col gap-3">
      <div className="relative h-20 rounded-control border bg-surface">
        {peaks === undefined ? null : <Waveform data={peaks} startSec={view.startSec} endSec={view.endSec} />}
        <div className="absolute inset-y-0 left-0 bg-background/70" style={{ width: at(span.startSec) }} />
        <div className="absolute inset-y-0 right-0 bg-background/70" style={{ left: at(span.endSec) }} />
        <div className="absolute inset-y-0 w-0.5 bg-accent" style={{ left: at(playheadSec) }} />
        {handle('start', span.startSec)}
        {handle('end', span.endSec)}
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        {edge('start', span.startSec)}
        {edge('end', span.endSec)}
        <CheckField label={t('trim.snap')} checked={snap} onChange={setSnap} />
        <span className="flex flex-wrap items-center gap-2 sm:ml-auto">
          <span className="font-mono text-sm text-ink-soft">{preciseClock(span.endSec - span.startSec)}</span>
          <Button
            disabled={!changed}
            onClick={() => {
              setPressed(['start', 'end']);
              onChange(saved);
            }}
          >
            {t('trim.reset')}
          </Button>
          {onApply === null ? null : (
            <Changing>
              <Button tone={changed ? 'primary' : 'quiet'} disabled={!changed} onClick={() => onApply(span)}>
                {t('trim.apply')}
              </Button>
            </Changing>
          )}
        </span>
      </div>
      <Spoken text={said.join(', ')} />
    </section>
  );
}

/** A slider that looks like the edge it moves. */
function Handle({
  label,
  view,
  value,
  onChange,
  onArrow,
}: {
  label: string;
  view: Span;
  value: number;
  onChange: (timeSec: number) => void;
  onArrow: (by: 1 | -1) => void;
}) {
  const { locale } = useTranslate();
  return (
    <input
      type="range"
      aria-label={label}
      aria-valuetext={timeInWords(value, locale)}
      min={view.startSec}
      max={view.endSec}
      step={0.05}
      value={value}
      onChange={(event) => onChange(Number(event.target.value))}
      onKeyDown={(event) => {
        const by = arrowDirection(event);
        if (by === undefined) return;
        event.preventDefault();
        onArrow(by);
      }}
      className="trim-handle absolute inset-0 size-full"
    />
  );
}
