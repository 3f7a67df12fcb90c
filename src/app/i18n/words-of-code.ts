/** Words for what a service names by a code. */
import type { MessageId } from './messages.ts';
import type { Translate } from './translate.ts';

/** null where nobody here has words: a newer service names what an older page does not know. */
export function wordsOfCode(
  t: Translate,
  id: string,
  values?: Readonly<Record<string, string | number>>,
): string | null {
  const text = t(id as MessageId, values);
  return text === id ? null : text;
}
