import { expect, it } from 'vitest';
import { type GivenFile, type Opened, openedOf } from './files-kept-open.ts';

const blob = new Blob(['film']);
let made = 0;
const addressOf = (file: GivenFile): string => {
  made += 1;
  return typeof file === 'string' ? file : `blob:${made}`;
};
const open = (files: Record<string, GivenFile | undefined>, before: Opened = {}) =>
  openedOf(
    Object.entries(files).map(([id, file]) => ({ id, file })),
    before,
    addressOf,
  );

it('every file has its address under its own id, with a space in it too', () => {
  const opened = open({ ast_1: 'https://one.test/film', 'voice 0': 'https://one.test/voice' });
  expect(Object.entries(opened).map(([id, { address }]) => [id, address])).toEqual([
    ['ast_1', 'https://one.test/film'],
    ['voice 0', 'https://one.test/voice'],
  ]);
});

it('a file of this browser stays open while its link is renewed, one of a service has the new link', () => {
  const first = open({ here: blob, there: 'https://one.test/1' });
  expect(open({ here: new Blob(['again']), there: 'https://one.test/2' }, first)).toEqual({
    here: first['here'],
    there: { file: 'https://one.test/2', address: 'https://one.test/2' },
  });
});

it('what is read again is kept meanwhile, what is not wanted any more is let go of', () => {
  const first = open({ here: blob, there: 'https://one.test/1' });
  expect(open({ there: undefined, next: undefined }, first)).toEqual({ there: first['there'] });
});
