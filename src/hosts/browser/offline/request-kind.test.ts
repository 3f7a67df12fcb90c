import { expect, it } from 'vitest';
import { PATHS } from '../../../app/paths.ts';
import { kindOfRequests } from './request-kind.ts';

const ORIGIN = 'https://cliproom.example';
const kindOf = kindOfRequests(
  {
    pages: Object.values(PATHS).map(({ pattern }) => pattern),
    atOnce: [
      { path: '/assets/first-GEE0VSCz.js', integrity: '' },
      { path: '/tab-hub.js', integrity: '' },
    ],
    onUse: [{ path: '/sample/sample.mp4', integrity: '' }],
  },
  ORIGIN,
);
const asked = (path: string, mode = 'cors', method = 'GET') =>
  kindOf({ url: new URL(path, ORIGIN).href, method, mode })?.is ?? null;

it.each([
  '/',
  '/settings',
  '/developer',
  '/developer/keys',
  '/projects/new/streamer',
  '/assets/ast_1',
  '/?shared=1',
])('opens the page %s', (path) => {
  expect(asked(path, 'navigate')).toBe('page');
  expect(asked(path)).toBeNull();
});

it.each(['/assets/first-GEE0VSCz.js', '/assets/gone-AAAAAAAA.js', '/tab-hub.js', '/sample/sample.mp4'])(
  'answers the file %s, also of a build before',
  (path) => expect(asked(path)).toBe('file'),
);

it('takes what is posted to be shared, and nothing else that is posted', () => {
  expect(asked('/share', 'navigate', 'POST')).toBe('shared files');
  expect(asked('/share', 'navigate')).toBeNull();
  expect(asked('/', 'navigate', 'POST')).toBeNull();
});

it.each([
  '/v1/me',
  '/v1/projects',
  '/owner/storage',
  '/files/eyJ0b2tlbiI6MX0',
  '/healthz',
  'https://elsewhere.example/',
  'https://elsewhere.example/assets/first-GEE0VSCz.js',
])('leaves %s alone, however it is asked for', (path) => {
  for (const mode of ['navigate', 'cors', 'no-cors', 'same-origin'])
    for (const method of ['GET', 'HEAD', 'PUT', 'POST', 'DELETE'])
      expect(asked(path, mode, method)).toBeNull();
});
