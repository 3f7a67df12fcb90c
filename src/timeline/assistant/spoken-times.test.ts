import { expect, it } from 'vitest';
import { numbersAsDigits } from './number-words.ts';
import { timesAsSeconds } from './spoken-times.ts';

it.each([
  ['forty-five', '45'],
  ['twenty five and three', '25 and 3'],
  ['quarantacinque', '45'],
  ['ventuno e ventotto', '21 e 28'],
  ['a hundred', '100'],
  ['someone phones', 'someone phones'],
])('numbers in words are digits: %s', (said, digits) => {
  expect(numbersAsDigits(said)).toBe(digits);
});

it.each([
  ['a minute and twenty', '80 seconds'],
  ['1 min 20 s', '80 seconds'],
  ['1m20s', '80 seconds'],
  ['2 minutes', '120 seconds'],
  ['one minute and a half', '90 seconds'],
  ['half a minute', '30 seconds'],
  ['half a second', '0.5 seconds'],
  ['2 and a half seconds', '2.5 seconds'],
  ['500 ms', '0.5 seconds'],
  ['the first minute', 'the first 60 seconds'],
  ['at the 1:20 mark', 'at 1:20'],
  ['al minuto 1:20', 'al 1:20'],
  ['un minuto e venti', '80 seconds'],
  ['un secondo e mezzo', '1.5 seconds'],
  ['mezzo secondo', '0.5 seconds'],
  ['a second title', 'a second title'],
  ['a minute and 2 clips', '60 seconds and 2 clips'],
  ['from 1:20 to 1:45', 'from 1:20 to 1:45'],
])('times are seconds: %s', (said, seconds) => {
  expect(timesAsSeconds(numbersAsDigits(said))).toBe(seconds);
});
