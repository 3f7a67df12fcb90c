import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchCommands } from './match-commands.ts';

const labelled = (...labels: string[]) => labels.map((label) => ({ label }));

describe('the commands that a typed text means', () => {
  it('are all of them before anything is typed', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (labels) => {
        expect(matchCommands(labelled(...labels), '  ')).toEqual(labelled(...labels));
      }),
    );
  });

  it('have every typed word, whatever its case and accents', () => {
    expect(matchCommands(labelled('Città di notte', 'Night'), 'NOTTE citta')).toEqual(
      labelled('Città di notte'),
    );
  });

  it('come best first: the label begins so, one of its words does, it is inside', () => {
    const found = matchCommands(labelled('Recap', 'My caption', 'Captions'), 'cap');
    expect(found).toEqual(labelled('Captions', 'My caption', 'Recap'));
  });

  it('become fewer, never more, with every letter', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), fc.string(), fc.string(), (labels, typed, more) => {
        const before = matchCommands(labelled(...labels), typed);
        const after = matchCommands(labelled(...labels), `${typed} ${more}`);
        expect(before).toEqual(expect.arrayContaining(after));
      }),
    );
  });
});
