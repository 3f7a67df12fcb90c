/** What a service says by itself, in the reader's language where the kind of it is known; else as it said it. */
import type { ToldReason } from '../../contract/schemas/told.ts';
import type { MessageId } from './messages.ts';
import type { Translate } from './translate.ts';

export function toldText(t: Translate, told: ToldReason, said: string): string {
  if (told == null) return said;
  const id = `told.${told.code}`;
  const values = Object.entries(told.values).map(([name, value]) => [name, valueText(t, value)]);
  const text = t(id as MessageId, Object.fromEntries(values));
  if (text !== id) return text;
  // What an edit refuses has the timeline's own sentences, loaded with it.
  const refusal = `timeline.refusal.${told.code}`;
  const refused = t(refusal as MessageId, told.values as Readonly<Record<string, number>>);
  // A service newer than this program knows kinds that this program does not.
  return refused === refusal ? said : refused;
}

function valueText(t: Translate, value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  const { code, values } = value as { code?: unknown; values?: unknown };
  if (typeof code !== 'string') return '';
  return toldText(t, { code, values: (values ?? {}) as Record<string, unknown> }, code);
}

/** `errorMessage` of work that ended, in the reader's language. */
export function failureText(
  t: Translate,
  work: { readonly errorMessage: string | null; readonly told?: ToldReason },
): string | null {
  return work.errorMessage === null ? null : toldText(t, work.told, work.errorMessage);
}
