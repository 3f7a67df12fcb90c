/**
 * What a voice is like: of those of this program in the reader's language, of others as the service says it; null where
 * it does not.
 */
import type { Translate } from '../../i18n/translate.ts';
import { wordsOfCode } from '../../i18n/words-of-code.ts';

interface Described {
  readonly id: string;
  readonly description: string | null;
}

export function voiceWords(t: Translate, { id, description }: Described): string | null {
  return wordsOfCode(t, `voice.is.${id}`) ?? description;
}
