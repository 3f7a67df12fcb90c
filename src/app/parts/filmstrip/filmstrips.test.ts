import { afterEach, expect, it, vi } from 'vitest';
import type { Filmstrip } from '../../../contract/schemas/asset.ts';
import { Filmstrips } from './filmstrips.ts';

afterEach(() => void vi.unstubAllGlobals());

it('shows pictures where it is given them again after it was closed', async () => {
  const image = { close: vi.fn() };
  vi.stubGlobal('createImageBitmap', async () => image);
  const strip = {
    pictureWidthPx: 96,
    pictureHeightPx: 54,
    columns: 1,
    rows: 1,
    sheets: [{ url: '/sheet', stepSec: 10, timesSec: [0] }],
  } as unknown as Filmstrip;
  const strips = new Map([['film', strip]]);
  const drawn = new Filmstrips(
    async () => new Blob(),
    () => undefined,
  );
  drawn.setStrips(strips);
  await vi.waitFor(() => expect(drawn.pictureAt('film', 0, 1)?.image).toBe(image));
  drawn.close();
  expect(image.close).toHaveBeenCalledTimes(1);
  expect(drawn.pictureAt('film', 0, 1)).toBeUndefined();

  drawn.setStrips(strips);
  await vi.waitFor(() => expect(drawn.pictureAt('film', 0, 1)?.image).toBe(image));
});
