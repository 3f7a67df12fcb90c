/** Makes the sentences of `told-sentences.ts` and reads them back. */
import { fillSentence, type GivenFor, type SentenceValues } from './fill-sentence.ts';
import { TOLD_SENTENCES, type ToldCode } from './told-sentences.ts';

/** A sentence as data. A value that is itself such a sentence is given as one. */
export interface Told {
  readonly code: ToldCode;
  readonly values: Readonly<Record<string, string | Told>>;
}

export function sayTold<Code extends ToldCode>(
  code: Code,
  ...[given]: GivenFor<(typeof TOLD_SENTENCES)[Code]>
): string {
  const values: SentenceValues = given ?? {};
  return fillSentence(TOLD_SENTENCES[code], values);
}

/** null for a sentence that is not in the table. */
export function readTold(sentence: string | null): Told | null {
  if (sentence === null) return null;
  for (const { code, pattern } of PATTERNS) {
    const found = pattern.exec(sentence);
    if (found === null) continue;
    const values = Object.entries(found.groups ?? {});
    return {
      code,
      values: Object.fromEntries(values.map(([name, value]) => [name, readTold(value) ?? value])),
    };
  }
  return null;
}

const VALUE = /\{(\w+)\}/g;

/** Most words first, so that a sentence that could be read as another one with a long value is read as itself. */
const PATTERNS = (Object.keys(TOLD_SENTENCES) as ToldCode[])
  .toSorted((a, b) => fixedLength(b) - fixedLength(a))
  .map((code) => {
    const [first = '', ...rest] = TOLD_SENTENCES[code].split(VALUE);
    const parts = rest.map((part, at) => (at % 2 === 0 ? `(?<${part}>.*?)` : escaped(part)));
    return { code, pattern: new RegExp(`^${escaped(first)}${parts.join('')}$`, 's') };
  });

function fixedLength(code: ToldCode): number {
  return TOLD_SENTENCES[code].replace(VALUE, '').length;
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
