/**
 * One person's work on an edit as a value: what the service has, what was done since and is on its way there,
 * and what can be undone. Owns no clock and no network; whoever sends says what came back.
 *
 * Every change is a step: one gesture, one batch of operations, one revision, one thing to undo.
 */
import { applyOperations, type EditContext } from '../model/apply-operations.ts';
import type { Edit } from '../model/edit.ts';
import { EditError, type Refusal } from '../model/edit-error.ts';
import type { EditOperation } from '../model/edit-operation.ts';
import { operationsBetween } from '../model/operations-between.ts';
import { rebaseAll } from './rebase-all.ts';
import { idsByPosition, renamedEdit, renamedOperation } from './rename-ids.ts';
import { replayIds } from './replay-ids.ts';

export interface Step {
  readonly id: number;
  readonly label: string;
  readonly operations: readonly EditOperation[];
  /** Ids of what it made, before the service named it. */
  readonly newIds: readonly string[];
  readonly before: Edit;
  readonly after: Edit;
}

export type Command =
  | {
      readonly kind: 'apply';
      readonly stepId: number;
      readonly toward: Toward;
      readonly operations: readonly EditOperation[];
      /** Ids of what it makes, until the service names it. */
      readonly newIds: readonly string[];
    }
  /** Back to how it was before a step, or forward to how it was after it. */
  | { readonly kind: 'restore'; readonly stepId: number; readonly toward: Toward; readonly edit: Edit };
type Toward = 'before' | 'after';

export interface Conflict {
  /** Why mine does not fit on theirs; in the service's own words where it refused. */
  readonly why: Refusal | string;
  readonly mine: Edit;
  /** The last revision that was known when mine was made. */
  readonly mineRevision: number;
}

export interface EditSession {
  /** What the service has, at `revision`. */
  readonly base: Edit;
  readonly revision: number;
  /** `base` with everything of the queue done to it: what is shown. */
  readonly current: Edit;
  readonly queue: readonly Command[];
  readonly sending: boolean;
  readonly done: readonly Step[];
  readonly undone: readonly Step[];
  /** Revisions around a step, once the service has it. */
  readonly revisions: ReadonlyMap<number, Readonly<Record<Toward, number>>>;
  /** The newest revision that was made elsewhere: restoring an older one would lose it. */
  readonly foreignRevision: number;
  /** Ids given here until the service named things itself. */
  readonly aliases: ReadonlyMap<string, string>;
  readonly conflict: Conflict | null;
  readonly nextStepId: number;
  /** Repeated small steps of one kind, such as nudges, are one step while they wait to be sent. */
  readonly mergeKey: string | null;
}

/** What is to be sent next. */
export type Sendable =
  | {
      readonly kind: 'apply';
      readonly expectedRevision: number;
      readonly operations: readonly EditOperation[];
    }
  | { readonly kind: 'restore'; readonly expectedRevision: number; readonly revision: number };

const STEPS_KEPT = 200;
const BATCH_MAX = 100;

export function startSession(base: Edit, revision: number): EditSession {
  return {
    base,
    revision,
    current: base,
    queue: [],
    sending: false,
    done: [],
    undone: [],
    revisions: new Map(),
    foreignRevision: revision,
    aliases: new Map(),
    conflict: null,
    nextStepId: 1,
    mergeKey: null,
  };
}

/**
 * @param wanted may name things as they were named before the service did: a hand that took hold of one keeps it
 * @throws EditError where an operation cannot be applied; the session is unchanged
 */
export function perform(
  session: EditSession,
  wanted: readonly EditOperation[],
  label: string,
  context: EditContext,
  mergeKey: string | null = null,
): EditSession {
  requireNoConflict(session);
  const operations = wanted.map((operation) => renamedOperation(operation, session.aliases));
  const id = session.nextStepId;
  const made = commandsOf(id, 'after', operations, session.current, context);
  const [last, step, [batch]] = [session.queue.at(-1), session.done.at(-1), made.queue];
  const merges =
    mergeKey !== null &&
    mergeKey === session.mergeKey &&
    last?.kind === 'apply' &&
    batch?.kind === 'apply' &&
    last.stepId === step?.id &&
    !(session.sending && session.queue.length === 1) &&
    last.operations.length + operations.length <= BATCH_MAX;
  if (merges) {
    const all = [...last.operations, ...operations];
    const newIds = [...last.newIds, ...batch.newIds];
    const joined = { ...last, operations: all, newIds };
    return {
      ...session,
      current: made.edit,
      queue: [...session.queue.slice(0, -1), joined],
      done: [...session.done.slice(0, -1), { ...step, operations: all, newIds, after: made.edit }],
      undone: [],
    };
  }
  const newIds = made.queue.flatMap((one) => (one.kind === 'apply' ? one.newIds : []));
  const done: Step = { id, label, operations, newIds, before: session.current, after: made.edit };
  return {
    ...session,
    current: made.edit,
    queue: [...session.queue, ...made.queue],
    done: [...session.done, done].slice(-STEPS_KEPT),
    undone: [],
    nextStepId: id + 1,
    mergeKey,
  };
}

