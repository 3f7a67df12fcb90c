/** Start and end of a composition on the sound of its source: dragged, nudged, typed, or set to the playhead. */
import { useEffect, useState } from 'react';
import type { TranscriptWord } from '../../../contract/schemas/asset.ts';
import { preciseClock } from '../../i18n/format.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { type Peaks, Waveform } from '../../parts/waveform.tsx';
import { Button } from '../../ui/button.tsx';
import { CheckField } from '../../ui/check-field.tsx';
import { TimeField } from '../../ui/time-field.tsx';
import { snapToWord, trimWindow } from './trim-geometry.ts';

export interface Span {
  readonly startSec: number;
  readonly endSec: number;
}

const SHORTEST_SEC = 1;
const NUDGE_SEC = 0.1;

export function TrimBar({
  saved,
  sourceDurationSec,
  words,
  peaks,
  playheadSec,
  onPreview,
  onApply,
}: {
  saved: Span;
  sourceDurationSec: number;
  words: readonly TranscriptWord[];
  peaks: Peaks | undefined;
  /** On the source's clock. */
  playheadSec: number;
  onPreview: (span: Span) => void;
  onApply: (span: Span) => void;
}) {
  const { t } = useTranslate();
  const [draft, setDraft] = useState<Span>(saved);
  const [snap, setSnap] = useState(true);
  useEffect(
    () => setDraft({ startSec: saved.startSec, endSec: saved.endSec }),
    [saved.startSec, saved.endSec],
  );

  const changed = draft.startSec !== saved.startSec || draft.endSec !== saved.endSec;
  const view = trimWindow(saved, sourceDurationSec);
  const at = (timeSec: number): string =>
    `${((timeSec - view.startSec) / (view.endSec - view.startSec)) * 100}%`;

  const change = (next: Span): void => {
    setDraft(next);
    onPreview(next);
  };
  const setStart = (timeSec: number, snapping = snap): void => {
    const wanted = snapping ? snapToWord(timeSec, words, 'start') : timeSec;
    change({ ...draft, startSec: Math.max(0, Math.min(wanted, draft.endSec - SHORTEST_SEC)) });
  };
  const setEnd = (timeSec: number, snapping = snap): void => {
    const wanted = snapping ? snapToWord(timeSec, words, 'end') : timeSec;
    change({
      ...draft,
      endSec: Math.min(sourceDurationSec, Math.max(wanted, draft.startSec + SHORTEST_SEC)),
    });
  };

  const edge = (label: string, value: number, set: (timeSec: number, snapping?: boolean) => void) => (
    <div className="flex flex-wrap items-center gap-1.5">
      <span className="w-[3rem] text-sm font-medium">{label}</span>
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
      <Button tone="plain" onClick={() => set(playheadSec)}>
        {t('trim.toPlayhead')}
      </Button>
    </div>
  );

  return (
    <section aria-label={t('trim.title')} className="flex flex-col gap-3">
      <div className="relative h-20 rounded-control border bg-surface">
        {peaks === undefined ? null : <Waveform data={peaks} startSec={view.startSec} endSec={view.endSec} />}
        <div className="absolute inset-y-0 left-0 bg-desk/70" style={{ width: at(draft.startSec) }} />
        <div className="absolute inset-y-0 right-0 bg-desk/70" style={{ left: at(draft.endSec) }} />
        <div className="absolute inset-y-0 w-0.5 bg-accent" style={{ left: at(playheadSec) }} />
        <Handle label={t('trim.start')} view={view} value={draft.startSec} onChange={setStart} />
        <Handle label={t('trim.end')} view={view} value={draft.endSec} onChange={setEnd} />
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        {edge(t('trim.start'), draft.startSec, setStart)}
        {edge(t('trim.end'), draft.endSec, setEnd)}
        <CheckField label={t('trim.snap')} checked={snap} onChange={setSnap} />
        <span className="flex flex-wrap items-center gap-2 sm:ml-auto">
          <span className="font-mono text-sm text-ink-soft">
            {preciseClock(draft.endSec - draft.startSec)}
          </span>
          <Button disabled={!changed} onClick={() => change(saved)}>
            {t('trim.reset')}
          </Button>
          <Button tone={changed ? 'primary' : 'quiet'} disabled={!changed} onClick={() => onApply(draft)}>
            {t('trim.apply')}
          </Button>
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
