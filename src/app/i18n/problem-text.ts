/** A problem in the reader's language, from its code and values; as a service said it where its code is not known here. */
import type { GivenProblem } from '../../contract/schemas/problem.ts';
import type { MessageId } from './messages.ts';
import type { Translate } from './translate.ts';

export function problemText(t: Translate, problem: GivenProblem, said: string): string {
  return knownProblem(t, problem) ?? said;
}

/** null where there is none, or one of a service newer than this program. */
export function knownProblem(t: Translate, problem: GivenProblem): string | null {
  if (problem == null) return null;
  const id = `problem.${problem.code}`;
  const values = Object.entries(problem.values).map(([name, value]) => [name, valueText(t, value)]);
  const text = t(id as MessageId, Object.fromEntries(values));
  if (text !== id) return text;
  // What an edit refuses has the timeline's own sentences, loaded with it.
  const refusal = `timeline.refusal.${problem.code}`;
  const refused = t(refusal as MessageId, problem.values as Readonly<Record<string, number>>);
  return refused === refusal ? null : refused;
}

function valueText(t: Translate, value: unknown): string | number {
  if (typeof value === 'number') return value;
  if (typeof value !== 'object' || value === null) return String(value);
  const { code, values } = value as { code?: unknown; values?: unknown };
  if (typeof code !== 'string') return '';
  return problemText(t, { code, values: (values ?? {}) as Record<string, unknown> }, code);
}

/** `errorMessage` of work that ended, in the reader's language. */
export function failureText(
  t: Translate,
  work: { readonly errorMessage: string | null; readonly errorReason?: GivenProblem },
): string | null {
  return work.errorMessage === null ? null : problemText(t, work.errorReason, work.errorMessage);
}
