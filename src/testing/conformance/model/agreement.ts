/** What must hold after every command: the service shows what the model believes, and its books balance. */
import { expect } from 'vitest';
import type { OperationId } from '../../../contract/operations.ts';
import type { LedgerEntry } from '../../../contract/schemas/account.ts';
import type { Caller, CallInput } from '../api-under-test.ts';
import type { Model, Real } from './world.ts';

export async function expectAgreement(model: Model, { caller, studio }: Real): Promise<void> {
  expect(studio.logged).toEqual([]);
  await expectMoney(model, caller);
  await expectLibrary(model, caller);
  for (const [projectId, project] of model.projects)
    await expectProject(model, caller, projectId, project.kind);
}

async function expectMoney(model: Model, caller: Caller): Promise<void> {
  const { credits, dailyLimits } = await caller.ok('get_credits');
  expect({ plan: credits.remainingFromPlan, topUp: credits.topUp }).toEqual(model.credits);
  for (const [name, used] of Object.entries(model.used))
    expect(dailyLimits[name as keyof typeof model.used], name).toMatchObject({ used });
  const entries = (await everyItem<LedgerEntry>(caller, 'list_ledger_entries')).reverse();
  const sums: Record<string, number> = { plan: 0, top_up: 0, api_bonus: 0 };
  for (const { source, amount, balanceAfter } of entries) {
    sums[source] = (sums[source] ?? 0) + amount;
    expect(balanceAfter).toBe(sums[source]);
    expect(balanceAfter).toBeGreaterThanOrEqual(0);
  }
  expect(sums).toEqual({ plan: model.credits.plan, top_up: model.credits.topUp, api_bonus: 0 });
}

async function expectLibrary(model: Model, caller: Caller): Promise<void> {
  const { body: open } = await caller.owner('list_open_uploads');
  expect(new Set(open.uploadIds)).toEqual(new Set(model.uploads.keys()));
  for (const [uploadId, { received }] of model.uploads) {
    const { upload } = await caller.ok('get_upload', { params: { uploadId } });
    expect(new Set(upload.receivedParts)).toEqual(received);
  }
  const assets = await everyItem<{ id: string }>(caller, 'list_assets', { query: { origin: 'upload' } });
  expect(new Set(assets.map(({ id }) => id))).toEqual(model.assets);
  const projects = await everyItem<{ id: string; kind: string; status: string }>(caller, 'list_projects');
  expect(new Map(projects.map(({ id, kind, status }) => [id, `${kind} ${status}`]))).toEqual(
    new Map([...model.projects].map(([id, { kind, status }]) => [id, `${kind} ${status}`])),
  );
  const { body: running } = await caller.owner('list_running_jobs');
  expect(running.jobs).toEqual([]);
}

async function expectProject(model: Model, caller: Caller, projectId: string, kind: string): Promise<void> {
  const params = { projectId };
  const own = <Item extends { projectId: string }>(items: Map<string, Item>) =>
    new Map([...items].filter(([, item]) => item.projectId === projectId));
  if (kind === 'autoclip') {
    const clips = await everyItem<{ id: string; status: string; compositionId: string | null }>(
      caller,
      'list_clips',
      { params },
    );
    expect(
      new Map(clips.map(({ id, status, compositionId }) => [id, { projectId, status, compositionId }])),
    ).toEqual(own(model.clips));
  }
  const compositions = await everyItem<{ id: string; clipId: string | null; revision: number }>(
    caller,
    'list_compositions',
    { params },
  );
  expect(
    new Map(compositions.map(({ id, clipId, revision }) => [id, { projectId, clipId, revision }])),
  ).toEqual(own(model.compositions));
  const exports = await everyItem<{ id: string; compositionId: string }>(caller, 'list_exports', { params });
  for (const { id, compositionId } of exports) expect(model.exports.get(id)).toBe(compositionId);
  const known = [...model.exports.values()].filter(
    (id) => model.compositions.get(id)?.projectId === projectId,
  );
  expect(exports).toHaveLength(known.length);
}

/** All pages. */
async function everyItem<Item>(caller: Caller, id: OperationId, input: CallInput = {}): Promise<Item[]> {
  const items: Item[] = [];
  let cursor: string | null = null;
  do {
    const query: Record<string, unknown> = {
      ...input.query,
      limit: 100,
      ...(cursor === null ? {} : { cursor }),
    };
    const page = (await caller.ok(id, { ...input, query })) as unknown as {
      data: Item[];
      nextCursor: string | null;
    };
    items.push(...page.data);
    cursor = page.nextCursor;
  } while (cursor !== null);
  return items;
}
