/** Owner operations that exist now. Shapes: open-shapes.md, "Owner operations". */
import { describe, expect, it } from 'vitest';
import type { Caller } from './api-under-test.ts';
import { acceptedClip, analyzedProject, createProject, exportEnd, uploadVideo } from './journey.ts';
import { silentVideo } from './made-video.ts';

export function ownerRules(caller: () => Caller): void {
  describe('the owner', () => {
    it('is not known by an API key', async () => {
      const { status, body } = await caller().owner('get_storage', { key: caller().api.apiKey });
      expect(status).toBe(401);
      expect(body.error.code).toBe('UNAUTHORIZED');
    });

    it('makes keys whose secret is shown once, and ends them at once', async () => {
      const made = await caller().owner('create_key', { body: { name: 'Script', scopes: ['clips:read'] } });
      expect(made.status).toBe(201);
      const { key, secret } = made.body;
      expect(key).toMatchObject({
        name: 'Script',
        scopes: ['clips:read'],
        lastUsedAt: null,
        revokedAt: null,
      });
      const me = await caller().ok('get_me', { key: secret });
      expect(me.key).toEqual({ id: key.id, scopes: ['clips:read'] });
      expect(await caller().fails('create_project', { key: secret, body: {} })).toMatchObject({
        code: 'SCOPE_MISSING',
      });
      const listed = (await caller().owner('list_keys')).body.data.find(({ id }) => id === key.id);
      expect(listed?.lastUsedAt).not.toBeNull();
      expect(JSON.stringify(listed)).not.toContain(secret);
      const revoked = await caller().owner('revoke_key', { params: { keyId: key.id } });
      expect(revoked.body.key.revokedAt).not.toBeNull();
      expect(await caller().fails('get_me', { key: secret })).toMatchObject({ code: 'UNAUTHORIZED' });
    });

    it('attaches captions as the transcript of an asset; a broken cue is named with its line', async () => {
      const asset = await uploadVideo(caller(), await silentVideo());
      const params = { assetId: asset.id };
      const text =
        '1\n00:00:01,000 --> 00:00:03,000\nHello there.\n\n2\n00:00:04,000 -> 00:00:05,000\nBroken\n';
      const refused = await caller().owner('attach_captions', {
        params,
        body: { format: 'srt', text, language: 'en' },
      });
      expect(refused.body.error).toMatchObject({ code: 'VALIDATION_FAILED' });
      expect(refused.body.error.message).toMatch(/Line \d+/);
      const good = text.replace(' -> ', ' --> ');
      const attached = await caller().owner('attach_captions', {
        params,
        body: { format: 'srt', text: good, language: 'en' },
      });
      expect(attached.body.transcript.words.map((word) => word.text)).toEqual(['Hello', 'there.', 'Broken']);
      expect((await caller().ok('get_transcript', { params })).transcript).toEqual(attached.body.transcript);
      // Extension `asset_transcript`.
      expect((await caller().ok('get_asset', { params })).asset.transcriptOrigin).toBe('captions');
    });

    it('attaches captions that count from a whole hour on, and none of a film that is longer', async () => {
      const asset = await uploadVideo(caller(), await silentVideo());
      const cue = (at: string) => `1\n${at}:01,000 --> ${at}:03,000\nHello there.\n`;
      const attach = (text: string) =>
        caller().owner('attach_captions', {
          params: { assetId: asset.id },
          body: { format: 'srt', text, language: 'en' },
        });
      const attached = await attach(cue('01:00'));
      expect(attached.body.transcript.words[0]).toMatchObject({ text: 'Hello', startSec: 1 });
      const refused = await attach(cue('00:30'));
      expect(refused.body.error).toMatchObject({ code: 'VALIDATION_FAILED' });
      expect(refused.body.error.message).toContain('00:30:01.000, after the end of the video');
    });

    it('attaches no captions in which nobody speaks, so that the film is still heard', async () => {
      const asset = await uploadVideo(caller(), await silentVideo());
      const params = { assetId: asset.id };
      const text = '1\n00:00:01,000 --> 00:00:02,000\n[iso: 100] [shutter: 1/640.0] [ct: 5500]\n';
      const refused = await caller().owner('attach_captions', {
        params,
        body: { format: 'srt', text, language: 'en' },
      });
      expect(refused.body.error).toMatchObject({ code: 'VALIDATION_FAILED' });
      expect(refused.body.error.message).toContain('Nobody says anything in these subtitles');
      expect((await caller().ok('get_asset', { params })).asset.transcriptOrigin).toBeNull();
    });

    it('cannot delete an asset that a project uses; after the project is gone it can', async () => {
      const asset = await uploadVideo(caller(), await silentVideo());
      const project = await createProject(caller(), asset.id);
      const refused = await caller().owner('delete_asset', { params: { assetId: asset.id } });
      expect(refused.body.error).toMatchObject({
        code: 'CONFLICT',
        details: { reason: 'in_use', uses: [{ projectId: project.id }] },
      });
      expect((await caller().owner('delete_project', { params: { projectId: project.id } })).status).toBe(
        200,
      );
      expect((await caller().owner('delete_asset', { params: { assetId: asset.id } })).status).toBe(200);
      expect(await caller().fails('get_asset', { params: { assetId: asset.id } })).toMatchObject({
        code: 'NOT_FOUND',
      });
      expect((await caller().api.fetch(asset.links?.fileUrl ?? '')).status).toBe(404);
    });

    it('deletes a project with everything made in it, which are no exports any more', async () => {
      const { project, clips } = await analyzedProject(caller());
      const { composition } = await acceptedClip(caller(), clips[0]);
      const { export: made } = await caller().ok('create_export', {
        params: { compositionId: composition.id },
      });
      const busy = await caller().owner('delete_project', { params: { projectId: project.id } });
      expect(busy.body.error).toMatchObject({ code: 'CONFLICT', details: { reason: 'work_running' } });
      const done = await exportEnd(caller(), made.id);
      const exportsBefore = (await caller().owner('get_storage')).body.storage.byKind.find(
        ({ kind }) => kind === 'exports',
      );
      await caller().owner('delete_project', { params: { projectId: project.id } });
      const exportsAfter = (await caller().owner('get_storage')).body.storage.byKind.find(
        ({ kind }) => kind === 'exports',
      );
      expect((exportsBefore?.sizeBytes ?? 0) - (exportsAfter?.sizeBytes ?? 0)).toBe(done.file?.sizeBytes);
      expect(
        await caller().fails('get_composition', { params: { compositionId: composition.id } }),
      ).toMatchObject({ code: 'NOT_FOUND' });
    });

    it('sees uploads that were begun and not ended', async () => {
      const body = { filename: 'film.mp4', sizeBytes: 10, contentType: 'video/mp4' };
      const { upload } = await caller().ok('create_upload', { body });
      expect((await caller().owner('list_open_uploads')).body.uploadIds).toContain(upload.id);
      await caller().ok('cancel_upload', { params: { uploadId: upload.id } });
      expect((await caller().owner('list_open_uploads')).body.uploadIds).not.toContain(upload.id);
    });
  });
}
