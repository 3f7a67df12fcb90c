import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTold, sayTold } from './told.ts';
import { TOLD_SENTENCES, type ToldCode } from './told-sentences.ts';

const CODES = Object.keys(TOLD_SENTENCES) as ToldCode[];
/** Hosts, codecs, numbers: what the sentences name. */
const value = fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9:/-]{0,18}[A-Za-z0-9]$/);

function say(code: ToldCode, values: Readonly<Record<string, string>>): string {
  return (sayTold as (code: ToldCode, values: Readonly<Record<string, string>>) => string)(code, values);
}

describe('a sentence that is told', () => {
  it.each(CODES)('is read back with its values: %s', (code) => {
    const names = [...TOLD_SENTENCES[code].matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    const values = fc.record(Object.fromEntries(names.map((name) => [name, value])));
    fc.assert(
      fc.property(values, (given) => {
        expect(readTold(say(code, given))).toEqual({ code, values: given });
      }),
    );
  });

  it('keeps a sentence inside it as one', () => {
    const why = sayTold('host_answered', { host: 'files.example', status: 503 });
    expect(readTold(sayTold('not_downloaded', { why }))).toEqual({
      code: 'not_downloaded',
      values: { why: { code: 'host_answered', values: { host: 'files.example', status: '503' } } },
    });
  });

  it('is not made out of words that nobody wrote down', () => {
    expect(readTold('Something else happened.')).toBeNull();
    expect(readTold(null)).toBeNull();
  });
});
