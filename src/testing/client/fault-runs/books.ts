/** What the service has at the end of a run, against what was wished for: each thing once, paid once, nothing left over. */
import { expect } from 'vitest';
import type { Caller } from '../../conformance/api-under-test.ts';
import type { Wished } from './journey.ts';
import type { ServiceUnderFaults } from './service-under-faults.ts';

/** No run makes more of anything. */
const ALL = { query: { limit: 100 } } as const;

/** Throws where anything is missing, twice there, or paid twice. */
export async function checkBooks(caller: Caller, wished: Wished, service: ServiceUnderFaults): Promise<void> {
  await expectUpload(caller, wished, service);
  expect((await caller.owner('list_running_jobs')).body.jobs, 'work that never ends').toEqual([]);
  expect((await caller.owner('list_open_uploads')).body.uploadIds, 'uploads left over').toEqual([]);
  expect(Object.keys(localStorage), 'what was never sent').toEqual([]);
  const projects = (await caller.ok('list_projects', ALL)).data;
  expect(projects, 'projects').toHaveLength(wished.projects);
  for (const { id } of projects) await expectWork(caller, wished, id);
  const runs = (await caller.ok('list_tool_runs', ALL)).data.map(({ voiceover }) => voiceover?.script);
  expect(runs.toReversed(), 'voiceovers').toEqual(wished.voiceovers);
  await expectLedger(caller, wished);
}

async function expectUpload(caller: Caller, { upload }: Wished, service: ServiceUnderFaults): Promise<void> {
  const { data } = await caller.ok('list_assets', { query: { ...ALL.query, origin: 'upload' } });
  expect(data, 'assets').toHaveLength(upload === null ? 0 : 1);
  const [asset] = data;
  if (upload === null || asset === undefined) return;
  const kept = await service.fileOf(asset.id);
  // Compared at once: a difference of megabytes is not to be printed.
  const isWhole = Buffer.from(kept).equals(Buffer.from(await upload.arrayBuffer()));
  expect(isWhole, 'the file is what was sent').toBe(true);
}

async function expectWork(caller: Caller, wished: Wished, projectId: string): Promise<void> {
  const params = { projectId };
  for (const [clipId, status] of wished.decisions)
    expect((await caller.ok('get_clip', { params: { clipId } })).clip.status, 'a decision').toBe(status);
  for (const [compositionId, { title, revision }] of wished.compositions) {
    const { composition } = await caller.ok('get_composition', { params: { compositionId } });
    expect({ title: composition.title, revision: composition.revision }, 'edits').toEqual({
      title,
      revision,
    });
  }
  const exports = (await caller.ok('list_exports', { params, ...ALL })).data;
  const wanted = [...wished.compositions.values()].reduce((sum, one) => sum + one.exports, 0);
  expect(
    exports.map(({ status }) => status),
    'exports',
  ).toEqual(Array.from({ length: wanted }, () => 'done'));
  if (wished.prepared === 0) return;
  const { timeline } = await caller.ok('get_timeline', { params });
  expect(timeline.texts.map(({ text }) => text).toSorted(), 'texts on the timeline').toEqual(
    wished.texts.toSorted(),
  );
}

async function expectLedger(caller: Caller, wished: Wished): Promise<void> {
  const entries = (await caller.ok('list_ledger_entries', ALL)).data;
  const paid = entries.filter(({ type }) => type === 'charge' || type === 'refund');
  const reasons = paid.map(({ reason }) => reason?.code).toSorted();
  const of = (reason: string, count: number): string[] => Array.from({ length: count }, () => reason);
  expect(reasons, 'charges').toEqual([...of('analysis', wished.analyses), ...of('prepare', wished.prepared)]);
}
