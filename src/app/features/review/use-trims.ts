/**
 * What clips are to be trimmed to when they are accepted: until then the service knows nothing of it, and this device
 * keeps it, so that a reload loses nothing.
 */
import { useCallback, useRef, useState } from 'react';
import { keepOnDevice } from '../../../base/keep-on-device.ts';
import type { Clip } from '../../../contract/schemas/clip.ts';
import type { Span } from '../../parts/trim/trim-geometry.ts';

export interface Trims {
  /** null where a clip stays as it was found. */
  readonly of: (clip: Clip) => Span | null;
  readonly set: (clip: Clip, span: Span) => void;
}

export function useTrims(): Trims {
  const [first] = useState(readKept);
  const spans = useRef(first);
  const [, setChanges] = useState(0);
  const of = useCallback((clip: Clip) => spans.current.get(clip.id) ?? null, []);
  const set = useCallback((clip: Clip, { startSec, endSec }: Span) => {
    if (startSec === clip.startSec && endSec === clip.endSec) spans.current.delete(clip.id);
    else spans.current.set(clip.id, { startSec, endSec });
    keep(clip.id, spans.current.get(clip.id) ?? null);
    setChanges((before) => before + 1);
  }, []);
  return { of, set };
}

const KEY = 'cliproom.trims';
/** Of the clips trimmed last; older ones are forgotten. */
const KEPT_MAX = 200;

type Kept = readonly (readonly [clipId: string, span: Span])[];

/** Read again before it is written: other tabs trim other clips. */
function keep(clipId: string, span: Span | null): void {
  const others = [...readKept()].filter(([id]) => id !== clipId);
  const all: Kept = span === null ? others : [[clipId, span], ...others];
  keepOnDevice(KEY, JSON.stringify(all.slice(0, KEPT_MAX)));
}

function readKept(): Map<string, Span> {
  try {
    return new Map(JSON.parse(localStorage.getItem(KEY) ?? '[]') as Kept);
  } catch {
    // Somebody else wrote there.
    return new Map();
  }
}

/** The clip as it will be accepted. */
export function asTrimmed(clip: Clip, span: Span | null): Clip {
  return span === null ? clip : { ...clip, ...span, durationSec: span.endSec - span.startSec };
}
