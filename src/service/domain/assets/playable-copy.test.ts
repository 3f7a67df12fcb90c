import { expect, it } from 'vitest';
import { playableName, savedName } from './playable-copy.ts';

it('a copy is saved under the ending of what it is, everything else under the name it came with', () => {
  const copy = playableName('assets/ast_1');
  expect(savedName(copy, 'Old film.avi', 'video/mp4')).toBe('Old film.mp4');
  expect(savedName(copy, 'Bounce', 'audio/wav')).toBe('Bounce.wav');
  expect(savedName(copy, 'late.webm', 'video/webm')).toBe('late.webm');
  expect(savedName('assets/ast_1', 'film.bin', 'video/mp4')).toBe('film.bin');
});
