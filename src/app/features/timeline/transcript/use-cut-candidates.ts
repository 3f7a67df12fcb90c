/** What could be cut from an edit: filler words and pauses, each with the words around it. */
import { useMemo } from 'react';
import type { Silence } from '../../../../base/film/find-silences.ts';
import { joinWords } from '../../../../base/text/word-joining.ts';
import type { Asset } from '../../../../contract/schemas/asset.ts';
import type { EditView } from '../../../../timeline/geometry/edit-view.ts';
import { cutOfWords } from '../../../../timeline/model/cut-sound.ts';
import { durationOf } from '../../../../timeline/model/edit.ts';
import type { EditOperation } from '../../../../timeline/model/edit-operation.ts';
import { type Pause, pausesOf, shortenPauses } from '../../../../timeline/model/pauses.ts';
import { fillersOf } from '../../../../timeline/words/fillers.ts';
import { indexesIn, rangesOf, spanOfRange, type WordRange } from '../../../../timeline/words/word-range.ts';
import { useQuiet } from '../use-quiet.ts';
import type { Candidate } from './cut-review.tsx';

export type Sought = 'fillers' | 'pauses';

interface Found {
  readonly candidates: readonly Candidate[];
  readonly spanOf: (id: string) => { startSec: number; endSec: number } | undefined;
  readonly operationsFor: (ids: ReadonlySet<string>) => EditOperation[];
  /** Loudness that could not be read. */
  readonly error: unknown;
  readonly isReading: boolean;
}

/** Of a pause that is shortened this much stays. */
export const KEPT_SEC = 0.2;
const CONTEXT_WORDS = 3;
const NOTHING = { candidates: [], spanOf: () => undefined, operationsFor: () => [] };

export function useCutCandidates(
  view: EditView,
  assets: ReadonlyMap<string, Asset>,
  sought: Sought | null,
  leastPauseSec: number,
): Found {
  const { quiet, error, isReading } = useQuiet(assets, sought === 'pauses');
  const found = useMemo(() => {
    if (sought === null) return NOTHING;
    return sought === 'fillers' ? foundFillers(view) : foundPauses(view, quiet, leastPauseSec);
  }, [view, sought, quiet, leastPauseSec]);
  return { ...found, error, isReading };
}

function around({ words }: EditView, first: number, last: number) {
  const text = (from: number, to: number): string =>
    joinWords(words.slice(Math.max(0, from), to).map((word) => word.text));
  return { before: text(first - CONTEXT_WORDS, first), after: text(last + 1, last + 1 + CONTEXT_WORDS) };
}

function foundFillers(view: EditView) {
  const { words, edit } = view;
  const durationSec = durationOf(edit);
  const ranges = new Map(
    rangesOf(fillersOf(words)).map((range): [string, WordRange] => [`word ${range.first}`, range]),
  );
  const operationsFor = (ids: ReadonlySet<string>): EditOperation[] => {
    const wordIndexes = [...ranges].flatMap(([id, range]) => (ids.has(id) ? indexesIn(range) : []));
    return wordIndexes.length === 0 ? [] : [{ type: 'remove_words', wordIndexes }];
  };
  const candidates = [...ranges].map(([id, range]): Candidate => {
    const cut = cutOfWords(words, range.first, range.last);
    return {
      id,
      startSec: spanOfRange(words, range).startSec,
      savesSec: Math.min(cut.endSec, durationSec) - cut.startSec,
      cut: joinWords(words.slice(range.first, range.last + 1).map((word) => word.text)),
      ...around(view, range.first, range.last),
    };
  });
  const spanOf = (id: string) => {
    const range = ranges.get(id);
    return range === undefined ? undefined : spanOfRange(words, range);
  };
  return { candidates, spanOf, operationsFor };
}

function foundPauses(view: EditView, quiet: ReadonlyMap<string, readonly Silence[]>, leastPauseSec: number) {
  const all = pausesOf(view, (assetId) => quiet.get(assetId) ?? [], Math.max(leastPauseSec, KEPT_SEC + 0.05));
  const pauses = new Map(all.map((pause): [string, Pause] => [`pause ${pause.startSec}`, pause]));
  return {
    candidates: [...pauses].map(
      ([id, { startSec, endSec, afterWord }]): Candidate => ({
        id,
        startSec,
        savesSec: endSec - startSec - KEPT_SEC,
        cut: '…',
        ...around(view, afterWord + 1, afterWord),
      }),
    ),
    spanOf: (id: string) => pauses.get(id),
    operationsFor: (ids: ReadonlySet<string>) =>
      shortenPauses(
        [...pauses].flatMap(([id, pause]) => (ids.has(id) ? [pause] : [])),
        KEPT_SEC,
      ),
  };
}
