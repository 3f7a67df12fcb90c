/** Makes a spoken sentence presentable without changing what it says: fillers off, capital on, cut between words. */
import type { Cues } from './languages/language-cues.ts';
import { countWords } from './languages/spoken-words.ts';

const RESTART = /(?<![\p{L}'’])(\p{L}+(?:['’]\p{L}+)?(?:\s\p{L}+(?:['’]\p{L}+)?)?),\s+\1(?![\p{L}'’])/giu;
/** Looked for where it begins: a run of such signs inside of a word would be gone through from each of them. */
const END_SIGNS = /(?<![.,;:。、，；：])[.,;:。、，；：]+$/u;
const CLAUSE_END = /[,;:—–](?=\s)|[、，；：]/gu;

/** The whole sentence, cleaned; empty where nothing but fillers was said. */
export function tidySentence(text: string, { hesitation, language }: Cues): string {
  const once = text.replace(/\s+/gu, ' ').replace(hesitation, '').replace(RESTART, '$1');
  const settled = once
    .replace(language === 'fr' ? /\s+([,.])/gu : /\s+([,.;:!?])/gu, '$1')
    .replace(/([,;:])(?:\s*[,;:])+/gu, '$1')
    .replace(/^[\s,;:.]+/u, '')
    .trim();
  return capitalise(settled, language);
}

/** As a heading: lead-in words and the full stop gone, at most `maxCharacters`, cut at a clause or between words. */
export function headingFrom(text: string, maxCharacters: number, cues: Cues): string {
  const tidy = tidySentence(text, cues);
  const led = tidy.replace(cues.leadIn, '');
  const bare = (countWords(led) >= 3 ? led : tidy).replace(END_SIGNS, '');
  const promises = cues.promise.test(bare);
  const cut = shortenTo(bare, promises ? maxCharacters - 1 : maxCharacters);
  const isOpen = promises && cut.length < bare.length && !cut.endsWith('…');
  return capitalise(withoutLoneSign(isOpen ? `${cut}…` : cut), cues.language);
}

/** Spanish opens questions with a sign, too; what was cut has lost the one that closes them. */
function withoutLoneSign(heading: string): string {
  return /[?!]/u.test(heading) ? heading : heading.replace(/^[¿¡]/u, '');
}

/** The text itself where it fits, else up to a clause end past the middle, else whole words and an ellipsis. */
export function shortenTo(text: string, maxCharacters: number): string {
  if (text.length <= maxCharacters) return text;
  const clause = Array.from(text.matchAll(CLAUSE_END), ({ index }) => index)
    .filter((index) => index <= maxCharacters && index >= maxCharacters * 0.4)
    .at(-1);
  if (clause !== undefined) return text.slice(0, clause);
  const cut = text.lastIndexOf(' ', maxCharacters - 1);
  if (cut > 0) return `${text.slice(0, cut).replace(/[\s,;:.!?—–-]+$/u, '')}…`;
  let kept = '';
  // No more of a word without end than can be kept.
  for (const { segment: grapheme } of new Intl.Segmenter('und').segment(text.slice(0, maxCharacters))) {
    if (kept.length + grapheme.length > maxCharacters - 1) break;
    kept += grapheme;
  }
  return `${kept}…`;
}

function capitalise(text: string, language: string): string {
  return text.replace(
    /^([^\p{L}\p{N}]*)(\p{Ll})/u,
    // Turkish has two letters i, each with a capital of its own.
    (_, before: string, letter: string) =>
      before + (language === 'tr' ? letter.toLocaleUpperCase('tr') : letter.toUpperCase()),
  );
}
