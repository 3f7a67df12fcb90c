/** Framing of stretches of an edit's videos by hand (extension `timeline_shots`). */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Timeline, TimelineOperation } from '../../contract/schemas/timeline.ts';
import type { Caller } from './api-under-test.ts';
import { jobEnd, preparedEdit, uploadTalk } from './journey.ts';

type ShotChange = Omit<Extract<TimelineOperation, { type: 'set_shot' }>, 'type' | 'assetId'>;

const LEFT = { view: 'point', centerX: 0.2, centerY: 0.5 } as const;

export function timelineShotRules(caller: () => Caller): void {
  describe('framing of shots of an edit by hand', () => {
    let params: { projectId: string };
    let assetId = '';
    const now = async (): Promise<Timeline> => (await caller().ok('get_timeline', { params })).timeline;
    const bodyOf = async (operations: TimelineOperation[]) => ({
      expectedRevision: (await now()).revision,
      operations,
    });
    const apply = async (...operations: TimelineOperation[]): Promise<Timeline> => {
      const body = await bodyOf(operations);
      return (await caller().ok('apply_timeline_operations', { params, body })).timeline;
    };
    const shot = (change: ShotChange): TimelineOperation => ({ type: 'set_shot', assetId, ...change });
    const issueOf = async (change: ShotChange, of = assetId) => {
      const body = await bodyOf([{ ...shot(change), assetId: of } as TimelineOperation]);
      const { code, details } = await caller().fails('apply_timeline_operations', { params, body });
      expect(code).toBe('VALIDATION_FAILED');
      return (details as { issues: { path: string; code: string }[] }).issues[0];
    };

    beforeAll(async () => {
      assetId = (await uploadTalk(caller())).id;
      params = await preparedEdit(caller(), assetId);
    });

    it('is named among the features, and none is set at first', async () => {
      expect((await caller().ok('get_me')).features).toContain('timeline_shots');
      expect((await now()).shots).toEqual([]);
    });

    it('is set as a revision like any edit, told as data, and stays through cuts', async () => {
      const before = await now();
      const set = await apply(shot({ startSec: 1, endSec: 3, ...LEFT }));
      expect(set.revision).toBe(before.revision + 1);
      expect(set.shots).toEqual([{ assetId, startSec: 1, endSec: 3, ...LEFT }]);
      const { data } = await caller().ok('list_timeline_revisions', { params });
      expect(data[0]).toMatchObject({
        summary: 'Framed a shot',
        change: { operations: [{ type: 'set_shot', count: 1 }] },
      });
      const cut = await apply({ type: 'remove_range', outputStartSec: 1.5, outputEndSec: 2 });
      expect(cut.shots).toEqual(set.shots);
      expect(await now()).toEqual(cut);
    });

    it('gives each moment what was said of it last, and automatic framing takes it back', async () => {
      const whole = await apply(shot({ startSec: 2, endSec: 4, view: 'whole' }));
      expect(whole.shots?.map(({ startSec, view }) => [startSec, view])).toEqual([
        [1, 'point'],
        [2, 'whole'],
      ]);
      expect((await apply(shot({ startSec: 0, endSec: 10, view: 'auto' }))).shots).toEqual([]);
    });

    it('is undone by going back to the revision before', async () => {
      const before = await now();
      const set = await apply(shot({ startSec: 1, endSec: 3, ...LEFT }));
      const body = { expectedRevision: set.revision, revision: before.revision };
      const { timeline } = await caller().ok('restore_timeline', { params, body });
      expect(timeline.shots).toEqual([]);
    });

    it('says between which cuts faces were followed, so that shots can be chosen', async () => {
      const { compositionId } = await apply({ type: 'set_reframe', reframe: 'face' });
      const read = () => caller().ok('get_composition', { params: { compositionId } });
      const { jobId } = (await read()).composition.framing;
      await jobEnd(caller(), jobId ?? '');
      const [path] = (await read()).composition.framing.paths ?? [];
      expect(path).toMatchObject({ assetId, startSec: 0 });
      expect(path?.shots?.[0]?.startSec).toBe(0);
      expect(path?.shots?.at(-1)?.endSec).toBe(path?.endSec);
    });

    it('refuses another revision, a stretch beyond the video, one of no length and a point without its place', async () => {
      const { revision } = await now();
      const body = {
        expectedRevision: revision + 1,
        operations: [shot({ startSec: 1, endSec: 3, ...LEFT })],
      };
      expect(await caller().fails('apply_timeline_operations', { params, body })).toMatchObject({
        code: 'CONFLICT',
        details: { reason: 'revision_mismatch', currentRevision: revision },
      });
      const at = { path: '/operations/0' };
      const span = { startSec: 1, endSec: 3 };
      expect(await issueOf({ ...span, endSec: 1e6, ...LEFT })).toMatchObject({
        ...at,
        code: 'outside_source',
      });
      expect(await issueOf({ ...span, endSec: 1, ...LEFT })).toMatchObject({ ...at, code: 'shot_unclear' });
      expect(await issueOf({ ...span, view: 'point' })).toMatchObject({ ...at, code: 'shot_unclear' });
      expect(await issueOf({ ...span, ...LEFT }, 'ast_elsewhere')).toMatchObject({
        ...at,
        code: 'clip_not_ready',
      });
      expect(await issueOf({ ...span, ...LEFT, centerX: 1.1 })).toMatchObject({
        path: '/operations/0/centerX',
      });
      expect((await now()).revision).toBe(revision);
    });
  });
}
