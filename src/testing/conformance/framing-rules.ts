/** Framing that follows faces, with real faces found by the real detector. Open-shapes.md, Requests. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Composition } from '../../contract/schemas/composition.ts';
import type { Caller } from './api-under-test.ts';
import {
  acceptedClip,
  analyze,
  createProject,
  framedStreamer,
  jobEnd,
  preparedEdit,
  SETTINGS,
  uploadVideo,
} from './journey.ts';
import { FACE_X, faceVideo, SLIDE_SEC, slideVideo, TALK_SRT, wallVideo } from './made-video.ts';

const WORDS = TALK_SRT.split('\n\n').slice(0, 3).join('\n\n');
/** Width of a 9:16 crop of a 16:9 picture. */
const CROP = 81 / 256;

export function framingRules(caller: () => Caller): void {
  describe('framing that follows faces', () => {
    let assetId: string;
    let made: Composition;
    const params = () => ({ compositionId: made.id });
    const now = async () => (await caller().ok('get_composition', { params: params() })).composition;
    const framed = async (composition: Composition) => {
      expect((await jobEnd(caller(), composition.framing.jobId ?? '')).status).toBe('done');
      const read = { compositionId: composition.id };
      return (await caller().ok('get_composition', { params: read })).composition;
    };
    const expectFaceInside = ({ framing }: Composition) => {
      expect(framing.status).toBe('following');
      const keyframes = framing.paths?.flatMap((path) => path.keyframes) ?? [];
      expect(keyframes.length).toBeGreaterThan(0);
      for (const { centerX } of keyframes) expect(Math.abs(centerX - FACE_X)).toBeLessThan(CROP / 4);
    };

    beforeAll(async () => {
      const asset = await uploadVideo(caller(), await faceVideo());
      assetId = asset.id;
      await caller().owner('attach_captions', {
        params: { assetId },
        body: { format: 'srt', text: WORDS, language: 'en' },
      });
      const project = await createProject(caller(), assetId, { ...SETTINGS, reframe: 'face' });
      made = (await acceptedClip(caller(), (await analyze(caller(), project.id))[0])).composition;
    });

    it('begins when a clip is accepted, and an export waits for it', async () => {
      expect(made.framing).toMatchObject({ status: 'pending', jobId: expect.stringMatching(/^job_/) });
      expect(await caller().fails('create_export', { params: params() })).toMatchObject({
        code: 'NOT_READY',
      });
    });

    it('keeps the face in the picture and says where it goes', async () => {
      const composition = await framed(made);
      expectFaceInside(composition);
      const [path] = composition.framing.paths ?? [];
      expect(path).toMatchObject({ assetId });
      expect(path?.faceShare).toBeGreaterThan(0.8);
      expect(path?.startSec).toBeLessThanOrEqual(composition.source?.startSec ?? -1);
      expect(path?.endSec).toBeGreaterThanOrEqual(composition.source?.endSec ?? 99);
      const list = await caller().ok('list_compositions', { params: { projectId: made.projectId } });
      expect(list.data[0]?.framing).not.toHaveProperty('paths');
    });

    it('stays as it is when the clip is cut a little shorter', async () => {
      const before = await now();
      const { composition } = await caller().ok('edit_composition', {
        params: params(),
        body: { expectedRevision: before.revision, startSec: (before.source?.startSec ?? 0) + 1 },
      });
      expect(composition.framing).toEqual(before.framing);
    });

    it('gives way to the middle and comes back, each when asked', async () => {
      const reframe = async (mode: 'center' | 'face') => {
        const { job } = await caller().ok('reframe_composition', { params: params(), body: { mode } });
        expect((await jobEnd(caller(), job.id)).status).toBe('done');
        return now();
      };
      const middle = await reframe('center');
      expect(middle.framing.status).toBe('centered');
      expect(middle.framing).not.toHaveProperty('paths');
      expectFaceInside(await reframe('face'));
    });

    it('of an edit follows the faces of what is used in it', async () => {
      const project = await preparedEdit(caller(), assetId);
      const { compositionId } = await caller().ok('apply_timeline_operations', {
        params: project,
        body: { expectedRevision: 1, operations: [{ type: 'set_reframe', reframe: 'face' }] },
      });
      const { composition } = await caller().ok('get_composition', { params: { compositionId } });
      expect(composition.framing.status).toBe('pending');
      expectFaceInside(await framed(composition));
    });

    it('shows the middle where nobody is, and says that no face was found', async () => {
      const { framing, source } = await framedStreamer(caller(), await wallVideo());
      expect(framing).toMatchObject({
        status: 'centered',
        paths: [{ assetId: source?.assetId, faceShare: 0, keyframes: [] }],
      });
      expect(framing.paths?.[0]).not.toHaveProperty('whole');
    });

    it('crops nothing from a slide, up to the cut to something else', async () => {
      const { framing } = await framedStreamer(caller(), await slideVideo());
      expect(framing).toMatchObject({ status: 'following', paths: [{ faceShare: 0, keyframes: [] }] });
      const [whole, ...more] = framing.paths?.[0]?.whole ?? [];
      expect(more).toEqual([]);
      expect(whole?.startSec).toBe(0);
      expect(Math.abs((whole?.endSec ?? 0) - SLIDE_SEC)).toBeLessThan(0.15);
    });
  });
}
