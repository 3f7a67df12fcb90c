/** Words that are marked to be cut. They stay marked while other parts of the edit change around them. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { EditWord } from '../../../../timeline/model/edit-words.ts';

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
    setMarked((indexes) => (indexes.size === 0 ? indexes : followed(indexes, before, words)));
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

/** By their place in their source: another cut numbers the words of an edit anew. */
function followed(
  indexes: ReadonlySet<number>,
  before: readonly EditWord[],
  now: readonly EditWord[],
): ReadonlySet<number> {
  const name = ({ assetId, sourceIndex }: EditWord): string => `${assetId} ${sourceIndex}`;
  const names = new Set(
    [...indexes].flatMap((index) => {
      const word = before[index];
      return word === undefined ? [] : [name(word)];
    }),
  );
  return new Set(now.filter((word) => names.has(name(word))).map(({ index }) => index));
}
