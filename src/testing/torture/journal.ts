/** What was asked of the host and what it said: written before each request, and completed by its answer. */
import { newId } from '../../contract/ids.ts';
import type { OperationId } from '../../contract/operations.ts';
import type { Caller, CallInput } from '../conformance/api-under-test.ts';

export interface Intent {
  readonly id: OperationId;
  readonly input: CallInput;
  /** null while nobody knows whether it happened. */
  answer: { readonly status: number; readonly body: unknown } | null;
}

export class Journal {
  readonly intents: Intent[] = [];

  /** Sends with a key of its own. Rejects where the host is gone before it answered. */
  async send<Body>(
    caller: Caller,
    id: OperationId,
    input: CallInput,
  ): Promise<{ status: number; body: Body }> {
    const intent: Intent = { id, input: { ...input, idempotencyKey: newId('event') }, answer: null };
    this.intents.push(intent);
    const { status, body } = await caller.send<Body>(id, intent.input);
    intent.answer = { status, body };
    return { status, body };
  }

  answered(id: OperationId): Intent[] {
    return this.intents.filter((intent) => intent.id === id && isDone(intent));
  }
}

export function isDone({ answer }: Intent): boolean {
  return answer !== null && answer.status < 300;
}
