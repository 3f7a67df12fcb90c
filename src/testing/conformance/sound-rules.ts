/** Files of sound alone, brought in as assets of kind `audio`: extension `audio_assets`, open-shapes.md. */
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../contract/ids.ts';
import { type Asset, peaksSchema } from '../../contract/schemas/asset.ts';
import { toneLevel } from '../media/tone-level.ts';
import type { Caller } from './api-under-test.ts';
import { completeConverted, exportEnd, jobEnd, sendParts, uploadVideo } from './journey.ts';
import { SOUND_HZ, SOUND_SEC, shortSilentVideo, soundIn } from './made-video.ts';

const MIME_TYPES = {
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  wav: 'audio/wav',
  flac: 'audio/flac',
  ogg: 'audio/ogg',
  opus: 'audio/ogg',
} as const;
const FORMATS = ['mp3', 'm4a', 'wav', 'flac', 'ogg', 'opus'] as const;
/** The made sound is a sine an eighth as high as it could be. */
const TONE_LEVEL = 0.125 / Math.SQRT2;

export function soundRules(caller: () => Caller): void {
  describe('a sound of one’s own', () => {
    let song: Asset;
    let silent: Asset;
    beforeAll(async () => {
      song = await uploadVideo(caller(), await soundIn('mp3'), 'song.mp3');
      silent = await uploadVideo(caller(), await shortSilentVideo(), 'silent.mp4');
    });

    it('is named among the features', async () => {
      expect((await caller().ok('get_me')).features).toContain('audio_assets');
    });

    it.each(FORMATS)('in a .%s is known by its start, and has no picture', async (format) => {
      const sound = await soundIn(format);
      const asset = await uploadVideo(caller(), sound, 'song.bin');
      expect(asset).toMatchObject({
        kind: 'audio',
        origin: 'upload',
        mimeType: MIME_TYPES[format],
        sizeBytes: sound.size,
        width: null,
        height: null,
        fps: null,
        hasAudio: true,
        links: { posterUrl: null, filmstripUrl: null },
      });
      expect(asset.durationSec).toBeCloseTo(SOUND_SEC, 0);
      const { data } = await caller().ok('list_assets', { query: { kind: 'audio', limit: 1 } });
      expect(data[0]?.id).toBe(asset.id);
    });

    it.each(['aiff', 'caf'] as const)('in a .%s becomes a WAV of the same samples', async (format) => {
      const params = await sendParts(caller(), await soundIn(format), 'Bounce.bin');
      const asset = await completeConverted(caller(), {
        params,
        idempotencyKey: `${format}-${newId('event')}`,
      });
      expect(asset).toMatchObject({
        ...{ kind: 'audio', mimeType: 'audio/wav', title: 'Bounce', filename: 'Bounce.bin' },
        ...{ width: null, hasAudio: true },
      });
      expect(asset.durationSec).toBeCloseTo(SOUND_SEC, 2);
      const file = await caller().api.fetch(asset.links?.fileUrl ?? '');
      const bytes = Buffer.from(await file.arrayBuffer());
      expect(bytes.length).toBe(asset.sizeBytes);
      expect(bytes.toString('latin1', 8, 12)).toBe('WAVE');
    });

    it('in a format that is not taken is refused', async () => {
      const params = await sendParts(caller(), await soundIn('tta'), 'song.mp3');
      expect(await caller().fails('complete_upload', { params })).toMatchObject({
        code: 'VALIDATION_FAILED',
        details: { issues: [{ code: 'unsupported_format' }] },
      });
      await caller().ok('cancel_upload', { params });
    });

    it('cut off before its first sound is refused', async () => {
      const sound = await soundIn('ogg');
      const params = await sendParts(caller(), sound.slice(0, 200), 'song.ogg');
      expect(await caller().fails('complete_upload', { params })).toMatchObject({
        code: 'VALIDATION_FAILED',
        details: { issues: [{ code: 'unreadable_file' }] },
      });
      await caller().ok('cancel_upload', { params });
    });

    it('has peaks as soon as they are read, the same for all who read at once', async () => {
      const read = async () =>
        peaksSchema.parse(await (await caller().api.fetch(song.links?.peaksUrl ?? '')).json());
      const [first, second] = await Promise.all([read(), read()]);
      expect(first).toEqual(second);
      expect(first.peaks.length * first.stepSec).toBeCloseTo(SOUND_SEC, 0);
      expect(Math.max(...first.peaks)).toBeCloseTo(0.125, 1);
    });

    it('stands for no video: nothing that needs a picture is made of it', async () => {
      const edit = { language: 'en', captionStyle: 'boxed', aspect: '9:16' };
      const streamer = { language: 'en', captionStyle: 'boxed', reframe: 'center' };
      const split = { layout: '50-50', captionStyle: null, language: 'en', backgroundAssetId: song.id };
      const refusals = [
        await caller().fails('create_project', { body: { sourceAssetId: song.id } }),
        await caller().fails('create_vibe_edit_project', { body: { ...edit, sourceAssetId: song.id } }),
        await caller().fails('create_streamer_project', { body: { ...streamer, sourceAssetId: song.id } }),
        await caller().fails('create_split_screen_project', { body: { ...split, mainAssetId: silent.id } }),
      ];
      for (const refusal of refusals)
        expect(refusal).toMatchObject({ code: 'CONFLICT', details: { reason: 'not_a_video' } });
    });

    it('put under a video that has none is heard in its export, and is held by its project', async () => {
      const edit = { language: 'en', captionStyle: 'boxed', aspect: '9:16' };
      const { project } = await caller().ok('create_vibe_edit_project', {
        body: { ...edit, sourceAssetId: silent.id },
      });
      const params = { projectId: project.id };
      const { job } = await caller().ok('prepare_timeline', { params });
      expect((await jobEnd(caller(), job.id)).status).toBe('done');
      expect(await caller().fails('add_timeline_clip', { params, body: { assetId: song.id } })).toMatchObject(
        { code: 'CONFLICT', details: { reason: 'not_a_video' } },
      );
      const { timeline } = await caller().ok('apply_timeline_operations', {
        params,
        body: {
          expectedRevision: 1,
          operations: [{ type: 'set_music', music: { assetId: song.id, volume: 1, startSec: 0 } }],
        },
      });
      const made = await caller().ok('create_export', { params: { compositionId: timeline.compositionId } });
      const exported = await exportEnd(caller(), made.export.id);
      expect(exported.status).toBe('done');
      const film = await (await caller().api.fetch(exported.downloadUrl ?? '')).blob();
      expect(await toneLevel(film, SOUND_HZ, SOUND_SEC - 1)).toBeGreaterThan(TONE_LEVEL / 2);
      const { timeline: laid } = await caller().ok('apply_timeline_operations', {
        params,
        body: {
          expectedRevision: 2,
          operations: [
            { type: 'set_music', music: null },
            {
              ...{ type: 'add_audio', assetId: song.id, outputStartSec: timeline.durationSec / 2 },
              ...{ durationSec: timeline.durationSec, sourceStartSec: 0 },
            },
          ],
        },
      });
      const again = await caller().ok('create_export', { params: { compositionId: laid.compositionId } });
      const { downloadUrl } = await exportEnd(caller(), again.export.id);
      const second = await (await caller().api.fetch(downloadUrl ?? '')).blob();
      expect(await toneLevel(second, SOUND_HZ, timeline.durationSec / 2 - 0.2)).toBeLessThan(TONE_LEVEL / 20);
      expect(await toneLevel(second, SOUND_HZ, timeline.durationSec)).toBeGreaterThan(TONE_LEVEL / 5);
      const deleting = await caller().owner('delete_asset', { params: { assetId: song.id } });
      expect(deleting).toMatchObject({ status: 409, body: { error: { details: { reason: 'in_use' } } } });
    });

    it('is gone with its peaks when it is deleted', async () => {
      const other = await uploadVideo(caller(), await soundIn('wav'), 'other.wav');
      expect((await caller().api.fetch(other.links?.peaksUrl ?? '')).status).toBe(200);
      await caller().owner('delete_asset', { params: { assetId: other.id } });
      expect((await caller().api.fetch(other.links?.peaksUrl ?? '')).status).toBe(404);
    });
  });
}
