/** The web app manifest: what it names is there, and what it takes is what the page takes. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PATHS } from '../../../app/paths.ts';
import { SHARE_TARGET } from '../../../base/browser/installed-program.ts';
import { pngSize } from '../../../base/bytes/png-size.ts';

const PUBLIC = join(import.meta.dirname, '../../../../public');
const TOP = 'https://someone.example/';
const manifest = JSON.parse(readFileSync(join(PUBLIC, 'app.webmanifest'), 'utf8'));

describe('the manifest', () => {
  it('is what the page links to', () => {
    const page = readFileSync(join(PUBLIC, '../index.html'), 'utf8');
    expect(page).toContain('<link rel="manifest" href="/app.webmanifest" />');
  });

  it('names icons that are there, in the sizes it says, maskable ones among them', () => {
    const purposes = new Set();
    for (const { src, sizes, type, purpose } of manifest.icons) {
      expect(existsSync(join(PUBLIC, src))).toBe(true);
      purposes.add(purpose);
      if (type !== 'image/png') continue;
      const size = pngSize(Uint8Array.from(readFileSync(join(PUBLIC, src))));
      expect(`${size?.widthPx}x${size?.heightPx}`).toBe(sizes);
    }
    expect(purposes).toEqual(new Set(['any', 'maskable']));
  });

  it('lies with all it names below the path of the program, wherever that is', () => {
    const { id, icons, shortcuts, file_handlers: handlers, share_target: target } = manifest;
    const named = [manifest.start_url, manifest.scope, target.action];
    for (const { src } of icons) named.push(src);
    for (const { url } of shortcuts) named.push(url);
    for (const { action } of handlers) named.push(action);
    for (const base of [TOP, `${TOP}cliproom/`]) {
      expect(new URL(manifest.start_url, base).href).toBe(base);
      for (const address of named) expect(new URL(address, base).href.startsWith(base)).toBe(true);
    }
    // It would be read from the top of the origin; without it, a program is told apart by where it starts.
    expect(id).toBeUndefined();
  });

  it('has files posted to where the service worker takes them, and leads to pages that are there', () => {
    expect(manifest.share_target).toMatchObject({
      action: SHARE_TARGET,
      method: 'POST',
      enctype: 'multipart/form-data',
    });
    const patterns: string[] = Object.values(PATHS).map(({ pattern }) => pattern);
    for (const { url } of manifest.shortcuts) expect(patterns).toContain(new URL(url, TOP).pathname);
    for (const { action } of manifest.file_handlers)
      expect(patterns).toContain(new URL(action, TOP).pathname);
  });
});