/** @throws EditError `conflict_open` */
function requireNoConflict({ conflict }: EditSession): void {
  if (conflict !== null) throw new EditError('conflict_open', 'Choose which version to keep first.');
}

/**
 * The same session where nothing is left to undo.
 * @throws EditError where later edits of others stand on it, or a conflict is open
 */
export function undo(session: EditSession, context: EditContext): EditSession {
  requireNoConflict(session);
  const step = session.done.at(-1);
  if (step === undefined) return session;
  const moved = { done: session.done.slice(0, -1), undone: [...session.undone, step], mergeKey: null };
  const waiting = session.queue.findIndex(
    (one) => one.kind === 'apply' && one.toward === 'after' && one.stepId === step.id,
  );
  if (waiting >= (session.sending ? 1 : 0) && waiting === session.queue.length - 1)
    return {
      ...session,
      ...moved,
      queue: session.queue.slice(0, -1),
      current: shownWithoutLast(session, context),
    };
  return { ...session, ...stepTo(session, step, 'before', context), ...moved };
}

function shownWithoutLast({ base, queue }: EditSession, context: EditContext): Edit {
  return queue.slice(0, -1).reduce((edit, one) => afterCommand(edit, one, context), base);
}

/** As `undo`. @throws EditError */
export function redo(session: EditSession, context: EditContext): EditSession {
  requireNoConflict(session);
  const step = session.undone.at(-1);
  if (step === undefined) return session;
  const moved = { done: [...session.done, step], undone: session.undone.slice(0, -1), mergeKey: null };
  return { ...session, ...stepTo(session, step, 'after', context), ...moved };
}

/** By restoring the revision where nobody else's work lies between, else by operations on what is there now. */
function stepTo(
  session: EditSession,
  step: Step,
  toward: Toward,
  context: EditContext,
): Pick<EditSession, 'queue' | 'current'> {
  const known = session.revisions.get(step.id);
  const onItsWay = session.queue.some(({ stepId }) => stepId === step.id);
  if (known === undefined ? onItsWay : known[toward] >= session.foreignRevision) {
    const edit = renamedEdit(step[toward], session.aliases);
    const command: Command = { kind: 'restore', stepId: step.id, toward, edit };
    return { queue: [...session.queue, command], current: edit };
  }
  const [was, wanted] = (toward === 'before' ? [step.after, step.before] : [step.before, step.after]).map(
    (edit) => renamedEdit(edit, session.aliases),
  ) as [Edit, Edit];
  const operations =
    toward === 'before'
      ? operationsBetween(was, wanted, context)
      : step.operations.map((operation) => renamedOperation(operation, session.aliases));
  // What was never sent is made again under the names that later steps know it by.
  const ids = toward === 'after' && known === undefined ? step.newIds : [];
  const again = rebaseAll(operations, was, session.current, context, ids);
  const made = commandsOf(step.id, toward, again, session.current, context, ids);
  return { queue: [...session.queue, ...made.queue], current: made.edit };
}

/** Nothing waits beside a conflict. */
export function nextToSend({ queue, revision, revisions, sending }: EditSession): Sendable | null {
  const [command] = queue;
  if (command === undefined || sending) return null;
  if (command.kind === 'apply')
    return { kind: 'apply', expectedRevision: revision, operations: command.operations };
  const known = revisions.get(command.stepId);
  if (known === undefined) throw new Error(`Step ${command.stepId} has no revision to go back to.`);
  return { kind: 'restore', expectedRevision: revision, revision: known[command.toward] };
}

/**
 * The service has done what was sent: its ids replace the ones given here. Where that is not what was foreseen, and what
 * waits does not fit on it, both sides are kept for a decision.
 */
export function confirmed(
  session: EditSession,
  saved: Edit,
  revision: number,
  context: EditContext,
): EditSession {
  const [command, ...rest] = session.queue;
  if (command === undefined) return adopted(session, saved, revision);
  const foreseen = orConflict(() => afterCommand(session.base, command, context));
  const fresh = foreseen instanceof EditError ? new Map() : idsByPosition(foreseen, saved);
  const aliases = fresh.size === 0 ? session.aliases : new Map([...session.aliases, ...fresh]);
  const queue = rest.map(
    (one): Command =>
      one.kind === 'apply'
        ? { ...one, operations: one.operations.map((operation) => renamedOperation(operation, fresh)) }
        : { ...one, edit: renamedEdit(one.edit, fresh) },
  );
  const revisions =
    command.kind === 'restore'
      ? session.revisions
      : new Map(session.revisions).set(command.stepId, revisionsAround(session, command, revision));
  const next = { ...session, base: saved, revision, queue, sending: false, revisions, aliases };
  const current = orConflict(() => queue.reduce((edit, one) => afterCommand(edit, one, context), saved));
  if (!(current instanceof EditError)) return { ...next, current };
  const conflict = { why: current, mine: renamedEdit(session.current, fresh), mineRevision: revision };
  return { ...next, queue: [], current: saved, mergeKey: null, conflict };
}

