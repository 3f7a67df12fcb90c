/** What many machines are asked for when they are measured: reads and changes without a pause, ideas one at a time, exports at once. */
import type { Caller } from '../../src/testing/conformance/api-under-test.ts';
import { acceptedClip, analyzedProject, exportEnd, jobEnd } from '../../src/testing/conformance/journey.ts';
import { type Call, measurePace, openLoadClient } from './load-client.ts';

const CONNECTIONS = 16;
const MEASURE_SEC = 2;
const WAKE_UPS = 40;
const IDEAS = { topic: 'tea', videoType: 'any', language: 'en', count: 1 };

export interface Ground {
  readonly caller: Caller;
  readonly origin: string;
  readonly projectId: string;
  readonly compositionIds: readonly string[];
}

/** An analyzed talk with its clips accepted: short compositions. */
export async function prepareGround(caller: Caller, origin: string): Promise<Ground> {
  const { project, clips } = await analyzedProject(caller);
  const compositionIds: string[] = [];
  for (const clip of clips) compositionIds.push((await acceptedClip(caller, clip)).composition.id);
  return { caller, origin, projectId: project.id, compositionIds };
}

/** Requests a second, over as many connections in all, whatever number of addresses they are spread over. */
export async function paceAt(
  { caller, projectId }: Ground,
  origins: readonly string[],
  what: 'reads' | 'writes',
): Promise<number> {
  const calls = what === 'reads' ? readsOf(projectId) : writesOf(projectId);
  const each = CONNECTIONS / origins.length;
  const paces = await Promise.all(
    origins.map(async (origin) => {
      const client = openLoadClient(origin, caller.api.apiKey, each);
      const pace = await measurePace(client, each, MEASURE_SEC, calls);
      client.close();
      return pace.perSec;
    }),
  );
  return paces.reduce((sum, perSec) => sum + perSec, 0);
}

function readsOf(projectId: string): () => Call {
  const paths = [`/v1/projects/${projectId}`, `/v1/projects/${projectId}/clips`, '/v1/credits'];
  let next = 0;
  return () => {
    next += 1;
    return { method: 'GET', path: paths[next % paths.length] ?? '' };
  };
}

function writesOf(projectId: string): () => Call {
  let next = 0;
  return () => {
    next += 1;
    return {
      method: 'PATCH',
      path: `/v1/projects/${projectId}`,
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() },
      body: JSON.stringify({ title: `Title ${next}` }),
    };
  };
}

/** Milliseconds from the answer that a job is queued to its beginning, 0 where it began before. */
export async function wakeUps({ caller }: Ground): Promise<number[]> {
  const waits: number[] = [];
  for (let count = 0; count < WAKE_UPS; count += 1) {
    const { toolRun } = await caller.ok('brainstorm_ideas', { body: IDEAS });
    const answeredMs = Date.now();
    const { startedAt } = await jobEnd(caller, toolRun.jobId ?? '');
    waits.push(Math.max(0, Date.parse(startedAt ?? '') - answeredMs));
  }
  return waits;
}

/** All compositions are queued at once; the minute is over when the last is done. */
export async function exportsPerMinute({ caller, compositionIds }: Ground): Promise<number> {
  const startMs = performance.now();
  const ended = await Promise.all(
    compositionIds.map(async (compositionId) => {
      const { export: begun } = await caller.ok('create_export', { params: { compositionId } });
      return exportEnd(caller, begun.id);
    }),
  );
  const failed = ended.find(({ status }) => status !== 'done');
  if (failed !== undefined) throw new Error(`An export ended ${failed.status}: ${failed.errorMessage}`);
  return ended.length / ((performance.now() - startMs) / 60_000);
}
