import { describe, expect, it } from 'vitest';
import { REPLIES, type Replies } from './replies.ts';

type Said = (...values: readonly (number | string)[]) => string;

/** Enough different values for any of them, none of which is a count of one. */
const VALUES = [12, 34, 56];

describe.each([
  ['English', REPLIES.en],
  ['Italian', REPLIES.it],
])('what the assistant says in %s', (_, replies) => {
  it.each(Object.keys(replies) as (keyof Replies)[])('says every value it is given, for %s', (name) => {
    const reply = replies[name] as string | readonly string[] | Said;
    if (typeof reply !== 'function') {
      for (const text of [reply].flat()) expect(text).toMatch(/\S/);
      return;
    }
    const values = VALUES.slice(0, reply.length);
    expect(values.length).toBeGreaterThan(0);
    for (const value of values) expect(reply(...values)).toContain(String(value));
  });
});

describe('counts', () => {
  it.each([
    [REPLIES.en.pausesShortened, 'Shortened 1 pause', 'Shortened 2 pauses'],
    [REPLIES.it.pausesShortened, 'Accorciata 1 pausa', 'Accorciate 2 pause'],
    [REPLIES.en.fillersCut, 'Cut 1 filler word', 'Cut 2 filler words'],
    [REPLIES.it.fillersCut, 'Tagliato 1 intercalare', 'Tagliati 2 intercalari'],
    [REPLIES.en.textsRemoved, 'Removed 1 text', 'Removed 2 texts'],
    [REPLIES.it.textsRemoved, 'Rimosso 1 testo', 'Rimossi 2 testi'],
    [REPLIES.en.segmentsThereAre, 'This edit has only one segment.', 'This edit has segments 1 to 2.'],
    [
      ...[REPLIES.it.segmentsThereAre, 'Questo montaggio ha un solo segmento.'],
      'Questo montaggio ha i segmenti da 1 a 2.',
    ],
  ] as [(count: number) => string, string, string][])('are said as people say them: %#', (say, one, two) => {
    expect([say(1), say(2)]).toEqual([one, two]);
  });

  it('stand in lists too', () => {
    expect(REPLIES.en.holds(1, 1, 1)).toBe('1 segment, 1 word, 1 pause.');
    expect(REPLIES.it.holds(2, 1, 3)).toBe('2 segmenti, 1 parola, 3 pause.');
    expect(REPLIES.en.tightened(1, 2)).toBe('Tightened: 1 pause and 2 filler words');
    expect(REPLIES.it.tightened(2, 1)).toBe('Reso più serrato: 2 pause e 1 intercalare');
  });

  it('of what was not understood name it, or only say so', () => {
    for (const replies of Object.values(REPLIES)) {
      expect(replies.notUnderstood('“x”')).toContain(' “x”. ');
      expect(replies.notUnderstood('')).toMatch(/^\p{L}+( \p{L}+)*\. /u);
    }
  });
});
