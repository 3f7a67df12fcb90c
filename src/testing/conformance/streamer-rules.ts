/** A streamer video with the webcam above the game (extension `streamer_layout`). */
import { beforeAll, describe, expect, it } from 'vitest';
import type { BodyOf } from '../../contract/operations.ts';
import type { Composition } from '../../contract/schemas/composition.ts';
import type { Caller } from './api-under-test.ts';
import { exportEnd, jobEnd, uploadVideo } from './journey.ts';
import { gameVideo, WEBCAM, wallVideo } from './made-video.ts';

type Body = BodyOf<'create_streamer_project'>;

const AREA = { x: 0.6, y: 0.1, width: 0.3, height: 0.4 };
const GAME = { x: 0, y: 0, width: 0.5, height: 0.7 };

export function streamerRules(caller: () => Caller): void {
  describe('a streamer video with the webcam above the game', () => {
    let game: string;
    let wall: string;
    const create = async (sourceAssetId: string, more: Partial<Body>) => {
      const body = {
        captionStyle: 'outline',
        language: 'en',
        reframe: 'center',
        sourceAssetId,
        ...more,
      } as Body;
      return (await caller().ok('create_streamer_project', { body })).project;
    };
    const build = async (projectId: string) => {
      const { job } = await caller().ok('build_streamer_video', { params: { projectId } });
      return jobEnd(caller(), job.id);
    };
    const built = async (projectId: string): Promise<Composition> => {
      expect((await build(projectId)).status).toBe('done');
      const { project } = await caller().ok('get_project', { params: { projectId } });
      const params = { compositionId: project.compositionId ?? '' };
      return (await caller().ok('get_composition', { params })).composition;
    };
    const areasOf = ({ scene }: Composition) => (scene?.kind === 'streamer' ? scene.areas : null);

    beforeAll(async () => {
      game = (await uploadVideo(caller(), await gameVideo())).id;
      wall = (await uploadVideo(caller(), await wallVideo())).id;
    });

    it('is named among the features, and nothing is parted where it is not asked for', async () => {
      expect((await caller().ok('get_me')).features).toContain('streamer_layout');
      const project = await create(game, {});
      expect(project.streamer).toMatchObject({ layout: 'full', webcam: null, game: null });
      expect(areasOf(await built(project.id))).toBeUndefined();
    });

    it('finds the player in the corner, and says where', async () => {
      const composition = await built((await create(game, { layout: 'auto', headline: 'Live' })).id);
      const { webcam, game: rest } = areasOf(composition) ?? {};
      expect(rest).toBeNull();
      for (const side of ['x', 'y', 'width', 'height'] as const)
        expect(Math.abs((webcam?.[side] ?? 9) - WEBCAM[side])).toBeLessThan(0.1);
      expect(composition.framing).not.toHaveProperty('shots');
      const params = { compositionId: composition.id };
      expect(await caller().fails('reframe_composition', { params, body: { mode: 'face' } })).toMatchObject({
        code: 'CONFLICT',
        details: { reason: 'not_framed' },
      });
      const { export: started } = await caller().ok('create_export', { params });
      expect((await exportEnd(caller(), started.id)).status).toBe('done');
    });

    it('takes the areas that were set, and lets them be set anew and given up', async () => {
      const { id } = await create(wall, { layout: 'stacked', webcam: AREA, game: GAME });
      expect(areasOf(await built(id))).toEqual({ webcam: AREA, game: GAME });
      const params = { projectId: id };
      const update = (body: BodyOf<'update_streamer_project'>) =>
        caller().ok('update_streamer_project', { params, body });
      const { project } = await update({ webcam: GAME, game: null });
      expect(project.streamer).toMatchObject({ layout: 'stacked', webcam: GAME, game: null });
      expect(areasOf(await built(id))).toEqual({ webcam: GAME, game: null });
      await update({ layout: 'full' });
      expect(areasOf(await built(id))).toBeUndefined();
    });

    it('fills the picture where there is no webcam, and fails where one was asked for', async () => {
      expect(areasOf(await built((await create(wall, { layout: 'auto' })).id))).toBeUndefined();
      const job = await build((await create(wall, { layout: 'stacked' })).id);
      expect(job).toMatchObject({ status: 'failed', errorMessage: expect.stringContaining('webcam') });
      expect(job.errorReason).toEqual({ code: 'no_webcam', values: {} });
    });

    it('says of framed shots whether a build keeps them, and where only the build can tell', async () => {
      const { id } = await create(wall, { layout: 'full', reframe: 'face' });
      const { id: compositionId, revision, framing } = await built(id);
      const startSec = framing.shots?.[0]?.startSec ?? Number.NaN;
      await caller().ok('edit_composition', {
        params: { compositionId },
        body: { expectedRevision: revision, framing: [{ startSec, view: 'whole' }] },
      });
      const params = { projectId: id };
      const foreseen = async (layout: 'full' | 'auto' | 'stacked') => {
        await caller().ok('update_streamer_project', { params, body: { layout } });
        return (await caller().ok('estimate_analysis', { params })).estimate.rebuild;
      };
      expect(await foreseen('full')).toMatchObject({ kept: { shots: 1 }, lost: { shots: 0 } });
      expect(await foreseen('stacked')).toMatchObject({ kept: { shots: 0 }, lost: { shots: 1 } });
      const open = await foreseen('auto');
      expect(open).toMatchObject({ kept: { shots: 0 }, lost: { shots: 0 }, open: { shots: 1 } });
      expect((await built(id)).framing.shots?.[0]).toMatchObject({ startSec, view: 'whole' });
      // Looked for in the same video, there is none.
      const known = await foreseen('auto');
      expect(known).toMatchObject({ kept: { shots: 1 }, lost: { shots: 0 } });
      expect(known).not.toHaveProperty('open');
    });

    it('refuses areas that reach out of the picture or are next to nothing', async () => {
      const refused = (webcam: object) =>
        caller().fails('create_streamer_project', {
          body: {
            captionStyle: 'outline',
            language: 'en',
            reframe: 'center',
            sourceAssetId: wall,
            webcam,
          } as Body,
        });
      expect(await refused({ ...AREA, x: 0.8 })).toMatchObject({
        code: 'VALIDATION_FAILED',
        details: { issues: [{ path: '/webcam', code: 'outside_picture' }] },
      });
      for (const change of [{ x: -0.1 }, { width: 0.01 }, { height: 1.2 }])
        expect(await refused({ ...AREA, ...change })).toMatchObject({ code: 'VALIDATION_FAILED' });
    });
  });
}
