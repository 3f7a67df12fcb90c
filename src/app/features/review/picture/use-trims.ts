/**
 * What clips are to be trimmed to when they are accepted: until then the service knows nothing of it, and this device
 * keeps it, so that a reload loses nothing.
 */
import { useCallback, useRef, useState } from 'react';
import type { Clip } from '../../../../contract/schemas/clip.ts';
import { keepTrim, keptTrims } from '../../../parts/trim/kept-trims.ts';
import type { Span } from '../../../parts/trim/trim-geometry.ts';

export interface Trims {
  /** null where a clip stays as it was found. */
  readonly of: (clip: Clip) => Span | null;
  readonly set: (clip: Clip, span: Span) => void;
}

export function useTrims(): Trims {
  const [first] = useState<Map<string, Span>>(keptTrims);
  const spans = useRef(first);
  const [, setChanges] = useState(0);
  const of = useCallback((clip: Clip) => spans.current.get(clip.id) ?? null, []);
  const set = useCallback((clip: Clip, { startSec, endSec }: Span) => {
    if (startSec === clip.startSec && endSec === clip.endSec) spans.current.delete(clip.id);
    else spans.current.set(clip.id, { startSec, endSec });
    keepTrim(clip.id, spans.current.get(clip.id) ?? null);
    setChanges((before) => before + 1);
  }, []);
  return { of, set };
}

/** The clip as it will be accepted. */
export function asTrimmed(clip: Clip, span: Span | null): Clip {
  return span === null ? clip : { ...clip, ...span, durationSec: span.endSec - span.startSec };
}
