/** Reads a sentence back with the table it was made of. For rows of older versions only. */

export interface SentenceRead<Code extends string> {
  readonly code: Code;
  readonly values: readonly (readonly [name: string, text: string])[];
}

const VALUE = /\{(\w+)\}/g;

/** The reader answers null for a sentence that is not of the table. */
export function sentenceReader<Code extends string>(
  table: Readonly<Record<Code, string>>,
): (sentence: string) => SentenceRead<Code> | null {
  let patterns: readonly { readonly code: Code; readonly pattern: RegExp }[] | null = null;
  return (sentence) => {
    // Most starts read nothing of the kind.
    patterns ??= patternsOf(table);
    for (const { code, pattern } of patterns) {
      const found = pattern.exec(sentence);
      if (found !== null) return { code, values: Object.entries(found.groups ?? {}) };
    }
    return null;
  };
}

/** Most words first, so that a sentence that could be read as another one with a long value is read as itself. */
function patternsOf<Code extends string>(table: Readonly<Record<Code, string>>) {
  return (Object.entries(table) as [Code, string][])
    .toSorted(([, a], [, b]) => fixedLength(b) - fixedLength(a))
    .map(([code, sentence]) => {
      const [first = '', ...rest] = sentence.split(VALUE);
      const parts = rest.map((part, at) => (at % 2 === 0 ? `(?<${part}>.*?)` : escaped(part)));
      return { code, pattern: new RegExp(`^${escaped(first)}${parts.join('')}$`, 's') };
    });
}

function fixedLength(sentence: string): number {
  return sentence.replace(VALUE, '').length;
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
