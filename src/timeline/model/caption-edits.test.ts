import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editAfter, editContext, startEdit, wish } from '../../testing/timeline/made-edits.ts';
import { type CaptionEdits, captionsOf, withCaptionEdits } from './caption-edits.ts';
import { wordsOfEdit } from './edit-words.ts';

const NONE: CaptionEdits = new Map();
const { wordsOf } = editContext();
const start = wordsOfEdit(startEdit(), wordsOf);
const changes = fc.dictionary(
  fc.nat({ max: start.length - 1 }).map(String),
  fc.record({ text: fc.string({ minLength: 1 }), hidden: fc.boolean() }),
);

describe('captions changed by hand', () => {
  it('stay with their words whatever is cut', () => {
    fc.assert(
      fc.property(changes, fc.array(wish, { maxLength: 8 }), (changed, wishes) => {
        const composed = captionsOf(start, NONE).map((word) => ({ ...word, ...changed[word.index] }));
        const edits = withCaptionEdits(NONE, start, composed);
        expect(captionsOf(start, edits)).toEqual(composed);
        const cut = wordsOfEdit(editAfter(startEdit(), wishes, editContext()), wordsOf);
        for (const [at, caption] of captionsOf(cut, edits).entries()) {
          const word = cut[at];
          const first = start.find((one) => one.sourceIndex === word?.sourceIndex);
          const { text, hidden } = { text: word?.text, hidden: false, ...changed[first?.index ?? -1] };
          expect(caption).toMatchObject({ text, hidden, startSec: word?.startSec });
        }
      }),
    );
  });

  it('are not learned from a composition of another cut, and are forgotten once taken back', () => {
    const composed = captionsOf(start, NONE).map((word) =>
      word.index === 2 ? { ...word, text: 'X' } : word,
    );
    const edits = withCaptionEdits(NONE, start, composed);
    expect(edits.size).toBe(1);
    expect(withCaptionEdits(edits, start.slice(1), composed)).toBe(edits);
    expect(withCaptionEdits(edits, start, captionsOf(start, NONE)).size).toBe(0);
  });
});
