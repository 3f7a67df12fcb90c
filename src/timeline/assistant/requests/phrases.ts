/** Pieces of patterns that many requests share, and the words for numbers. */

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

export const CUT_EN = String.raw`\b(?:cut|remove|trim|drop|delete|take out|get rid of)\b`;
export const CUT_IT = String.raw`\b(?:taglia|togli|rimuovi|elimina|cancella|leva)\b`;
export const ADD_EN = String.raw`\b(?:add|put|show|insert|write|place)\b`;
export const ADD_IT = String.raw`\b(?:aggiungi|metti|mostra|inserisci|scrivi)\b`;

export const percentOf = (factor: number): number => Math.round(factor * 100);
export const share = (text: string | undefined): number => Number((text ?? '100').replace(',', '.')) / 100;

const NUMBERS: Readonly<Record<string, string>> = {
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
  due: '2',
  tre: '3',
  quattro: '4',
  cinque: '5',
  sei: '6',
  sette: '7',
  otto: '8',
  nove: '9',
  dieci: '10',
  quindici: '15',
  venti: '20',
  trenta: '30',
  fifteen: '15',
  twenty: '20',
  thirty: '30',
};
const NUMBER_WORDS = new RegExp(String.raw`\b(?:${Object.keys(NUMBERS).join('|')})\b`, 'g');

/** Lower case, single spaces, number words as digits; what stands in quotes keeps its words. */
export function normalised(clause: string): string {
  return clause
    .toLowerCase()
    .replace(/[’`]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
    .split(/("[^"]*"|“[^”]*”|«[^»]*»)/)
    .map((part, index) =>
      index % 2 === 1 ? part : part.replace(NUMBER_WORDS, (word) => NUMBERS[word] ?? word),
    )
    .join('');
}
