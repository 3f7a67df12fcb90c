/**
 * What of a session the service has not, said so that somebody else can send it later who has nothing but the answers
 * of the service: where a step is about something that an earlier one makes, that is found by its place.
 */
import type { EditContext } from '../model/apply-operations.ts';
import type { Edit } from '../model/edit.ts';
import type { EditOperation } from '../model/edit-operation.ts';
import { afterCommand, type Command, type EditSession } from './edit-session.ts';

const LISTS = ['segments', 'texts', 'broll', 'audio'] as const;

/** Where something stands once a step is done, that later steps call `id`. */
export interface MadePlace {
  readonly id: string;
  readonly list: (typeof LISTS)[number];
  readonly at: number;
  /** How many the list has then: of another length, nothing in it is known. */
  readonly of: number;
}

export type WaitingStep =
  | {
      readonly kind: 'apply';
      readonly operations: readonly EditOperation[];
      readonly made: readonly MadePlace[];
    }
  /** Back to a revision that is there. */
  | { readonly kind: 'restore'; readonly revision: number }
  /** Back to how it was before or after a step of this list, by its place. */
  | { readonly kind: 'restoreAround'; readonly step: number; readonly edge: 'before' | 'after' };

/** In order, each one request on the revision that the one before it makes. */
export function waitingSteps({ base, queue, revisions }: EditSession, context: EditContext): WaitingStep[] {
  const wanted = queue.map((_, place) => namedLater(queue, place));
  let edit = base;
  return queue.map((command, place): WaitingStep => {
    const isNeeded = wanted.slice(place).some(({ size }) => size > 0);
    if (isNeeded) edit = afterCommand(edit, command, context);
    if (command.kind === 'apply')
      return {
        kind: 'apply',
        operations: command.operations,
        made: isNeeded ? placesOf(edit, wanted[place] ?? new Set()) : [],
      };
    return restoreOf(command, queue.slice(0, place), revisions.get(command.stepId));
  });
}

type Restore = Extract<Command, { kind: 'restore' }>;
type Around = EditSession['revisions'] extends ReadonlyMap<number, infer Value> ? Value : never;

/** @param before what is sent before it; it may hold batches of the very step */
function restoreOf(
  { stepId, toward }: Restore,
  before: readonly Command[],
  known: Around | undefined,
): WaitingStep {
  const batches = before.flatMap((one, place) =>
    one.kind === 'apply' && one.stepId === stepId ? [{ place, toward: one.toward }] : [],
  );
  const last = batches.at(-1);
  if (last?.toward === toward) return { kind: 'restoreAround', step: last.place, edge: 'after' };
  if (known !== undefined) return { kind: 'restore', revision: known[toward] };
  return { kind: 'restoreAround', step: batches[0]?.place ?? 0, edge: 'before' };
}

/** What a command makes that later ones name. */
function namedLater(queue: readonly Command[], place: number): ReadonlySet<string> {
  const command = queue[place];
  if (command?.kind !== 'apply' || command.newIds.length === 0) return new Set();
  const later = queue
    .slice(place + 1)
    .flatMap((one) => (one.kind === 'apply' ? one.operations.flatMap(idsIn) : []));
  const named = new Set(later);
  return new Set(command.newIds.filter((id) => named.has(id)));
}

function idsIn(operation: EditOperation): readonly string[] {
  if ('segmentId' in operation) return [operation.segmentId];
  if ('segmentIds' in operation) return operation.segmentIds;
  if ('textId' in operation) return [operation.textId];
  if ('brollId' in operation) return [operation.brollId];
  if ('audioId' in operation) return [operation.audioId];
  return [];
}

function placesOf(edit: Edit, ids: ReadonlySet<string>): MadePlace[] {
  return LISTS.flatMap((list) =>
    (edit[list] ?? []).flatMap(({ id }, at, all) => (ids.has(id) ? [{ id, list, at, of: all.length }] : [])),
  );
}
