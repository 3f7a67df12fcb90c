/** Pieces of patterns that many requests share, and the form they are looked for in. */
import { numbersAsDigits } from '../number-words.ts';
import { timesAsSeconds } from '../spoken-times.ts';

/** A time or a number of seconds under a name, with or without its unit. */
export function time(name: string): string {
  return String.raw`(?<${name}>\d+(?::\d{2})+(?:[.,]\d+)?|\d+(?:[.,]\d+)?)(?: ?(?:seconds?|secondi|secondo|secs?|s)\b)?`;
}

export function number(name: string): string {
  return String.raw`(?<${name}>\d+(?:[.,]\d+)?)`;
}

/** Quoted text under a name, in any of the usual quotes. */
export function quoted(name: string): string {
  return `["“«](?<${name}>[^"”»]+)["”»]`;
}

export const CUT_EN = String.raw`\b(?:(?:cut|trim|take|chop|edit|clip|snip)(?: out| off| away)|cut|remove|trim|drop|delete|get rid of|erase|lose|chop|clear)\b`;
export const CUT_IT = String.raw`\b(?:taglia|togli|rimuovi|elimina|cancella|leva|butta|via)(?: via)?\b`;
export const ADD_EN = String.raw`\b(?:add|put|show|insert|write|place|overlay|include|throw in|stick)\b`;
export const ADD_IT = String.raw`\b(?:aggiungi|metti|mostra|inserisci|scrivi)\b`;

export const percentOf = (factor: number): number => Math.round(factor * 100);
export const share = (text: string | undefined): number => Number((text ?? '100').replace(',', '.')) / 100;

/** The edit as a whole, as the object of a verb. */
export const ALL_EN =
  '(?:it|this|them|everything|all of it|the (?:whole |entire |full )?(?:video|thing|edit|film|movie|clip)|(?:all|every|each)(?: of)?(?: the| my)? (?:clips?|segments?|parts?|scenes?))';
export const ALL_IT =
  "(?:tutto(?: quanto)?|tutt[ie]|(?:tutto )?(?:il|l'intero) (?:video|montaggio|film)|(?:tutt[ie] )(?:i segmenti|le clip|le parti|le scene))";

const QUOTES = /("[^"]*"|“[^”]*”|«[^»]*»)/;

/** Lower case, single spaces, numbers as digits, times as seconds; what stands in quotes keeps its words. */
export function normalised(clause: string): string {
  return normalisedParts(clause).join('');
}

/** The same, parted at quotes: every second part is one. */
export function normalisedParts(clause: string): string[] {
  return clause
    .toLowerCase()
    .replace(/[’`]/g, "'")
    .replace(/(?<=[\d\p{L}]) ?(?:percent|per cento)\b/gu, '%')
    .replace(/(?<=\d|clip|segment|part|section|scene|video)'s\b/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .split(QUOTES)
    .map((part, index) => (index % 2 === 1 ? part : timesAsSeconds(numbersAsDigits(part))));
}
