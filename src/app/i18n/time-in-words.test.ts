import { expect, it } from 'vitest';
import { timeInWords } from './time-in-words.ts';

it('a time is said in units, without those of which there are none', () => {
  expect(timeInWords(0, 'en')).toBe('0 seconds');
  expect(timeInWords(1, 'en')).toBe('1 second');
  expect(timeInWords(103.792, 'en')).toBe('1 minute 43.79 seconds');
  expect(timeInWords(3720, 'en')).toBe('1 hour 2 minutes');
  expect(timeInWords(59.999, 'en')).toBe('1 minute');
  expect(timeInWords(62.5, 'it')).toBe('1 minuto 2,5 secondi');
});
