import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Logo } from '../../base/film/brand-logo.ts';
import { loadLogo, logoImage } from './logo-overlay.ts';

const logo = (id: string): Logo => ({
  ...{ id, data: '', widthPx: 96, heightPx: 64 },
  ...{ corner: 'top_left', size: 0.2, opacity: 1 },
});

// Which pictures are kept does not depend on what is in them.
beforeEach(() => vi.stubGlobal('createImageBitmap', async () => ({})));
afterEach(() => vi.unstubAllGlobals());

it('keeps the pictures of the eight logos that were used last', async () => {
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) await loadLogo(logo(id));
  await loadLogo(logo('a'));
  await loadLogo(logo('i'));
  expect(logoImage('a')).not.toBeNull();
  expect(logoImage('b')).toBeNull();
  expect(logoImage('i')).not.toBeNull();
});
