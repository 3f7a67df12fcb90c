/** Writes recognised words as the user's list of names and terms writes them. Pure. */

/** Shorter words have too many neighbours to be corrected by likeness. */
const MIN_LIKE_LENGTH = 5;

/** `vocabulary` holds terms separated by commas or lines; terms of several words are matched word by word. */
export function vocabularyTerms(vocabulary: string | null): string[] {
  return vocabulary?.match(/[^\s,;]+/gu) ?? [];
}

/** The term's spelling for the same word in other letters or one letter off; punctuation around it stays. */
export function applyVocabulary(text: string, terms: readonly string[]): string {
  const [, before = '', core = '', after = ''] = /^([^\p{L}\p{N}]*)(.*?)([^\p{L}\p{N}]*)$/su.exec(text) ?? [];
  const lower = core.toLocaleLowerCase();
  const same = terms.find((term) => term.toLocaleLowerCase() === lower);
  const like =
    same ??
    terms.find((term) => term.length >= MIN_LIKE_LENGTH && isOneEditAway(term.toLocaleLowerCase(), lower));
  return like ? before + like + after : text;
}

/** Of words that differ: one letter is another one, too many or missing. Numbers are meant as they were heard. */
function isOneEditAway(a: string, b: string): boolean {
  if (numbersIn(a) !== numbersIn(b)) return false;
  let same = 0;
  while (a[same] === b[same]) same += 1;
  const [ofA, ofB] = [a.slice(same), b.slice(same)];
  return ofA.slice(1) === ofB.slice(1) || ofA === ofB.slice(1) || ofA.slice(1) === ofB;
}

function numbersIn(text: string): string {
  return text.replace(/\P{N}/gu, '');
}
