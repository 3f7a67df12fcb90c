import { expect, it } from 'vitest';
import { placesNamed, signedSegments } from './segment-names.ts';

it.each([
  ['en', 'mute segment 2', 'mute @a', [1]],
  ['en', 'mute clips 2, 3 and 5', 'mute @a', [1, 2, 4]],
  ['en', 'mute segments 2 to 4', 'mute @a', [1, 2, 3]],
  ['en', 'mute the second clip', 'mute @a', [1]],
  ['en', 'mute the first and last clip', 'mute @a', [0, 4]],
  ['en', 'mute the second to last clip', 'mute @a', [3]],
  ['en', 'mute the last 2 clips', 'mute @a', [3, 4]],
  ['en', 'mute this clip', 'mute @a', null],
  ['en', 'move segment 3 to 1', 'move @a to 1', [2]],
  ['en', 'zoom segment 2 to 150%', 'zoom @a to 150%', [1]],
  ['en', 'mute segment 9', 'mute @a', [5]],
  ['it', "muta l'ultima clip", 'muta @a', [4]],
  ['it', 'muta la terza e la quarta clip', 'muta @a', [2, 3]],
  ['it', 'muta i segmenti da 2 a 4', 'muta @a', [1, 2, 3]],
  ['it', 'muta il segmento 1 e il 2', 'muta @a', [0, 1]],
  ['it', 'muta il 3', 'muta @a', [2]],
  ['it', 'muta questa clip', 'muta @a', null],
] as const)('%s: %s', (language, clause, text, places) => {
  const signed = signedSegments([clause], language);
  expect(signed.text).toBe(text);
  expect(placesNamed(signed.names[0] ?? '', 5)).toEqual(places);
});

it.each(['make a 30 second clip', 'the first 5 seconds', 'cut 2 to 5', 'speed 2x'])(
  'names none: %s',
  (clause) => {
    expect(signedSegments([clause], 'en').names).toEqual([]);
  },
);

it('counts no further than one past the last, however high people type', () => {
  expect(placesNamed('segments 2 to 999999999', 3)).toEqual([1, 2, 3]);
});
