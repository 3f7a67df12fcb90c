/** The whole library as one file, and back: open-shapes.md, "Owner operations". */
import { execFileSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiUnderTest, Caller } from './api-under-test.ts';
import { acceptedClip, analyzedProject, exportEnd, preparedEdit, uploadVideo } from './journey.ts';
import { bringLibrary, contentsOf, LIBRARY_PATH, takeLibrary } from './library-file.ts';
import { silentVideo } from './made-video.ts';

export function libraryRules(caller: () => Caller, open: () => Promise<ApiUnderTest>): void {
  describe('the whole library', () => {
    let source: Caller;
    /** Empty, until the library is brought there. */
    let target: Caller;
    let file: Blob;

    beforeAll(async () => {
      source = new Caller(await open());
      const { asset, clips } = await analyzedProject(source);
      const { composition } = await acceptedClip(source, clips[0]);
      const { export: made } = await source.ok('create_export', {
        params: { compositionId: composition.id },
      });
      expect((await exportEnd(source, made.id)).status).toBe('done');
      await preparedEdit(source, asset.id);
      await uploadVideo(source, await silentVideo(), 'Caffè — “due”.mp4');
      file = await takeLibrary(source.api);
      target = new Caller(await open());
    });

    afterAll(async () => {
      await source.api.close();
      await target.api.close();
    });

    it('is offered by name, to its owner only', async () => {
      expect((await caller().ok('get_me')).features).toContain('owner_library');
      for (const method of ['GET', 'POST']) {
        const headers = { Authorization: `Bearer ${caller().api.apiKey}` };
        expect((await caller().api.fetch(LIBRARY_PATH, { method, headers })).status).toBe(401);
      }
    });

    it('is a tar archive with a list of contents, and holds no secret', async () => {
      const bytes = Buffer.from(await file.arrayBuffer());
      const names = execFileSync('tar', ['-tf', '-'], { input: bytes, encoding: 'utf8' }).trim().split('\n');
      expect(names[0]).toBe('manifest.json');
      expect(names.at(-1)).toBe('checks.json');
      expect(names.filter((name) => name.startsWith('files/assets/'))).toHaveLength(2);
      expect(names.filter((name) => name.startsWith('files/exports/'))).toHaveLength(1);
      for (const secret of [source.api.apiKey, source.api.ownerToken, 'secret_hash', 'whsec_'])
        expect(bytes.includes(secret), secret).toBe(false);
    });

    it('is refused whole where anything is wrong with the file, and nothing of it stays', async () => {
      const refused = async (what: Blob): Promise<string | undefined> => {
        const { status, body } = await bringLibrary(target.api, what);
        expect(status, JSON.stringify(body)).toBe(400);
        expect(body.error.code).toBe('VALIDATION_FAILED');
        return body.error.details?.issues?.[0]?.code;
      };
      const bytes = new Uint8Array(await file.arrayBuffer());
      const changed = (at: number): Blob => {
        const copy = bytes.slice();
        copy[at] = (copy[at] ?? 0) ^ 1;
        return new Blob([copy]);
      };
      const newer = Buffer.from(bytes);
      const at = newer.indexOf('"version":1');
      newer.write('"version":9', at);
      expect(await refused(new Blob([newer]))).toBe('newer_library');
      expect(await refused(await silentVideo())).toBe('damaged_library');
      expect(await refused(new Blob([new Uint8Array(2048)]))).toBe('not_a_library');
      expect(await refused(changed(600))).toMatch(/_library$/);
      // Behind the header of an entry: what fills up its last block is nobody's content.
      const inside = (entry: string): number => Buffer.from(bytes).indexOf(entry) + 512 + 1000;
      expect(await refused(changed(inside('files/assets/')))).toBe('damaged_library');
      expect(await refused(changed(inside('files/exports/')))).toBe('damaged_library');
      expect(await refused(new Blob([bytes.subarray(0, bytes.length - 1500)]))).toBe('damaged_library');
      expect(await refused(new Blob([bytes.subarray(0, Math.floor(bytes.length / 3))]))).toBe(
        'damaged_library',
      );
      expect((await contentsOf(target)).assets).toEqual([]);
      expect((await target.owner('get_storage')).body.storage.usedBytes).toBe(0);
    });

    it('comes back whole in an empty one, with its own keys and money, and work goes on there', async () => {
      const money = await target.ok('get_credits');
      const { status, body } = await bringLibrary(target.api, file);
      expect([status, body]).toMatchObject([200, { library: { assets: 2, projects: 2 } }]);
      expect(await contentsOf(target)).toEqual(await contentsOf(source));
      expect((await target.ok('get_credits')).credits).toEqual(money.credits);
      const { projects } = await contentsOf(target);
      const projectId = projects.find(({ kind }) => kind === 'autoclip')?.id;
      const [made] = (await target.ok('list_exports', { params: { projectId } })).data;
      const download = await target.api.fetch(made?.downloadUrl ?? '');
      expect((await download.arrayBuffer()).byteLength).toBe(made?.file?.sizeBytes);
      const again = await target.ok('create_export', { params: { compositionId: made?.compositionId } });
      expect((await exportEnd(target, again.export.id)).status).toBe('done');
      expect(await bringLibrary(target.api, file)).toMatchObject({
        status: 409,
        body: { error: { code: 'CONFLICT', details: { reason: 'library_not_empty' } } },
      });
    });
  });
}
