import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Export, ToolRun } from '../../../contract/schemas/job.ts';
import type { Project } from '../../../contract/schemas/project.ts';
import { type Need, needsOf, type ProjectWork, waitingOf } from './needs.ts';

const NOW_MS = Date.parse('2026-11-21T12:00:00Z');
const project = (status: string) => ({ id: `prj_${status}`, status }) as Project;
const exported = (compositionId: string, status: string) => ({ compositionId, status }) as Export;
const run = (status: string, finishedAt: string) => ({ status, finishedAt }) as ToolRun;
const clip = (status: 'proposed' | 'accepted' | 'rejected', compositionId: string | null = null) => ({
  status,
  compositionId,
});

describe('what waits for the person', () => {
  it('is nothing where all is decided and exported', () => {
    const work: ProjectWork = {
      project: project('ready'),
      clips: [clip('rejected'), clip('accepted', 'cmp_a')],
      exports: [exported('cmp_a', 'done')],
    };
    expect(needsOf([work], [run('done', '2026-11-21T11:00:00Z')], NOW_MS)).toEqual([]);
  });

  it('names a failed export only while no later one of its video is there', () => {
    const failed = exported('cmp_a', 'failed');
    const work = { project: project('ready'), clips: [], exports: [failed] };
    expect(needsOf([work], [], NOW_MS)).toEqual([{ kind: 'export_failed', project: work.project, failed }]);
    const again = { ...work, exports: [exported('cmp_a', 'queued'), failed] };
    expect(needsOf([again], [], NOW_MS)).toEqual([]);
  });

  it('tells several failed exports of a project as one', () => {
    const exports = [exported('cmp_a', 'failed'), exported('cmp_b', 'failed'), exported('cmp_b', 'failed')];
    const work = { project: project('ready'), clips: [], exports };
    expect(needsOf([work], [], NOW_MS)).toEqual([
      { kind: 'exports_failed', project: work.project, failedCount: 2 },
    ]);
  });

  it('shows a failed run for a day', () => {
    const runs = [run('failed', '2026-11-20T12:00:01Z'), run('failed', '2026-11-20T12:00:00Z')];
    expect(needsOf([], runs, NOW_MS)).toEqual([{ kind: 'run_failed', run: runs[0] }]);
  });

  it('counts every clip at most once, failures before decisions before exports', () => {
    const clips = fc.array(
      fc.record({
        status: fc.constantFrom('proposed' as const, 'accepted' as const, 'rejected' as const),
        compositionId: fc.option(fc.constantFrom('cmp_a', 'cmp_b', 'cmp_c')),
      }),
    );
    const exports = fc.array(
      fc
        .tuple(fc.constantFrom('cmp_a', 'cmp_b', 'cmp_z'), fc.constantFrom('done', 'failed', 'running'))
        .map(([compositionId, status]) => exported(compositionId, status)),
    );
    const works = fc.array(
      fc.record({ project: fc.constantFrom(project('ready'), project('failed')), clips, exports }),
    );
    const order = ['project_failed', 'export_failed', 'run_failed', 'review', 'export'];
    fc.assert(
      fc.property(works, (all) => {
        const needs = needsOf(all, [], NOW_MS);
        const counted = needs.reduce((sum, need) => sum + ('count' in need ? need.count : 0), 0);
        expect(counted).toBeLessThanOrEqual(all.flatMap((work) => work.clips).length);
        const ranks = needs.map(({ kind }) => (order.indexOf(kind) < 3 ? 0 : order.indexOf(kind)));
        expect(ranks).toEqual(ranks.toSorted());
      }),
    );
  });
});

describe('rows of what waits', () => {
  const projects = ['prj_a', 'prj_b', 'prj_c'].map((id) => ({ id }) as Project);
  const need = fc.oneof(
    fc.record({
      kind: fc.constantFrom('review' as const, 'export' as const),
      project: fc.constantFrom(...projects),
      count: fc.integer({ min: 1, max: 9 }),
    }),
    fc.record({ kind: fc.constant('project_failed' as const), project: fc.constantFrom(...projects) }),
    fc.record({
      kind: fc.constant('run_failed' as const),
      run: fc.constantFrom('run_a', 'run_b').map((id) => ({ id }) as ToolRun),
    }),
  );
  const ownerOf = (one: Need) => (one.kind === 'run_failed' ? one.run.id : one.project.id);

  it('name every project and run once, where its most urgent need stands, and leave nothing out', () => {
    fc.assert(
      fc.property(fc.array(need), (needs: Need[]) => {
        const rows = waitingOf(needs);
        expect(rows.map(({ id }) => id)).toEqual([...new Set(needs.map(ownerOf))]);
        for (const { id, needs: own } of rows)
          expect(own).toEqual(needs.filter((one) => ownerOf(one) === id));
      }),
    );
  });
});
