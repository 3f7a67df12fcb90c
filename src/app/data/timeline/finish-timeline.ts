/** Sends the steps of an edit that a page which is gone left undone (`unsent.ts`), each on the revision the one before it makes. */
import type { ApiClient } from '../../../client/api-client.ts';
import type { Timeline } from '../../../contract/schemas/timeline.ts';
import { isConflict } from '../changes/is-conflict.ts';
import type { Unsent, UnsentStep } from '../changes/unsent.ts';
import { readTimeline, restoreRevision, sendOperations } from './timeline.ts';

type UnsentEdit = Extract<Unsent, { kind: 'timeline' }>;

/**
 * @param onArrived what is left after each step: should the next fail, only that is sent later
 * @throws ApiError of the step that could not be done
 */
export async function finishTimeline(
  client: ApiClient,
  what: UnsentEdit,
  onArrived: (left: UnsentEdit) => void,
): Promise<void> {
  let left = what;
  for (let [step] = left.steps; step !== undefined; [step] = left.steps) {
    left = leftAfter(left, step, await sendFirst(client, left, step));
    if (left.steps.length > 0) onArrived(left);
  }
}

/** What could not be done, as its editor takes it up; null where that knows too little of it to show it. */
export function heldForEditor(what: Unsent): UnsentEdit | null {
  if (what.kind !== 'timeline' || what.sides === undefined) return null;
  // Where some steps have arrived, doing all of it again would do those twice.
  return { ...what, heldFor: what.revision === what.sides.revision ? 'editor' : 'choice' };
}

async function sendFirst(
  client: ApiClient,
  { projectId, revision }: UnsentEdit,
  step: UnsentStep,
): Promise<Timeline> {
  try {
    if (step.kind === 'apply') return await sendOperations(client, projectId, revision, step.operations);
    const wanted = step.kind === 'restore' ? step.revision : revision;
    return await restoreRevision(client, projectId, revision, wanted);
  } catch (error) {
    if (!isConflict(error)) throw error;
    const timeline = await readTimeline(client, projectId);
    // It may have been on its way, and have arrived.
    if (timeline.revision !== revision + 1 || !(await isMadeBy(client, projectId, revision + 1, step)))
      throw error;
    return timeline;
  }
}

/** By what the service says of a revision; false where it says nothing. */
async function isMadeBy(
  client: ApiClient,
  projectId: string,
  revision: number,
  step: UnsentStep,
): Promise<boolean> {
  const { data } = await client.api.list_timeline_revisions({ params: { projectId } });
  const made = data.find((one) => one.revision === revision);
  if (made?.change == null) return false;
  if (step.kind !== 'apply') return step.kind === 'restore' && made.change.restores === step.revision;
  const done = made.change.operations.flatMap(({ type, count }) => new Array<string>(count).fill(type));
  const wanted = step.operations.map(({ type }) => type);
  return made.origin === 'edit' && done.sort().join() === wanted.sort().join();
}

/** The other steps, in the words of the service: its revision, its names of what the first step made. */
function leftAfter(left: UnsentEdit, first: UnsentStep, timeline: Timeline): UnsentEdit {
  const names = new Map<string, string>();
  for (const { id, list, at, of } of first.kind === 'apply' ? first.made : []) {
    const there = timeline[list] ?? [];
    const lasting = there.length === of ? there[at]?.id : undefined;
    if (lasting !== undefined) names.set(id, lasting);
  }
  const { revision } = timeline;
  const steps = left.steps.slice(1).map((step): UnsentStep => {
    if (step.kind === 'apply') return { ...step, operations: renamed(step.operations, names) };
    if (step.kind === 'restore') return step;
    if (step.step > 0) return { ...step, step: step.step - 1 };
    return { kind: 'restore', revision: step.edge === 'before' ? left.revision : revision };
  });
  return { ...left, revision, steps };
}

/** Every id that was given by a page becomes the one the service gave. */
function renamed<Value>(value: Value, names: ReadonlyMap<string, string>): Value {
  const text = JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'string' ? (names.get(part) ?? part) : part,
  );
  return JSON.parse(text) as Value;
}
