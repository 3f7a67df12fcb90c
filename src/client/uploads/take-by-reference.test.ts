import { expect, it } from 'vitest';
import { mayStay } from './take-by-reference.ts';

const bytes = (latin: string): Blob => new Blob([Uint8Array.from(latin, (char) => char.charCodeAt(0))]);

it.each([
  ['RIFF\x10\0\0\0AVI LIST', false],
  ['RIFF\x10\n\0\0AVI LIST', false],
  ['FLV\x01\x05\0\0\0\x09\0\0\0\0', false],
  ['FORM\0\0\x10\0AIFFCOMM\0\0\0\x12', false],
  ['\0\0\0\x20ftypisom\0\0\x02\0', true],
  ['\x1a\x45\xdf\xa3\x9f\x42\x86\x81\x01', true],
])('a file that begins with %j may stay where it is: %s', async (head, may) => {
  expect(await mayStay(bytes(head))).toBe(may);
});
