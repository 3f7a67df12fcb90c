/** Start and end of a composition on the sound of its source: dragged, nudged, typed, or set to the playhead. */
import { useState } from 'react';
import type { TranscriptWord } from '../../../contract/schemas/asset.ts';
import { preciseClock } from '../../i18n/clock.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { Button } from '../../ui/button.tsx';
import { CheckField } from '../../ui/check-field.tsx';
import { TimeField } from '../../ui/time-field.tsx';
import { Changing } from '../changing.tsx';
import { type Peaks, Waveform } from '../waveform.tsx';
import { type Span, trimWindow, withEnd, withStart } from './trim-geometry.ts';

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
  const { t } = useTranslate();
  const [snap, setSnap] = useState(true);

  const changed = span.startSec !== saved.startSec || span.endSec !== saved.endSec;
  const view = trimWindow(saved, sourceDurationSec);
  const at = (timeSec: number): string =>
    `${((timeSec - view.startSec) / (view.endSec - view.startSec)) * 100}%`;

  const within = (snapping: boolean) => ({ durationSec: sourceDurationSec, words: snapping ? words : [] });
  const setStart = (timeSec: number, snapping = snap): void =>
    onChange(withStart(span, timeSec, within(snapping)));
  const setEnd = (timeSec: number, snapping = snap): void =>
    onChange(withEnd(span, timeSec, within(snapping)));

  const edge = (label: string, value: number, set: (timeSec: number, snapping?: boolean) => void) => (
    <div className="flex flex-wrap items-center gap-1.5">
      <span className="min-w-[3rem] text-sm font-medium">{label}</span>
      <Button aria-label={t('trim.earlier', { edge: label })} onClick={() => set(value - NUDGE_SEC, false)}>
        −
      </Button>
      <TimeField
        label={t('trim.typed', { edge: label })}
        valueSec={value}
        onChange={(sec) => set(sec, false)}
      />
      <Button aria-label={t('trim.later', { edge: label })} onClick={() => set(value + NUDGE_SEC, false)}>
        +
      </Button>
      <Button
        tone="plain"
        aria-label={t('trim.edgeToPlayhead', { edge: label })}
        onClick={() => set(playheadSec)}
      >
        {t('trim.toPlayhead')}
      </Button>
    </div>
  );

  return (
    <section aria-label={t('trim.title')} className="flex flex-col gap-3">
      <div className="relative h-20 rounded-control border bg-surface">
        {peaks === undefined ? null : <Waveform data={peaks} startSec={view.startSec} endSec={view.endSec} />}
        <div className="absolute inset-y-0 left-0 bg-background/70" style={{ width: at(span.startSec) }} />
        <div className="absolute inset-y-0 right-0 bg-background/70" style={{ left: at(span.endSec) }} />
        <div className="absolute inset-y-0 w-0.5 bg-accent" style={{ left: at(playheadSec) }} />
        <Handle label={t('trim.start')} view={view} value={span.startSec} onChange={setStart} />
        <Handle label={t('trim.end')} view={view} value={span.endSec} onChange={setEnd} />
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        {edge(t('trim.start'), span.startSec, setStart)}
        {edge(t('trim.end'), span.endSec, setEnd)}
        <CheckField label={t('trim.snap')} checked={snap} onChange={setSnap} />
        <span className="flex flex-wrap items-center gap-2 sm:ml-auto">
          <span className="font-mono text-sm text-ink-soft">{preciseClock(span.endSec - span.startSec)}</span>
          <Button disabled={!changed} onClick={() => onChange(saved)}>
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
    </section>
  );
}

/** A slider that looks like the edge it moves. */
function Handle({
  label,
  view,
  value,
  onChange,
}: {
  label: string;
  view: Span;
  value: number;
  onChange: (timeSec: number) => void;
}) {
  return (
    <input
      type="range"
      aria-label={label}
      aria-valuetext={preciseClock(value)}
      min={view.startSec}
      max={view.endSec}
      step={0.05}
      value={value}
      onChange={(event) => onChange(Number(event.target.value))}
      className="trim-handle absolute inset-0 size-full"
    />
  );
}
