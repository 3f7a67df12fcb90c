import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cacheOf, cachesToDrop, keptWhen, stemOf, usedBefore, usedFilesOf } from './program-files.ts';

const file = (path: string) => ({ path, integrity: '' });

describe('what is kept of a build', () => {
  it.each([
    ['assets/first-GEE0VSCz.js', 213_000, 'at once'],
    ['assets/sqlite3-k2cTanUO.wasm', 879_084, 'at once'],
    ['assets/montserrat-latin-wght-normal-l_AIctKy.woff2', 37_956, 'at once'],
    ['voices/en-grace.mp3', 13_869, 'at once'],
    ['tab-hub.js', 400, 'at once'],
    ['app.webmanifest', 2000, 'at once'],
    ['assets/ort-wasm-simd-threaded-4byDm7i3.wasm', 14_264_838, 'on use'],
    ['assets/noto-sans-jp-5-wght-normal-CFiyVtll.woff2', 90_632, 'on use'],
    ['assets/opus-stream-D2vGOw9X.js', 82_298, 'on use'],
    ['assets/codec-parser-DrtuBVI_.js', 26_140, 'on use'],
    ['sample/sample.en.srt', 3301, 'on use'],
    ['assets/first-GEE0VSCz.js.map', 1_039_124, 'never'],
    ['index.html', 1673, 'never'],
    ['404.html', 1673, 'never'],
    ['_headers', 729, 'never'],
    ['service-worker.js', 90_000, 'never'],
    ['sample/CREDITS.md', 840, 'never'],
  ] as const)('%s of %i bytes: %s', (path, sizeBytes, when) => {
    expect(keptWhen(path, sizeBytes)).toBe(when);
  });
});

describe('an update', () => {
  it('brings along what the device has used, under its new name', () => {
    const next = [
      file('/assets/ort-wasm-simd-threaded-NEWNAME1.wasm'),
      file('/assets/ort-wasm-simd-threaded.asyncify-NEWNAME2.wasm'),
      file('/sample/sample.mp4'),
    ];
    expect(usedBefore(next, ['/assets/ort-wasm-simd-threaded-4byDm7i3.wasm', '/sample/sample.mp4'])).toEqual([
      next[0],
      next[2],
    ]);
    expect(stemOf('/assets/ort-wasm-simd-threaded.asyncify-CxOG5pUO.wasm')).toBe(
      '/assets/ort-wasm-simd-threaded.asyncify.wasm',
    );
  });

  it('never drops its own cache, that of a page that lives, or what is not a build', () => {
    const name = fc.string({ minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(fc.array(name), fc.array(name), name, (builds, alive, own) => {
        const base = '/';
        const names = [...new Set([...builds, own])].map((build) => cacheOf({ base, build }));
        const dropped = cachesToDrop(
          [...names, usedFilesOf({ base }), 'other'],
          { base, build: own },
          (build) => alive.includes(build),
        );
        const left = names.filter((cache) => !dropped.includes(cache));
        expect(dropped).not.toContain(usedFilesOf({ base }));
        expect(dropped).not.toContain('other');
        expect(left).toEqual(
          names.filter((cache) => [own, ...alive].some((build) => cacheOf({ base, build }) === cache)),
        );
      }),
    );
  });

  it('never drops what programs at other paths of the origin keep', () => {
    const bases = ['/', '/one/', '/one/two/', '/program/'];
    const caches = bases.flatMap((base) => [cacheOf({ base, build: 'a' }), usedFilesOf({ base })]);
    expect(new Set(caches).size).toBe(caches.length);
    for (const base of bases)
      expect(cachesToDrop(caches, { base, build: 'b' }, () => false)).toEqual([
        cacheOf({ base, build: 'a' }),
      ]);
  });
});
