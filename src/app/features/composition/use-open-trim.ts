/** The trim of a composition while it is tried out: kept on this device until it is applied or given up. */
import { useCallback, useRef, useState } from 'react';
import type { Composition } from '../../../contract/schemas/composition.ts';
import { keepTrim, keptTrims } from '../../parts/trim/kept-trims.ts';
import type { Span } from '../../parts/trim/trim-geometry.ts';

export interface OpenTrim {
  /** null while the composition is shown as it is saved. */
  readonly span: Span | null;
  readonly set: (span: Span | null) => void;
  /** It is the saved one: shown as such, but for what was moved on meanwhile. */
  readonly saved: (span: Span) => void;
}

export function useOpenTrim({ id, source }: Composition): OpenTrim {
  const [span, setSpan] = useState(() => (source === null ? null : keptFor(id, source)));
  const latest = useRef(span);
  const set = useCallback(
    (next: Span | null) => {
      const open = next === null || source === null || isSame(next, source) ? null : next;
      latest.current = open;
      setSpan(open);
      // At once: what is set while the page goes must not wait for anything.
      keepTrim(id, open === null || source === null ? null : { ...open, of: spanOf(source) });
    },
    [id, source],
  );
  const saved = useCallback(
    (done: Span) => {
      const now = latest.current;
      if (now === null || isSame(now, done)) set(null);
      else keepTrim(id, { ...now, of: spanOf(done) });
    },
    [id, set],
  );
  return { span, set, saved };
}

/** Trimmed by somebody else meanwhile, it is left as they trimmed it. */
function keptFor(id: string, source: Span): Span | null {
  const kept = keptTrims().get(id);
  return kept?.of === undefined || !isSame(kept.of, source) ? null : spanOf(kept);
}

function spanOf({ startSec, endSec }: Span): Span {
  return { startSec, endSec };
}

function isSame(a: Span, b: Span): boolean {
  return a.startSec === b.startSec && a.endSec === b.endSec;
}
