/** A person at an edit and the service they work with, made up for property tests of sessions. */
import fc from 'fast-check';
import { applyOperations } from '../../timeline/model/apply-operations.ts';
import type { Edit } from '../../timeline/model/edit.ts';
import { EditError } from '../../timeline/model/edit-error.ts';
import type { EditOperation } from '../../timeline/model/edit-operation.ts';
import {
  confirmed,
  type EditSession,
  nextToSend,
  perform,
  rebased,
  redo,
  resolved,
  startSession,
  undo,
} from '../../timeline/session/edit-session.ts';
import { editContext, operationOf, startEdit, type Wish, wish } from './made-edits.ts';

/** A service in a few lines: revisions kept whole, ids of its own, a wrong revision refused. */
export class Service {
  readonly revisions: Edit[] = [startEdit()];
  readonly #context = editContext('saved ');

  get revision(): number {
    return this.revisions.length;
  }

  get edit(): Edit {
    const edit = this.revisions.at(-1);
    if (edit === undefined) throw new Error('There is always a revision.');
    return edit;
  }

  take(session: EditSession): Edit | 'mismatch' | null {
    const sendable = nextToSend(session);
    if (sendable === null) return null;
    if (sendable.expectedRevision !== this.revision) return 'mismatch';
    if (sendable.kind === 'apply') this.apply(sendable.operations);
    else this.restore(sendable.revision);
    return this.edit;
  }

  apply(operations: readonly EditOperation[]): void {
    this.revisions.push(applyOperations(this.edit, operations, this.#context));
  }

  restore(revision: number): void {
    const edit = this.revisions[revision - 1];
    if (edit === undefined) throw new Error('That revision is not kept.');
    this.revisions.push(edit);
  }
}

export class Person {
  readonly context: ReturnType<typeof editContext>;
  session: EditSession;

  constructor(name: string, service: Service) {
    this.context = editContext(`${name} `);
    this.session = startSession(service.edit, service.revision);
  }

  try(change: (session: EditSession) => EditSession): void {
    try {
      this.session = change(this.session);
    } catch (error) {
      if (!(error instanceof EditError)) throw error;
    }
  }

  act(asked: Act): void {
    const { context } = this;
    if (asked === 'undo') this.try((session) => undo(session, context));
    else if (asked === 'redo') this.try((session) => redo(session, context));
    else this.try((session) => perform(session, [operationOf(session.current, asked)], '', context));
  }

  /** One exchange; a conflict is answered with the other side. */
  send(service: Service): void {
    const answer = service.take(this.session);
    if (answer === null) {
      if (this.session.revision !== service.revision) this.reread(service);
    } else if (answer === 'mismatch') this.reread(service);
    else this.session = confirmed(this.session, answer, service.revision, this.context);
  }

  reread(service: Service): void {
    this.session = rebased(this.session, service.edit, service.revision, this.context);
    if (this.session.conflict !== null) this.session = resolved(this.session, 'theirs', '', this.context);
  }

  settle(service: Service): void {
    while (this.session.queue.length > 0 || this.session.revision !== service.revision) this.send(service);
  }
}

export type Act = Wish | 'undo' | 'redo';

/** Silences are the service's knowledge; the service of this test hears them, the person does not. */
export const change = wish.filter(({ kind }) => kind !== 'silences');
export const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 4, arbitrary: change },
  { weight: 1, arbitrary: fc.constant('undo' as const) },
  { weight: 1, arbitrary: fc.constant('redo' as const) },
);

/** All of an edit but the names of things, in the order of the model's fields. */
export const shown = ({ segments, texts, broll, audio = [], ...settings }: Edit): string =>
  JSON.stringify([
    ...[segments, texts, broll, audio].map((list) => list.map(({ id: _, ...rest }) => rest)),
    Object.entries(settings).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  ]);
