import { isWrittenWithoutSpaces } from '../../base/text/word-joining.ts';

/** The longest ending that still leaves the meaning: -ingly, -amento without its first letters. */
const ENDING_MAX_CHARACTERS = 4;

type Form<Meaning> = readonly [form: string, meaning: Meaning];

/**
 * Finds what words mean by forms in small letters: a word is one of them, or, where that ends in `-`, begins with it and has an
 * ending of up to four letters. In a script without spaces a form may stand anywhere in what is taken for a word.
 * Compiled once for all words of a talk.
 * @returns undefined for a word without a meaning
 */
export function compileForms<Meaning>(
  forms: readonly Form<Meaning>[],
): (word: string) => Meaning | undefined {
  const inside = forms.filter(([form]) => isWrittenWithoutSpaces(form));
  const whole = new Map(forms);
  const stems = forms
    .filter(([form]) => form.endsWith('-'))
    .map(([form, meaning]): Form<Meaning> => [form.slice(0, -1), meaning]);
  return (word) => {
    const exact = whole.get(word);
    if (exact !== undefined) return exact;
    const isForm = ([stem]: Form<Meaning>) =>
      word.startsWith(stem) && word.length - stem.length <= ENDING_MAX_CHARACTERS;
    return (stems.find(isForm) ?? inside.find(([form]) => word.includes(form)))?.[1];
  };
}
