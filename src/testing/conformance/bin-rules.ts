/** What is deleted stays in the bin for 30 days (extension `bin`): it is nowhere else, and comes back as it was. */
import { describe, expect, it } from 'vitest';
import { BIN_OPERATIONS, type BinItem } from '../../contract/owner/bin-operations.ts';
import type { Caller } from './api-under-test.ts';
import {
  acceptedClip,
  analyze,
  analyzedProject,
  createProject,
  exportEnd,
  preparedEdit,
  uploadTalk,
  uploadVideo,
} from './journey.ts';
import { silentVideo } from './made-video.ts';

const DAY_MS = 86_400_000;
const NOT_FOUND = { code: 'NOT_FOUND' };

/** Links are made anew with every answer. */
const lasting = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (name, field) => (/url|expires/i.test(name) ? undefined : field)));

export function binRules(caller: () => Caller): void {
  const bin = async (): Promise<BinItem[]> =>
    BIN_OPERATIONS.list_bin.answer.parse((await caller().owner('list_bin', { query: { limit: 100 } })).body)
      .data;
  const inBin = async (id: string): Promise<BinItem | undefined> =>
    (await bin()).find((item) => item.id === id);
  const restore = (itemId: string) => caller().owner('restore_bin_item', { params: { itemId } });
  const restored = async (itemId: string) =>
    BIN_OPERATIONS.restore_bin_item.answer.parse((await restore(itemId)).body);
  const deleteAsset = (assetId: string) => caller().owner('delete_asset', { params: { assetId } });
  const deleteProject = (projectId: string) => caller().owner('delete_project', { params: { projectId } });
  const deleteForGood = (itemId: string) => caller().owner('delete_bin_item', { params: { itemId } });
  const used = async () => (await caller().owner('get_storage')).body.storage;

  describe('the bin', () => {
    it('is named by the service, and known to its owner alone', async () => {
      expect((await caller().ok('get_me')).features).toContain('bin');
      const { status } = await caller().owner('list_bin', { key: caller().api.apiKey });
      expect(status).toBe(401);
      for (const itemId of [
        'ast_00000000000000000000',
        'prj_00000000000000000000',
        'cmp_00000000000000000000',
      ])
        for (const id of ['restore_bin_item', 'delete_bin_item'] as const)
          expect((await caller().owner(id, { params: { itemId } })).body.error).toMatchObject(NOT_FOUND);
      const foreign = await caller().owner('delete_bin_item', { params: { itemId: 'job_0' } });
      expect(foreign.body.error).toMatchObject({ code: 'VALIDATION_FAILED' });
    });

    it('takes an asset with its words, which exists nowhere else, and gives it back as it was', async () => {
      const { id: assetId } = await uploadTalk(caller());
      const params = { assetId };
      const read = async () => [
        (await caller().ok('get_asset', { params })).asset,
        (await caller().ok('get_transcript', { params })).transcript,
      ];
      const before = await read();
      const { links, sizeBytes } = (await caller().ok('get_asset', { params })).asset;
      expect((await deleteAsset(assetId)).body).toMatchObject({ deleted: true, inBin: true });

      for (const id of ['get_asset', 'get_transcript'] as const)
        expect(await caller().fails(id, { params })).toMatchObject(NOT_FOUND);
      expect((await caller().ok('list_assets')).data.map(({ id }) => id)).not.toContain(assetId);
      expect((await deleteAsset(assetId)).body.error).toMatchObject(NOT_FOUND);
      const using = { body: { sourceAssetId: assetId } };
      expect(await caller().fails('create_project', using)).toMatchObject(NOT_FOUND);
      for (const url of [links?.fileUrl, links?.peaksUrl, links?.filmstripUrl])
        if (url != null) expect((await caller().api.fetch(url)).status).toBe(404);

      const item = await inBin(assetId);
      expect(item).toMatchObject({ type: 'asset', kind: 'video', title: 'talk' });
      expect(item?.sizeBytes).toBeGreaterThanOrEqual(sizeBytes);
      expect(Date.parse(item?.expiresAt ?? '') - Date.parse(item?.deletedAt ?? '')).toBe(30 * DAY_MS);
      expect((await restored(assetId)).restored.map(({ id }) => id)).toEqual([assetId]);
      expect(lasting(await read())).toEqual(lasting(before));
      expect(await inBin(assetId)).toBeUndefined();
      expect((await restore(assetId)).body.error).toMatchObject(NOT_FOUND);
      const again = (await caller().ok('get_asset', { params })).asset.links;
      expect((await caller().api.fetch(again?.fileUrl ?? '')).status).toBe(200);
    });

    it('takes a project with all that was made in it, and gives it back to the byte', async () => {
      const { project, clips } = await analyzedProject(caller());
      const params = { projectId: project.id };
      const { composition } = await acceptedClip(caller(), clips[0]);
      const onComposition = { compositionId: composition.id };
      await caller().ok('edit_composition', {
        params: onComposition,
        body: { expectedRevision: composition.revision, title: 'Mine' },
      });
      const { export: made } = await caller().ok('create_export', { params: onComposition });
      const { downloadUrl } = await exportEnd(caller(), made.id);
      const bytesAt = async (url: string | null) => (await caller().api.fetch(url ?? '')).arrayBuffer();
      const bytes = await bytesAt(downloadUrl);
      const read = async () => [
        (await caller().ok('get_project', { params })).project,
        (await caller().ok('list_clips', { params })).data,
        (await caller().ok('get_composition', { params: onComposition })).composition,
        (await caller().ok('list_exports', { params })).data,
      ];
      const before = await read();

      expect((await deleteProject(project.id)).body).toMatchObject({ deleted: true, inBin: true });
      expect(await caller().fails('get_project', { params })).toMatchObject(NOT_FOUND);
      expect(await caller().fails('get_clip', { params: { clipId: clips[0]?.id } })).toMatchObject(NOT_FOUND);
      expect(await caller().fails('get_composition', { params: onComposition })).toMatchObject(NOT_FOUND);
      expect(await caller().fails('get_export', { params: { exportId: made.id } })).toMatchObject(NOT_FOUND);
      expect((await caller().ok('list_projects')).data.map(({ id }) => id)).not.toContain(project.id);
      expect((await caller().api.fetch(downloadUrl ?? '')).status).toBe(404);
      expect(await inBin(project.id)).toMatchObject({
        type: 'project',
        kind: 'autoclip',
        title: project.title,
      });

      await restored(project.id);
      expect(lasting(await read())).toEqual(lasting(before));
      const { export: again } = await caller().ok('get_export', { params: { exportId: made.id } });
      expect(await bytesAt(again.downloadUrl)).toEqual(bytes);
    });

    it('keeps an edit with its timeline, and every revision of it', async () => {
      const params = await preparedEdit(caller(), (await uploadTalk(caller())).id);
      const read = async () => [
        (await caller().ok('get_timeline', { params })).timeline,
        (await caller().ok('list_timeline_revisions', { params })).data,
      ];
      const before = await read();
      await deleteProject(params.projectId);
      expect(await caller().fails('get_timeline', { params })).toMatchObject(NOT_FOUND);
      await restored(params.projectId);
      expect(await read()).toEqual(before);
    });

    it('gives a project back with its video that is in the bin too; a project there holds no video', async () => {
      const { id: assetId } = await uploadVideo(caller(), await silentVideo());
      const project = await createProject(caller(), assetId);
      await deleteProject(project.id);
      expect((await deleteAsset(assetId)).body).toMatchObject({ inBin: true });
      const { restored: items, missingAssetIds } = await restored(project.id);
      expect(items.map(({ id }) => id)).toEqual([assetId, project.id]);
      expect(missingAssetIds).toEqual([]);
      expect((await caller().ok('get_project', { params: { projectId: project.id } })).project).toMatchObject(
        {
          sourceAssetId: assetId,
        },
      );
      expect((await deleteAsset(assetId)).body.error).toMatchObject({ details: { reason: 'in_use' } });
    });

    it('gives a project back without its video where that is gone for good, and what was made can be read', async () => {
      const { asset, project, clips } = await analyzedProject(caller());
      const { composition } = await acceptedClip(caller(), clips[0]);
      await deleteProject(project.id);
      await deleteAsset(asset.id);
      expect((await deleteForGood(asset.id)).body).toMatchObject({ itemId: asset.id, deleted: true });
      expect((await restored(project.id)).missingAssetIds).toEqual([asset.id]);
      const params = { projectId: project.id };
      expect((await caller().ok('get_project', { params })).project.sourceAssetId).toBeNull();
      expect((await caller().ok('list_clips', { params })).data).toHaveLength(clips.length);
      const onComposition = { compositionId: composition.id };
      expect((await caller().ok('get_composition', { params: onComposition })).composition.title).toBe(
        composition.title,
      );
      expect(await caller().fails('create_export', { params: onComposition })).toMatchObject({
        code: 'CONFLICT',
      });
    });

    it('keeps the composition of a clip that somebody changed, also where the clip was forgotten since', async () => {
      const { project, clips } = await analyzedProject(caller());
      const { composition } = await acceptedClip(caller(), clips[0]);
      const params = { compositionId: composition.id };
      const edited = await caller().ok('edit_composition', {
        params,
        body: { expectedRevision: composition.revision, title: 'Mine' },
      });
      expect((await caller().ok('delete_composition', { params })).inBin).toBe(true);
      expect(await caller().fails('get_composition', { params })).toMatchObject(NOT_FOUND);
      expect(await inBin(composition.id)).toMatchObject({
        type: 'composition',
        kind: 'autoclip',
        title: 'Mine',
      });
      await analyze(caller(), project.id);
      await restored(composition.id);
      const back = (await caller().ok('get_composition', { params })).composition;
      expect(lasting(back)).toEqual(lasting(edited.composition));
      const clip = (await caller().ok('get_clip', { params: { clipId: clips[0]?.id } })).clip;
      expect(clip).toMatchObject({ status: 'accepted', compositionId: composition.id });
    });

    it('keeps no composition that nobody changed, which gives way to one that comes back', async () => {
      const { clips } = await analyzedProject(caller());
      const { composition: first } = await acceptedClip(caller(), clips[0]);
      const remove = (compositionId: string) =>
        caller().ok('delete_composition', { params: { compositionId } });
      const rename = ({ id, revision }: typeof first) =>
        caller().ok('edit_composition', {
          params: { compositionId: id },
          body: { expectedRevision: revision, title: 'Mine' },
        });
      await rename(first);
      await remove(first.id);
      const { composition: second } = await acceptedClip(caller(), clips[0]);
      expect((await remove(second.id)).inBin).toBe(false);
      expect(await inBin(second.id)).toBeUndefined();

      const { composition: third } = await acceptedClip(caller(), clips[0]);
      await rename(third);
      expect((await restore(first.id)).body.error).toMatchObject({
        code: 'CONFLICT',
        details: { reason: 'accepted_again' },
      });
      await remove(third.id);
      const { composition: fourth } = await acceptedClip(caller(), clips[0]);
      await restored(first.id);
      expect(await caller().fails('get_composition', { params: { compositionId: fourth.id } })).toMatchObject(
        NOT_FOUND,
      );
      await deleteForGood(third.id);
    });

    it('gives a composition back with its project; it goes for good with that', async () => {
      const { project, clips } = await analyzedProject(caller());
      const { composition } = await acceptedClip(caller(), clips[0]);
      const params = { compositionId: composition.id };
      const put = { expectedRevision: composition.revision, title: 'Mine' };
      await caller().ok('edit_composition', { params, body: put });
      await caller().ok('delete_composition', { params });
      await deleteProject(project.id);
      expect((await restored(composition.id)).restored.map(({ id }) => id)).toEqual([
        project.id,
        composition.id,
      ]);
      await caller().ok('delete_composition', { params });
      await caller().owner('delete_project', { params: { projectId: project.id }, query: { bin: 'skip' } });
      expect(await inBin(project.id)).toBeUndefined();
      expect(await inBin(composition.id)).toBeUndefined();
    });

    it('lists newest first, page by page, counts as storage, and frees its space when it is emptied', async () => {
      await caller().owner('empty_bin');
      const before = await used();
      const ids: string[] = [];
      for (const name of ['one.mp4', 'two.mp4', 'three.mp4'])
        ids.push((await uploadVideo(caller(), await silentVideo(), name)).id);
      const full = await used();
      for (const id of ids) await deleteAsset(id);
      const held = await used();
      expect(held.usedBytes).toBe(full.usedBytes);
      const kept = held.byKind.find(({ kind }) => kind === 'bin');
      expect(kept?.sizeBytes).toBe(full.usedBytes - before.usedBytes);
      expect((await bin()).reduce((sum, { sizeBytes }) => sum + sizeBytes, 0)).toBe(kept?.sizeBytes);

      const page = (query: object) => caller().owner('list_bin', { query: { limit: 2, ...query } });
      const first = (await page({})).body;
      const rest = (await page({ cursor: first.nextCursor })).body;
      expect([...first.data, ...rest.data].map(({ id }) => id)).toEqual(ids.toReversed());

      const emptied = await caller().owner('empty_bin');
      expect(emptied.body).toEqual({ deletedCount: 3, freedBytes: kept?.sizeBytes });
      expect((await used()).usedBytes).toBe(before.usedBytes);
      expect((await restore(ids[0] ?? '')).body.error).toMatchObject(NOT_FOUND);
    });

    it('is passed by where that is asked for', async () => {
      const { id: assetId } = await uploadVideo(caller(), await silentVideo());
      const skipped = await caller().owner('delete_asset', { params: { assetId }, query: { bin: 'skip' } });
      expect(skipped.body).toMatchObject({ deleted: true, inBin: false });
      expect(await inBin(assetId)).toBeUndefined();
      expect((await restore(assetId)).body.error).toMatchObject(NOT_FOUND);
    });
  });
}
