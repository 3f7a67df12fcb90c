import { expect, it } from 'vitest';
import { PATHS } from '../../../app/paths.ts';
import { kindOfRequests } from './request-kind.ts';

const ORIGIN = 'https://cliproom.example';
const PROGRAM = {
  base: '/',
  pages: Object.values(PATHS).map(({ pattern }) => pattern),
  atOnce: [
    { path: '/assets/first-GEE0VSCz.js', integrity: '' },
    { path: '/tab-hub.js', integrity: '' },
  ],
  onUse: [{ path: '/sample/sample.mp4', integrity: '' }],
};
const kindOf = kindOfRequests(PROGRAM, ORIGIN);
const asked = (path: string, mode = 'cors', method = 'GET', kind = kindOf) =>
  kind({ url: new URL(path, ORIGIN).href, method, mode })?.is ?? null;

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

it('answers for nothing but what is below its own path', () => {
  const below = (path: string) => `/cliproom${path}`;
  const files = (listed: typeof PROGRAM.atOnce) =>
    listed.map((file) => ({ ...file, path: below(file.path) }));
  const kind = kindOfRequests(
    { ...PROGRAM, base: '/cliproom/', atOnce: files(PROGRAM.atOnce), onUse: files(PROGRAM.onUse) },
    ORIGIN,
  );
  const kinds = [
    ['/', 'navigate', 'GET', 'page'],
    ['/projects/prj_1/clips', 'navigate', 'GET', 'page'],
    ['/tab-hub.js', 'cors', 'GET', 'file'],
    ['/assets/gone-AAAAAAAA.js', 'cors', 'GET', 'file'],
    ['/share', 'navigate', 'POST', 'shared files'],
  ] as const;
  for (const [path, mode, method, is] of kinds) {
    expect(asked(below(path), mode, method, kind)).toBe(is);
    expect(asked(path, mode, method, kind)).toBeNull();
    expect(asked(below(path), mode, method)).toBeNull();
    expect(asked(`/cliproom-next${path}`, mode, method, kind)).toBeNull();
  }
});
