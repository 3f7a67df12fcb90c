/** Writes recognised words as the user's list of names and terms writes them. Pure. */

/** Shorter words have too many neighbours to be corrected by likeness. */
const MIN_LIKE_LENGTH = 5;

/** `vocabulary` holds terms separated by commas or lines; terms of several words are matched word by word. */
export function vocabularyTerms(vocabulary: string | null): string[] {
  return (vocabulary ?? '').split(/[\s,;]+/u).filter(Boolean);
}

/** The term's spelling for the same word in other letters or one letter off; punctuation around it stays. */
export function applyVocabulary(text: string, terms: readonly string[]): string {
  const [, before = '', core = '', after = ''] = /^(\P{L}*)(.*?)(\P{L}*)$/su.exec(text) ?? [];
  const lower = core.toLocaleLowerCase();
  if (lower === '') return text;
  const same = terms.find((term) => term.toLocaleLowerCase() === lower);
  const like =
    same ??
    terms.find((term) => term.length >= MIN_LIKE_LENGTH && isOneEditAway(term.toLocaleLowerCase(), lower));
  return like ? before + like + after : text;
}

function isOneEditAway(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  return Math.max(a.length, b.length) - start - end <= 1;
}
