/** Sentences with their values in braces, as the tables of this folder keep them. */

export type SentenceValues = Readonly<Record<string, string | number>>;

type NamesIn<Sentence extends string> = Sentence extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

/** What has to be given with a sentence: its values, or nothing where it names none. */
export type GivenFor<Sentence extends string> = [NamesIn<Sentence>] extends [never]
  ? readonly []
  : readonly [values: Readonly<Record<NamesIn<Sentence>, string | number>>];

export function fillSentence(sentence: string, values: SentenceValues): string {
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
}