/** What kept an edit from being worked out is a value here: both sides are shown then. */
function orConflict(work: () => Edit): Edit | EditError {
  try {
    return work();
  } catch (error) {
    if (error instanceof EditError) return error;
    throw error;
  }
}

/** Batches of one step follow each other; the first was made on what the step began with. */
function revisionsAround(
  { revision: last, revisions }: EditSession,
  { stepId, toward }: Command,
  revision: number,
): Readonly<Record<Toward, number>> {
  const known = revisions.get(stepId);
  const goesOn = known?.[toward] === last;
  return toward === 'after'
    ? { before: goesOn ? known.before : last, after: revision }
    : { before: revision, after: goesOn ? known.after : last };
}

/** Someone else was faster: what waits here is done again on theirs, or both sides are kept for a decision. */
export function rebased(
  session: EditSession,
  theirs: Edit,
  revision: number,
  context: EditContext,
): EditSession {
  const next: EditSession = {
    ...session,
    base: theirs,
    revision,
    foreignRevision: revision,
    sending: false,
    mergeKey: null,
  };
  let [from, to] = [session.base, theirs];
  const queue: Command[] = [];
  try {
    for (const command of session.queue) {
      const operations =
        command.kind === 'apply' ? command.operations : operationsBetween(from, command.edit, context);
      const ids = command.kind === 'apply' ? command.newIds : [];
      const again = rebaseAll(operations, from, to, context, ids);
      const made = commandsOf(command.stepId, command.toward, again, to, context, ids);
      queue.push(...made.queue);
      from = afterCommand(from, command, context);
      to = made.edit;
    }
  } catch (error) {
    if (!(error instanceof EditError)) throw error;
    const conflict = { why: error, mine: session.current, mineRevision: session.revision };
    return { ...next, queue: [], current: theirs, conflict };
  }
  return { ...next, queue, current: to };
}

/** The service would not have what was sent. */
export function refused(session: EditSession, theirs: Edit, revision: number, why: string): EditSession {
  const conflict = { why, mine: session.current, mineRevision: session.revision };
  return { ...adopted(session, theirs, revision), conflict };
}

export function resolved(
  session: EditSession,
  keep: 'mine' | 'theirs',
  label: string,
  context: EditContext,
): EditSession {
  const { conflict } = session;
  if (conflict === null) return session;
  const open = { ...session, conflict: null, done: [], undone: [] };
  if (keep === 'theirs') return open;
  return perform(open, operationsBetween(session.base, conflict.mine, context), label, context);
}

/** After a send that failed on the way: it may be tried again. */
export function unsent(session: EditSession): EditSession {
  return { ...session, sending: false };
}

function adopted(session: EditSession, saved: Edit, revision: number): EditSession {
  return {
    ...session,
    base: saved,
    current: saved,
    revision,
    foreignRevision: revision,
    queue: [],
    sending: false,
    mergeKey: null,
  };
}

/** Batches the service takes; what they make is named once, so that doing them again names it alike. */
function commandsOf(
  stepId: number,
  toward: Toward,
  operations: readonly EditOperation[],
  edit: Edit,
  context: EditContext,
  knownIds: readonly string[] = [],
): { readonly queue: readonly Command[]; readonly edit: Edit } {
  const queue: Command[] = [];
  let current = edit;
  const given = replayIds(context, knownIds);
  for (let at = 0; at < operations.length; at += BATCH_MAX) {
    const batch = operations.slice(at, at + BATCH_MAX);
    const before = given.newIds.length;
    current = applyHere(current, batch, given);
    queue.push({ kind: 'apply', stepId, toward, operations: batch, newIds: given.newIds.slice(before) });
  }
  return { queue, edit: current };
}

/** The edit once a command is done to it, with what it makes under the names it has here. */
export function afterCommand(edit: Edit, command: Command, context: EditContext): Edit {
  if (command.kind === 'restore') return command.edit;
  return applyHere(edit, command.operations, replayIds(context, command.newIds));
}

/** Pauses are known to the service only: shortening them shows once it has answered. */
function applyHere(edit: Edit, operations: readonly EditOperation[], context: EditContext): Edit {
  const known = operations.filter(({ type }) => type !== 'remove_silences');
  return applyOperations(edit, known, context);
}
