import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '../../testing/property-runs.ts';
import { editAfter, editContext, startEdit, wish } from '../../testing/timeline/made-edits.ts';
import { applyOperations } from './apply-operations.ts';
import type { Edit } from './edit.ts';
import { operationsBetween } from './operations-between.ts';

/** What is seen and heard, without ids and without the order in which things were laid over. */
function looks(edit: Edit) {
  const plain = (items: readonly { readonly id: string }[]) =>
    items.map(({ id: _, ...rest }) => JSON.stringify(rest));
  return {
    ...edit,
    segments: plain(edit.segments),
    texts: plain(edit.texts).toSorted(),
    broll: plain(edit.broll).toSorted(),
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
