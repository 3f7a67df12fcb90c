/** Makes a spoken sentence presentable without changing what it says: fillers off, capital on, cut between words. */
import type { ClipLanguage } from './language-cues.ts';

const HESITATION = /(?:^|(?<=\s))(?:u+h*m+|u+h+|e+r+m*|h+m+|m+h*m+|e+h+m*)[,.…]?(?=\s|$)\s*/giu;
const RESTART = /(?<![\p{L}'’])(\p{L}+(?:['’]\p{L}+)?(?:\s\p{L}+(?:['’]\p{L}+)?)?),\s+\1(?![\p{L}'’])/giu;
const LEAD_IN: Readonly<Record<ClipLanguage, RegExp>> = {
  en: /^(?:(?:so|and|but|now|okay|ok|well|right|anyway|oh|yeah|yes|no|look|see|listen|because|like|actually|basically|you know|i mean)\b[,\s]+)+/iu,
  it: /^(?:(?:allora|e|ed|ma|ora|adesso|bene|beh|cioè|insomma|comunque|ecco|dunque|quindi|però|sì|no|guarda|guardate|perché|diciamo|vabbè|praticamente|poi)(?![\p{L}])[,\s]+)+/iu,
};
/** Openings that promise another clause: cut before it, a heading says so by an ellipsis. */
const PROMISE: Readonly<Record<ClipLanguage, RegExp>> = {
  en: /^(?:if|when|whenever|every time|once|while|although|even if|as soon as|because|since|unless)\b/iu,
  it: /^(?:se|quando|ogni volta|mentre|anche se|appena|siccome|dato che|finché|visto che)(?!\p{L})/iu,
};
const CLAUSE_END = /[,;:—–](?=\s)/gu;

/** The whole sentence, cleaned; empty where nothing but fillers was said. */
export function tidySentence(text: string): string {
  const once = text.replace(/\s+/gu, ' ').replace(HESITATION, '').replace(RESTART, '$1');
  const settled = once
    .replace(/\s+([,.;:!?])/gu, '$1')
    .replace(/([,;:])(?:\s*[,;:])+/gu, '$1')
    .replace(/^[\s,;:.]+/u, '')
    .trim();
  return capitalise(settled);
}

/** As a heading: lead-in words and the full stop gone, at most `maxCharacters`, cut at a clause or between words. */
export function headingFrom(text: string, maxCharacters: number, language: ClipLanguage): string {
  const tidy = tidySentence(text);
  const led = tidy.replace(LEAD_IN[language], '');
  const bare = (led.split(' ').length >= 3 ? led : tidy).replace(/[.,;:]+$/u, '');
  const cut = shortenTo(bare, PROMISE[language].test(bare) ? maxCharacters - 1 : maxCharacters);
  const isOpen = cut.length < bare.length && !cut.endsWith('…') && PROMISE[language].test(bare);
  return capitalise(isOpen ? `${cut}…` : cut);
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
  const graphemes = Array.from(new Intl.Segmenter('und').segment(text), ({ segment }) => segment);
  let kept = '';
  for (const grapheme of graphemes) {
    if (kept.length + grapheme.length > maxCharacters - 1) break;
    kept += grapheme;
  }
  return `${kept}…`;
}

function capitalise(text: string): string {
  return text.replace(
    /^([^\p{L}\p{N}]*)(\p{Ll})/u,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
}
