import { describe, expect, it } from 'vitest';
import { FlvClock } from './flv-clock.ts';

type Stamp = readonly ['picture' | 'sound', number];

function placed(stamps: readonly Stamp[]): number[] {
  const clock = new FlvClock();
  return stamps.map(([kind, ms]) => clock.place(kind, ms));
}

/** Pictures of 25 Hz and sound of 50 Hz as a recorder numbers them, from one number on. */
function stretch(fromMs: number, lastsMs: number): Stamp[] {
  return Array.from({ length: lastsMs / 20 }, (_, index): Stamp[] => {
    const ms = fromMs + 20 * index;
    return index % 2 === 0
      ? [
          ['picture', ms],
          ['sound', ms],
        ]
      : [['sound', ms]];
  }).flat();
}

const numbers = (stamps: readonly Stamp[]): number[] => stamps.map(([, ms]) => ms);

describe('the clock of an FLV', () => {
  it('keeps numbers that go on, from wherever they begin', () => {
    for (const fromMs of [0, -5000, 90_000_000]) {
      const stamps = stretch(fromMs, 2000);
      expect(placed(stamps)).toEqual(numbers(stamps));
    }
  });

  it.each([5000, 7_200_000, -2000, -7_200_000])('joins what goes on by numbers %i ms apart', (jumpMs) => {
    const both = [...stretch(8_000_000, 2000), ...stretch(8_002_000 + jumpMs, 2000)];
    expect(placed(both)).toEqual(numbers(stretch(8_000_000, 4000)));
  });

  it('keeps picture and sound together where one of them jumps first', () => {
    const late: Stamp[] = [
      ['picture', 500_000],
      ['sound', 1020],
      ['sound', 500_000],
      ['picture', 500_040],
    ];
    const [picture = 0, before = 0, sound = 0, next = 0] = placed([...stretch(0, 1000), ...late]).slice(-4);
    expect(before).toBe(1020);
    expect([sound - picture, next - picture]).toEqual([0, 40]);
  });

  it('keeps a pause of one of them while the other goes on', () => {
    const sound = Array.from({ length: 3000 }, (_, index): Stamp => ['sound', 20 * index]);
    const still: Stamp[] = [['picture', 0], ...sound, ['picture', 59_960]];
    expect(placed(still)).toEqual(numbers(still));
  });

  it('keeps rare pictures without sound', () => {
    const rare = [0, 8000, 16_000, 24_000].map((ms): Stamp => ['picture', ms]);
    expect(placed(rare)).toEqual(numbers(rare));
  });

  it('puts a first number that is no part of the others beside them', () => {
    const stamps: Stamp[] = [['sound', 0], ...stretch(10_800_000, 1000)];
    const [first = -1, ...rest] = placed(stamps);
    expect(first).toBe(0);
    expect(rest[0]).toBe(0);
    expect(Math.max(...rest)).toBe(980);
  });

  it('is right again behind one damaged number', () => {
    for (const damage of [700, 2500, 65_536, -700, -2500, -65_536]) {
      const stamps = stretch(100_000, 2000);
      const damaged = stamps.map(([kind, ms], index): Stamp => [kind, index === 61 ? ms + damage : ms]);
      expect(placed(damaged).slice(63)).toEqual(numbers(stamps).slice(63));
    }
  });
});
