/** Small pictures of a video, behind a link of the asset (extension `asset_links`). */
import { describe, expect, it } from 'vitest';
import { type Asset, type Filmstrip, filmstripSchema } from '../../contract/schemas/asset.ts';
import type { Caller } from './api-under-test.ts';
import { uploadVideo } from './journey.ts';
import { silentVideo } from './made-video.ts';

const keptBytes = async (caller: Caller): Promise<number> =>
  (await caller.owner('get_storage')).body.storage.byKind.find(({ kind }) => kind === 'filmstrips')
    ?.sizeBytes ?? 0;

/** Read again until it is whole, as a player does. */
export async function wholeFilmstrip(caller: Caller, { id }: Asset): Promise<Filmstrip> {
  for (;;) {
    const { asset } = await caller.ok('get_asset', { params: { assetId: id } });
    const answer = await caller.api.fetch(asset.links?.filmstripUrl ?? '');
    const filmstrip = filmstripSchema.parse(await answer.json());
    if (filmstrip.complete) return filmstrip;
  }
}

export function filmstripRules(caller: () => Caller): void {
  describe('the small pictures of a video', () => {
    it('are made when they are first read, by key frames, on sheets behind links without a key', async () => {
      const asset = await uploadVideo(caller(), await silentVideo());
      const filmstrip = await wholeFilmstrip(caller(), asset);
      expect(filmstrip).toMatchObject({ pictureWidthPx: 160, pictureHeightPx: 90, columns: 8 });
      const times = filmstrip.sheets.flatMap(({ timesSec }) => timesSec);
      expect(times[0]).toBe(0);
      expect(Math.max(...times)).toBeLessThan(asset.durationSec ?? 0);
      for (const { url } of filmstrip.sheets) {
        const sheet = await caller().api.fetch(url ?? '');
        expect(sheet.headers.get('Content-Type')).toBe('image/jpeg');
        const bytes = new Uint8Array(await sheet.arrayBuffer());
        expect([...bytes.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
      }
    });

    it('count as storage and go with their video', async () => {
      const before = await keptBytes(caller());
      const asset = await uploadVideo(caller(), await silentVideo());
      const { sheets } = await wholeFilmstrip(caller(), asset);
      expect(await keptBytes(caller())).toBeGreaterThan(before);
      await caller().owner('delete_asset', { params: { assetId: asset.id } });
      expect(await keptBytes(caller())).toBe(before);
      expect((await caller().api.fetch(sheets[0]?.url ?? '')).status).toBe(404);
      expect((await caller().api.fetch(asset.links?.filmstripUrl ?? '')).status).toBe(404);
    });
  });
}
