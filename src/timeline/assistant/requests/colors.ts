/** Colours as people name them. */

const WHITE = { en: 'white', it: 'bianc[oaie]|bianchi|bianche', color: '#ffffff' } as const;
const COLORS = [
  WHITE,
  { en: 'black', it: 'ner[oaie]', color: '#101219' },
  { en: 'red', it: 'ross[oaie]', color: '#ff453a' },
  { en: 'orange', it: 'arancio(?:ne|ni)?', color: '#ff9f0a' },
  { en: 'yellow', it: 'giall[oaie]', color: '#ffd60a' },
  { en: 'green', it: 'verd[ei]', color: '#30d158' },
  { en: 'blue', it: 'blu|azzurr[oaie]', color: '#0a84ff' },
  { en: 'purple|violet', it: 'viola', color: '#bf5af2' },
  { en: 'pink', it: 'rosa', color: '#ff5fa2' },
] as const;

/** Alternatives of a pattern, each language's. */
export const COLORS_EN = COLORS.map(({ en }) => en).join('|');
export const COLORS_IT = COLORS.map(({ it }) => it).join('|');

/** @param said in either language, as a pattern with the alternatives above took it */
export function colorNamed(said: string): string {
  return (COLORS.find(({ en, it }) => new RegExp(`^(?:${en}|${it})$`).test(said)) ?? WHITE).color;
}
