/** A thing has one name on all screens, and none that only we know: what texts have said for it and say no longer. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SHOWN_PROBLEMS } from '../../contract/problems/problem-tables.ts';

const FORMER = {
  en: [
    /\bstudio\b/,
    /\bfilms?\b/,
    /\blistening\b/,
    /assistant turn/i,
    /\bheard (by|so far)\b/i,
    /words that were heard/,
    /\bwas read\b/,
    /\bOff until\b/,
    /\bNot read\b/,
    /\bby rule\b/,
    /\(usual\)/,
    /stands here/,
  ],
  it: [
    /\blo studio\b/i,
    /\bl’ascolto\b/,
    /hai rifiutato|\brifiuti\b|# rifiutat/,
    /turn[oi] dell’assistente/i,
    /parole (ascoltate|sentite)/i,
    /\b[Nn]on ancora letto\b/,
    /era già stato letto/,
    /“\{name\}”/,
  ],
};

/** English problems are said as the contract does where the catalog has no text of its own. */
function textsIn(language: 'en' | 'it'): [id: string, text: string][] {
  const folder = join(import.meta.dirname, language);
  const parts = readdirSync(folder).filter((name) => name.endsWith('.json'));
  const texts = parts.map((name): object => JSON.parse(readFileSync(join(folder, name), 'utf8')));
  return Object.entries(Object.assign({}, language === 'en' ? SHOWN_PROBLEMS : {}, ...texts));
}

describe('the texts', () => {
  it.each(['en', 'it'] as const)('have one name for a thing (%s)', (language) => {
    const former = textsIn(language).filter(([, text]) => FORMER[language].some((name) => name.test(text)));
    expect(former).toEqual([]);
  });
});
