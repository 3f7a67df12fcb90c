/**
 * What was changed by hand on a built composition, carried over to its next build. Pure: three states in (as it was
 * built, as it is now, as it would be built next), one state out, with what was kept and what no longer applies.
 */
import type { CompositionWord } from '../../../media/captions/composition-words.ts';
import type { BuiltState } from './composition-state.ts';

/** Changes by hand, counted. */
export interface HandEdits {
  readonly title: boolean;
  readonly captionStyle: boolean;
  readonly words: number;
  readonly shots: number;
}

export interface CarriedEdits {
  readonly kept: HandEdits;
  readonly lost: HandEdits;
  /** What only the build can tell; left out where all is known. */
  readonly open?: HandEdits;
}

/** What a build decides of the things that hands can change; `words` null where they are known only by building. */
export interface NextBuild {
  readonly captionStyle: string | null;
  readonly words: readonly Pick<CompositionWord, 'text'>[] | null;
  /** Whether the same video fills the picture, so that its shots can be framed as before; null where building tells. */
  readonly sameFraming: boolean | null;
}

/** Edits of a word, with what stood there when it was built. */
interface WordEdit {
  readonly index: number;
  readonly builtText: string;
  /** As it is now. */
  readonly word: CompositionWord;
}

/** @returns what would be kept and lost by building `next`, and what cannot be told before */
export function foreseeEdits(built: BuiltState, now: BuiltState, next: NextBuild): CarriedEdits {
  const words = wordEdits(built, now);
  const placeOf = next.words === null ? null : placesIn(next.words, built.words);
  const keptWords = placeOf === null ? words : words.filter((edit) => placeOf(edit) !== null);
  const restyled = now.captionStyle !== built.captionStyle;
  // A style that was chosen for the next build is the later word.
  const keepsStyle = restyled && next.captionStyle === built.captionStyle;
  const shots = now.shotsSet?.length ?? 0;
  return {
    kept: {
      title: now.title !== built.title,
      captionStyle: keepsStyle,
      words: keptWords.length,
      shots: next.sameFraming === true ? shots : 0,
    },
    lost: {
      title: false,
      captionStyle: restyled && !keepsStyle && next.captionStyle !== now.captionStyle,
      words: words.length - keptWords.length,
      shots: next.sameFraming === false ? shots : 0,
    },
    ...(next.sameFraming === null && shots > 0
      ? { open: { title: false, captionStyle: false, words: 0, shots } }
      : {}),
  };
}

/** `next` as it is built, with everything on it that was changed by hand before and still applies. */
export function carryEdits(
  built: BuiltState,
  now: BuiltState,
  next: BuiltState,
  sameFraming: boolean,
): BuiltState {
  const { captionStyle, words } = next;
  const { kept } = foreseeEdits(built, now, { captionStyle, words, sameFraming });
  const edits = new Map<number, WordEdit>();
  const placeOf = placesIn(words, built.words);
  for (const edit of wordEdits(built, now)) {
    const place = placeOf(edit);
    if (place !== null) edits.set(place, edit);
  }
  return {
    ...next,
    title: kept.title ? now.title : next.title,
    captionStyle: kept.captionStyle ? now.captionStyle : next.captionStyle,
    ...(now.speakerColors === true ? { speakerColors: true } : {}),
    ...(now.brand === undefined ? {} : { brand: now.brand }),
    ...(now.captionDetails === undefined ? {} : { captionDetails: now.captionDetails }),
    words: next.words.map((word, index) => {
      const edit = edits.get(index);
      return edit === undefined ? word : withEdit(word, edit.word);
    }),
    ...(kept.shots > 0 && now.shotsSet !== undefined ? { shotsSet: now.shotsSet } : {}),
  };
}

function withEdit(
  word: CompositionWord,
  { text, hidden, emphasised, breaksAfter }: CompositionWord,
): CompositionWord {
  return {
    ...word,
    ...{ text, hidden },
    ...(emphasised === true ? { emphasised } : {}),
    ...(breaksAfter === true ? { breaksAfter } : {}),
  };
}

function wordEdits(built: BuiltState, now: BuiltState): WordEdit[] {
  return now.words.flatMap((word, index) => {
    const before = built.words[index];
    return before === undefined || isSame(before, word) ? [] : [{ index, builtText: before.text, word }];
  });
}

function isSame(a: CompositionWord, b: CompositionWord): boolean {
  return (
    a.text === b.text &&
    a.hidden === b.hidden &&
    a.emphasised === b.emphasised &&
    a.breaksAfter === b.breaksAfter
  );
}

type Said = Pick<CompositionWord, 'text'>;

/**
 * Where an edited word is said in the next build: at its old place where the same word stands there, else at the same
 * one of its repetitions, as long as it is said as often as before. null where it cannot be told.
 */
function placesIn(next: readonly Said[], built: readonly Said[]): (edit: WordEdit) => number | null {
  const [before, after] = [placesByText(built), placesByText(next)];
  const repetitionAt = new Map<number, number>();
  for (const places of before.values())
    for (const [repetition, index] of places.entries()) repetitionAt.set(index, repetition);
  return ({ index, builtText }) => {
    if (built.length === next.length && next[index]?.text === builtText) return index;
    const places = after.get(builtText) ?? [];
    if (places.length !== before.get(builtText)?.length) return null;
    return places[repetitionAt.get(index) ?? -1] ?? null;
  };
}

function placesByText(words: readonly Said[]): ReadonlyMap<string, readonly number[]> {
  const places = new Map<string, number[]>();
  for (const [index, { text }] of words.entries()) {
    const known = places.get(text);
    if (known === undefined) places.set(text, [index]);
    else known.push(index);
  }
  return places;
}
