import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '../../testing/property-runs.ts';
import { editAfter, editContext, startEdit, wish } from '../../testing/timeline/made-edits.ts';
import { rebaseAll } from '../session/rebase-all.ts';
import { applyOperations } from './apply-operations.ts';
import type { Edit } from './edit.ts';
import type { EditOperation } from './edit-operation.ts';
import { operationsBetween } from './operations-between.ts';

/** What is seen and heard, without ids and without the order of sounds. */
function looks(edit: Edit) {
  const plain = (items: readonly { readonly id: string }[]) =>
    items.map(({ id: _, ...rest }) => JSON.stringify(rest));
  return {
    ...edit,
    segments: plain(edit.segments),
    texts: plain(edit.texts),
    broll: plain(edit.broll),
    audio: plain(edit.audio ?? []).toSorted(),
  };
}

const wishes = fc.array(wish, { maxLength: 12 });

describe('the operations between two edits', () => {
  it('turn any edit into any other that grew from the same beginning', () => {
    fc.assert(
      fc.property(wishes, wishes, (mine, theirs) => {
        const [one, other] = [
          editAfter(startEdit(), mine, editContext('a')),
          editAfter(startEdit(), theirs, editContext('b')),
        ];
        const between = operationsBetween(one, other, editContext('c'));
        expect(looks(applyOperations(one, between, editContext('d')))).toEqual(looks(other));
      }),
      { numRuns: propertyRuns(300) },
    );
  });

  it('undo everything, step by step, back to the start', () => {
    fc.assert(
      fc.property(wishes, (asked) => {
        const context = editContext();
        const steps: Edit[] = [startEdit()];
        for (const one of asked) steps.push(editAfter(steps.at(-1) ?? startEdit(), [one], context));
        const back = steps.toReversed().reduce((edit, before) => {
          return applyOperations(edit, operationsBetween(edit, before, context), context);
        });
        expect(looks(back)).toEqual(looks(startEdit()));
      }),
      { numRuns: propertyRuns(200) },
    );
  });

  it('put what was taken away back under what lies over it, where a service can', () => {
    const context = editContext();
    const add = (text: string): EditOperation => ({
      ...{ type: 'add_text', text, preset: 'label', outputStartSec: 1, durationSec: 5 },
    });
    const whole = applyOperations(startEdit(), ['under', 'middle', 'over'].map(add), context);
    const [under] = whole.texts;
    const without = applyOperations(whole, [{ type: 'remove_text', textId: under?.id ?? '' }], context);
    const back = operationsBetween(without, whole, context);
    const texts = (edit: Edit) => edit.texts.map(({ text }) => text);
    expect(texts(applyOperations(without, back, context))).toEqual(['under', 'middle', 'over']);
    // The other side put one under all, and took one away.
    const theirs = applyOperations(
      without,
      [
        { ...add('lowest'), toIndex: 0 } as EditOperation,
        { type: 'remove_text', textId: whole.texts[2]?.id ?? '' },
      ],
      context,
    );
    const again = rebaseAll(back, without, theirs, context);
    expect(texts(applyOperations(theirs, again, context))).toEqual(['under', 'lowest', 'middle']);
    const elsewhere = operationsBetween(without, whole, { ...context, keepsLayers: () => false });
    expect(elsewhere.map((operation) => 'toIndex' in operation)).toEqual([false]);
  });

  it('turn the colours of speakers on and off', () => {
    const plain = startEdit();
    const context = editContext();
    const colored = applyOperations(plain, [{ type: 'set_captions', speakerColors: true }], context);
    expect(colored.captions).toEqual({ ...plain.captions, speakerColors: true });
    const off = operationsBetween(colored, plain, context);
    expect(off).toEqual([{ type: 'set_captions', speakerColors: false }]);
    expect(applyOperations(colored, off, context)).toStrictEqual(plain);
    expect(operationsBetween(plain, colored, context)).toEqual([
      { type: 'set_captions', speakerColors: true },
    ]);
  });

  it('are none between an edit and itself', () => {
    fc.assert(
      fc.property(wishes, (asked) => {
        const edit = editAfter(startEdit(), asked, editContext());
        expect(operationsBetween(edit, edit, editContext())).toEqual([]);
      }),
    );
  });
});
