/** One command of the model: a name, numbers to choose with, and what is done and expected. */
import fc from 'fast-check';
import { newId } from '../../../contract/ids.ts';
import type { AnswerOf, OperationId } from '../../../contract/operations.ts';
import { OPERATIONS } from '../../../contract/operations.ts';
import type { ErrorBody } from '../../../contract/schemas/error-body.ts';
import type { CallInput } from '../api-under-test.ts';
import { expectAgreement } from './agreement.ts';
import type { Model, Real } from './world.ts';

/** Chooses by numbers that fast-check made, so that a run can be repeated and shrunk. */
export interface Choice {
  of<Item>(items: Iterable<Item>): Item | undefined;
  /** From 0, below `end`. */
  below(end: number): number;
}

type Act = (model: Model, real: Real, choose: Choice) => Promise<void>;

export function command(name: string, act: Act): fc.Arbitrary<fc.AsyncCommand<Model, Real>> {
  return fc.array(fc.nat(999), { minLength: 4, maxLength: 4 }).map((numbers) => ({
    check: () => true,
    run: async (model, real) => {
      await act(model, real, choiceFrom(numbers));
      await expectAgreement(model, real);
    },
    toString: () => `${name}(${numbers.join(', ')})`,
  }));
}

function choiceFrom(numbers: readonly number[]): Choice {
  let used = 0;
  const below = (end: number): number => {
    const number = numbers[used % numbers.length] ?? 0;
    used += 1;
    return number % end;
  };
  return {
    below,
    of: (items) => {
      const list = [...items];
      return list.length === 0 ? undefined : list[below(list.length)];
    },
  };
}

/** Sends with a key of its own and remembers the answer for replays; throws unless it succeeds. */
export async function keyed<Id extends OperationId>(
  model: Model,
  { caller }: Real,
  id: Id,
  input: CallInput,
): Promise<AnswerOf<Id>> {
  const given = { ...input, idempotencyKey: newId('event') };
  const { status, body } = await caller.send(id, given);
  if (status !== OPERATIONS[id].status) throw new Error(`${id} answered ${status}: ${JSON.stringify(body)}`);
  const answer = OPERATIONS[id].answer.parse(body) as AnswerOf<Id>;
  model.keyed.push({ id, input: given, status, body });
  return answer;
}

/** Throws unless the call is refused with this code. */
export async function refused(
  { caller }: Real,
  id: OperationId,
  input: CallInput,
  code: string,
): Promise<ErrorBody['error']> {
  const error = await caller.fails(id, input);
  if (error.code !== code)
    throw new Error(`${id} answered ${error.code} instead of ${code}: ${error.message}`);
  return error;
}
