/** Words that are marked to be cut. They stay marked while other parts of the edit change around them. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { EditWord } from '../../../../timeline/model/edit-words.ts';
import { sameWords } from '../../../../timeline/model/same-words.ts';

const NONE: ReadonlySet<number> = new Set();

export interface MarkedWords {
  readonly marked: ReadonlySet<number>;
  /** Marks all of them, or takes the mark off where all of them have it. */
  readonly toggle: (indexes: readonly number[]) => void;
  readonly clear: () => void;
}

export function useMarkedWords(words: readonly EditWord[]): MarkedWords {
  const [marked, setMarked] = useState(NONE);
  const known = useRef(words);
  useEffect(() => {
    const before = known.current;
    known.current = words;
    if (before === words) return;
    setMarked((indexes) => (indexes.size === 0 ? indexes : new Set(sameWords(indexes, before, words))));
  }, [words]);
  const toggle = useCallback(
    (indexes: readonly number[]) =>
      setMarked((now) => {
        const next = new Set(now);
        const allMarked = indexes.every((index) => now.has(index));
        for (const index of indexes) {
          if (allMarked) next.delete(index);
          else next.add(index);
        }
        return next;
      }),
    [],
  );
  return { marked, toggle, clear: useCallback(() => setMarked(NONE), []) };
}
