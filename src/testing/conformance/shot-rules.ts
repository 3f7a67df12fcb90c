/** Framing of single shots by hand (extension `framing_shots`). Open-shapes.md, Requests, edit_composition. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { BodyOf } from '../../contract/operations.ts';
import type { Composition } from '../../contract/schemas/composition.ts';
import type { Caller } from './api-under-test.ts';
import { framedStreamer, jobEnd, preparedEdit, uploadTalk } from './journey.ts';
import { SLIDE_SEC, slideVideo } from './made-video.ts';

type ShotChange = NonNullable<BodyOf<'edit_composition'>['framing']>[number];

export function shotRules(caller: () => Caller): void {
  describe('framing of single shots by hand', () => {
    let made: Composition;
    const params = () => ({ compositionId: made.id });
    const now = async () => (await caller().ok('get_composition', { params: params() })).composition;
    const edit = async (framing: ShotChange[]) => {
      const { revision } = await now();
      const body = { expectedRevision: revision, framing };
      return (await caller().ok('edit_composition', { params: params(), body })).composition;
    };
    const refused = async (change: object) => {
      const { revision } = await now();
      const body = { expectedRevision: revision, framing: [change] } as BodyOf<'edit_composition'>;
      return caller().fails('edit_composition', { params: params(), body });
    };
    const viewsOf = ({ framing }: Composition) => framing.shots?.map(({ view }) => view);
    const startOf = ({ framing }: Composition, shot: number) => framing.shots?.[shot]?.startSec ?? -1;
    const reframe = async (body: BodyOf<'reframe_composition'>) => {
      const { job } = await caller().ok('reframe_composition', { params: params(), body });
      expect((await jobEnd(caller(), job.id)).status).toBe('done');
      return now();
    };

    beforeAll(async () => {
      made = await framedStreamer(caller(), await slideVideo());
    });

    it('is named among the features, and shots are listed between cuts, but not in lists', async () => {
      expect((await caller().ok('get_me')).features).toContain('framing_shots');
      const { shots } = made.framing;
      expect(viewsOf(made)).toEqual(['auto', 'auto']);
      expect(shots?.[0]).toMatchObject({ startSec: 0, centerX: null, centerY: null });
      expect(shots?.[1]?.startSec).toBe(shots?.[0]?.endSec);
      expect(Math.abs((shots?.[1]?.startSec ?? 0) - SLIDE_SEC)).toBeLessThan(0.15);
      const list = await caller().ok('list_compositions', { params: { projectId: made.projectId } });
      expect(list.data[0]?.framing).not.toHaveProperty('shots');
    });

    it('sets a point or the whole picture as a new revision, and what was found stays known', async () => {
      const before = await now();
      const point = { startSec: startOf(before, 0), view: 'point', centerX: 0.2, centerY: 0.5 } as const;
      const whole = { startSec: startOf(before, 1), view: 'whole' } as const;
      const after = await edit([point, whole]);
      expect(after.revision).toBe(before.revision + 1);
      expect(after.framing.shots).toMatchObject([
        { view: 'point', centerX: 0.2, centerY: 0.5 },
        { view: 'whole', centerX: null, centerY: null },
      ]);
      expect(after.framing.paths).toEqual(before.framing.paths);
      expect(await now()).toMatchObject({ framing: after.framing, revision: after.revision });
    });

    it('makes no revision of what is set already', async () => {
      const before = await now();
      const { revision, framing } = before;
      expect(await edit([{ startSec: startOf(before, 1), view: 'whole' }])).toMatchObject({
        revision,
        framing,
      });
    });

    it('stays when the rest is framed anew, unless it is to be given up', async () => {
      const { framing } = await now();
      expect((await reframe({ mode: 'face' })).framing.shots).toEqual(framing.shots);
      expect(viewsOf(await reframe({ mode: 'center' }))).toEqual(expect.arrayContaining(['point', 'whole']));
      const forgotten = await reframe({ mode: 'face', keepShots: false });
      expect(viewsOf(forgotten)).toEqual(['auto', 'auto']);
      expect(forgotten.framing.paths?.[0]?.whole).toHaveLength(1);
    });

    it('goes back to what was found, shot by shot', async () => {
      const before = await now();
      const starts = [startOf(before, 0), startOf(before, 1)] as const;
      await edit(starts.map((startSec) => ({ startSec, view: 'whole' })));
      expect(viewsOf(await edit([{ startSec: starts[0], view: 'auto' }]))).toEqual(['auto', 'whole']);
      const after = await edit([{ startSec: starts[1], view: 'auto' }]);
      expect({ ...after.framing, jobId: null }).toEqual({ ...before.framing, jobId: null });
    });

    it('refuses a start that no shot has, a point without its place, and one outside the picture', async () => {
      const { revision } = await now();
      expect(await refused({ startSec: 1.234, view: 'whole' })).toMatchObject({
        code: 'VALIDATION_FAILED',
        details: { issues: [{ path: '/framing/0/startSec', code: 'unknown_shot' }] },
      });
      expect(await refused({ startSec: 0, view: 'point', centerX: 0.5 })).toMatchObject({
        code: 'VALIDATION_FAILED',
        details: { issues: [{ path: '/framing/0', code: 'center_missing' }] },
      });
      for (const centerX of [-0.1, 1.1])
        expect(await refused({ startSec: 0, view: 'point', centerX, centerY: 0.5 })).toMatchObject({
          code: 'VALIDATION_FAILED',
          details: { issues: [{ path: '/framing/0/centerX' }] },
        });
      expect(await refused({ startSec: 0, view: 'tilted' })).toMatchObject({ code: 'VALIDATION_FAILED' });
      expect((await now()).revision).toBe(revision);
    });

    it('refuses another revision, and what is made of several things', async () => {
      const { revision } = await now();
      const framing: ShotChange[] = [{ startSec: 0, view: 'whole' }];
      expect(
        await caller().fails('edit_composition', {
          params: params(),
          body: { expectedRevision: revision + 1, framing },
        }),
      ).toMatchObject({ code: 'CONFLICT', details: { reason: 'revision_mismatch' } });
      const asset = await uploadTalk(caller());
      const project = await preparedEdit(caller(), asset.id);
      const read = { projectId: project.projectId };
      const { project: prepared } = await caller().ok('get_project', { params: read });
      const compositionId = prepared.compositionId ?? '';
      const { composition } = await caller().ok('get_composition', { params: { compositionId } });
      expect(composition.framing).not.toHaveProperty('shots');
      expect(
        await caller().fails('edit_composition', {
          params: { compositionId },
          body: { expectedRevision: composition.revision, framing },
        }),
      ).toMatchObject({ code: 'CONFLICT', details: { reason: 'not_framed' } });
    });
  });
}
