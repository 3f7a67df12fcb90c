import { expect, it } from 'vitest';
import { clock, preciseClock } from './clock.ts';
import { clocksInWords, factsInWords, timeInWords } from './time-in-words.ts';

it('a time is said in units, without those of which there are none', () => {
  expect(timeInWords(0, 'en')).toBe('0 seconds');
  expect(timeInWords(1, 'en')).toBe('1 second');
  expect(timeInWords(103.792, 'en')).toBe('1 minute 43.79 seconds');
  expect(timeInWords(3720, 'en')).toBe('1 hour 2 minutes');
  expect(timeInWords(59.999, 'en')).toBe('1 minute');
  expect(timeInWords(62.5, 'it')).toBe('1 minuto 2,5 secondi');
});

it('each clock in a line is said, and nothing else of it is changed', () => {
  expect(clocksInWords(`${clock(5)} – ${clock(62)} · 1280 × 720`, 'en')).toBe(
    '5 seconds – 1 minute 2 seconds · 1280 × 720',
  );
  expect(clocksInWords(`da ${preciseClock(0)} a ${preciseClock(3725.5)}`, 'it')).toBe(
    'da 0 secondi a 1 ora 2 minuti 5,5 secondi',
  );
});

it('of a line of facts those with clocks alone are said otherwise', () => {
  const parts = factsInWords('640 × 360 · 0:05 to 1:02 · No audio', 'en');
  expect(parts.map(({ text }) => text).join('')).toBe('640 × 360 · 0:05 to 1:02 · No audio');
  const said = parts.filter(({ inWords }) => inWords !== null);
  expect(said).toEqual([{ at: 12, text: '0:05 to 1:02', inWords: '5 seconds to 1 minute 2 seconds' }]);
});
