/** Which language a request is in, by the words it is written with. */
import { italianCommands } from './italian-verbs.ts';
import type { Language } from './requests/request-pattern.ts';
import { KNOWN, PASSED_OVER } from './vocabulary.ts';

/** English unless more of its words are Italian. */
export function languageOf(message: string): Language {
  const text = message.toLowerCase().replace(/[’`]/g, "'");
  return countWords(italianCommands(text), 'it', 'en') > countWords(text, 'en', 'it') ? 'it' : 'en';
}

/** Those of the language that are not of the other one. */
function countWords(text: string, language: Language, other: Language): number {
  const words = text.match(/\p{L}+/gu) ?? [];
  return words.filter((word) => isOf(word, language) && !isOf(word, other)).length;
}

function isOf(word: string, language: Language): boolean {
  return KNOWN[language].has(word) || PASSED_OVER[language].has(word);
}
