import { expect, it } from 'vitest';
import { afterTaken, type TypedState } from './use-typed.ts';

const typed = (title: string): TypedState<{ title: string }> => ({
  value: { title },
  base: { title: '' },
  aside: null,
  isFromBefore: true,
  isOutdated: false,
  isKept: true,
});

it('what was taken is kept no longer, what was typed since it was sent is', () => {
  expect(afterTaken(typed('Sent'), { title: 'Sent' })).toMatchObject({ isKept: false, isFromBefore: false });
  expect(afterTaken(typed('Sent, and more'), { title: 'Sent' })).toEqual(typed('Sent, and more'));
});
