import { describe, expect, it } from 'vitest';
import { isInSpans, onClipClock } from './lit-words.ts';

describe('the words a factor points at', () => {
  const spans = onClipClock([{ startSec: 102, endSec: 104 }], 100);

  it('are found on the clip’s own clock', () => {
    expect(spans).toEqual([{ startSec: 2, endSec: 4 }]);
    expect(isInSpans({ startSec: 2, endSec: 2.4 }, spans)).toBe(true);
    expect(isInSpans({ startSec: 3.8, endSec: 4.2 }, spans)).toBe(true);
  });

  it('are none that only touch the span, and none without a span', () => {
    expect(isInSpans({ startSec: 1.5, endSec: 2 }, spans)).toBe(false);
    expect(isInSpans({ startSec: 4, endSec: 4.5 }, spans)).toBe(false);
    expect(isInSpans({ startSec: 2, endSec: 3 }, [])).toBe(false);
  });
});
