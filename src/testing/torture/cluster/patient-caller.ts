/** A client as it should be before many machines: it asks again, with the same key, until it is answered. */
import { setTimeout as pause } from 'node:timers/promises';
import type { OperationId } from '../../../contract/operations.ts';
import type { ErrorBody } from '../../../contract/schemas/error-body.ts';
import { type Answered, Caller, type CallInput } from '../../conformance/api-under-test.ts';

const AGAIN_MS = 100;
const GIVE_UP_MS = 120_000;
/** Somebody does it just now, or died while doing it: both pass. */
const PASSES = ['IDEMPOTENCY_IN_PROGRESS', 'HOST_BUSY'];
const PASSING_REASONS = ['being_completed'];

export class PatientCaller extends Caller {
  /** What no machine may answer, whatever dies beside it. */
  readonly findings: string[] = [];
  /** How often an operation was answered how, first tries and last ones. */
  readonly answers = new Map<string, number>();

  override async send<Body = unknown>(id: OperationId, input: CallInput = {}): Promise<Answered<Body>> {
    for (const endMs = performance.now() + GIVE_UP_MS; ; await pause(AGAIN_MS)) {
      const answered = await this.once<Body>(id, input);
      if (answered !== null) return answered;
      if (performance.now() > endMs) throw new Error(`${id} was not answered for ${GIVE_UP_MS / 1000} s.`);
    }
  }

  /** null where it is to be asked again. */
  private async once<Body>(id: OperationId, input: CallInput): Promise<Answered<Body> | null> {
    let answered: Answered<Body>;
    try {
      answered = await super.send<Body>(id, input);
    } catch (error) {
      // The connection was cut, or no host is up; anything else is a finding.
      if (!(error instanceof TypeError || error instanceof SyntaxError)) throw error;
      this.count(`${id} cut`);
      return null;
    }
    const { status, body } = answered;
    const { error } = body as Partial<ErrorBody>;
    this.count(`${id} ${error?.code ?? status}`);
    if (status === 503 || (error !== undefined && isPassing(error))) return null;
    if (status < 500) return answered;
    this.findings.push(`${id} answered ${status} ${JSON.stringify(body)}`);
    return null;
  }

  private count(what: string): void {
    this.answers.set(what, (this.answers.get(what) ?? 0) + 1);
  }
}

function isPassing({ code, details }: ErrorBody['error']): boolean {
  return PASSES.includes(code) || PASSING_REASONS.includes(String(details?.['reason']));
}
