/** How well what was said was heard: which words were, and how many were changed, lost or added. Pure. */

/** For each word that was said how many were changed, lost or added; above 1 where more was heard than said. */
export function wordErrorRate(said: string, heard: string): number {
  const [reference, guess] = [bareWords(said), bareWords(heard)];
  const { errors } = align(reference, guess);
  return reference.length === 0 ? errors : errors / reference.length;
}

/** Places of the words that were heard as they were said, in both. */
export function heardAsSaid(said: readonly string[], heard: readonly string[]): [number, number][] {
  const bare = (words: readonly string[]): string[] => words.map((word) => bareWords(word).join(''));
  return align(bare(said), bare(heard)).same;
}

/** Without capitals and punctuation. */
export function bareWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? [];
}

/** The least changes from one to the other (Levenshtein, by words). */
function align(
  said: readonly string[],
  heard: readonly string[],
): { errors: number; same: [number, number][] } {
  const rows = Array.from({ length: said.length + 1 }, (_, i) =>
    Array.from({ length: heard.length + 1 }, (_, j) => (i === 0 ? j : i)),
  );
  const errorsAt = (i: number, j: number): number => rows[i]?.[j] ?? 0;
  for (let i = 1; i <= said.length; i += 1)
    for (let j = 1; j <= heard.length; j += 1)
      (rows[i] as number[])[j] = Math.min(
        errorsAt(i - 1, j) + 1,
        errorsAt(i, j - 1) + 1,
        errorsAt(i - 1, j - 1) + (said[i - 1] === heard[j - 1] ? 0 : 1),
      );
  const same: [number, number][] = [];
  for (let i = said.length, j = heard.length; i > 0 && j > 0; ) {
    const isSame = said[i - 1] === heard[j - 1];
    if (errorsAt(i, j) === errorsAt(i - 1, j - 1) + (isSame ? 0 : 1)) {
      i -= 1;
      j -= 1;
      if (isSame) same.unshift([i, j]);
    } else if (errorsAt(i, j) === errorsAt(i - 1, j) + 1) i -= 1;
    else j -= 1;
  }
  return { errors: errorsAt(said.length, heard.length), same };
}
