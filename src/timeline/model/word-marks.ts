/**
 * Words that are made to stand out in captions, and lines ended after a word, by hand. They belong to the source, not
 * to a segment: a word that is cut out keeps its marks for when it comes back, and wherever it is said it has them.
 */
import type { Edit, EditWordMark } from './edit.ts';
import { EditError } from './edit-error.ts';
import type { WordMarkChange } from './edit-operation.ts';
import type { SourceWord } from './edit-words.ts';

/** @throws EditError `no_such_word` where a mark is set on a word that is not there */
export function markWords(
  edit: Edit,
  changes: readonly WordMarkChange[],
  wordsOf: (assetId: string) => readonly SourceWord[],
): Edit {
  const marks = new Map(marksByPlace(edit));
  for (const change of changes) {
    const { assetId, sourceIndex } = change;
    const isSet = change.emphasised === true || change.breaksAfter === true;
    if (isSet && !wordsOf(assetId).some(({ index }) => index === sourceIndex))
      throw new EditError('no_such_word', `There is no word ${sourceIndex} in this edit.`, {
        index: sourceIndex,
      });
    const place = placeOf(change);
    const marked = markAfter({ ...flagsOf(marks.get(place)), ...given(change) }, change);
    if (marked === null) marks.delete(place);
    else marks.set(place, marked);
  }
  return withWordMarks(edit, [...marks.values()]);
}

/** In one order, so that edits that look alike are alike. */
function withWordMarks({ wordMarks: _, ...edit }: Edit, marks: readonly EditWordMark[]): Edit {
  if (marks.length === 0) return edit;
  const byPlace = (a: EditWordMark, b: EditWordMark): number =>
    a.assetId === b.assetId ? a.sourceIndex - b.sourceIndex : a.assetId < b.assetId ? -1 : 1;
  return { ...edit, wordMarks: marks.toSorted(byPlace) };
}

/** Every word that is marked otherwise in `after`, with both of its marks as they are there. */
export function changedMarks(before: Edit, after: Edit): WordMarkChange[] {
  if (before.wordMarks === after.wordMarks) return [];
  const [was, is] = [marksByPlace(before), marksByPlace(after)];
  const places = new Map([...was, ...is]);
  return [...places].flatMap(([place, { assetId, sourceIndex }]) => {
    const [old, now] = [flagsOf(was.get(place)), flagsOf(is.get(place))];
    const isAlike = old.emphasised === now.emphasised && old.breaksAfter === now.breaksAfter;
    return isAlike ? [] : [{ assetId, sourceIndex, ...now }];
  });
}

/** False where the two edits differ in what a change is about. */
export function isMarkedAlike(change: WordMarkChange, one: Edit, other: Edit): boolean {
  const [a, b] = [one, other].map((edit) => flagsOf(marksByPlace(edit).get(placeOf(change))));
  return (['emphasised', 'breaksAfter'] as const).every(
    (flag) => change[flag] === undefined || a?.[flag] === b?.[flag],
  );
}

export type MarksOfWord = Pick<EditWordMark, 'emphasised' | 'breaksAfter'>;

/** By `placeOf`. */
export function marksByPlace({ wordMarks = [] }: Pick<Edit, 'wordMarks'>): ReadonlyMap<string, EditWordMark> {
  return new Map(wordMarks.map((mark) => [placeOf(mark), mark]));
}

export function placeOf({ assetId, sourceIndex }: Pick<EditWordMark, 'assetId' | 'sourceIndex'>): string {
  return `${assetId} ${sourceIndex}`;
}

interface Flags {
  readonly emphasised: boolean;
  readonly breaksAfter: boolean;
}

function flagsOf(mark: EditWordMark | undefined): Flags {
  return { emphasised: mark?.emphasised === true, breaksAfter: mark?.breaksAfter === true };
}

function given({ emphasised, breaksAfter }: WordMarkChange): Partial<Flags> {
  return {
    ...(emphasised === undefined ? {} : { emphasised }),
    ...(breaksAfter === undefined ? {} : { breaksAfter }),
  };
}

function markAfter(
  { emphasised, breaksAfter }: Flags,
  { assetId, sourceIndex }: WordMarkChange,
): EditWordMark | null {
  if (!emphasised && !breaksAfter) return null;
  return {
    assetId,
    sourceIndex,
    ...(emphasised ? { emphasised } : {}),
    ...(breaksAfter ? { breaksAfter } : {}),
  };
}
