/** English messages out of the contract's own sentences, compiled as the catalogs are: texts and, in brackets, what is filled in. */

function compiled(sentence: string): unknown {
  const parts = sentence.split(/\{(\w+)\}/);
  return parts.map((part, at) => (at % 2 === 0 ? part : [part])).filter((part) => part !== '');
}

export function statedMessages<Prefix extends string, Code extends string>(
  prefix: Prefix,
  sentences: Readonly<Record<Code, string>>,
): Readonly<Record<`${Prefix}${Code}`, string>> {
  const messages = Object.entries<string>(sentences).map(([code, text]) => [
    `${prefix}${code}`,
    compiled(text),
  ]);
  return Object.fromEntries(messages) as Readonly<Record<`${Prefix}${Code}`, string>>;
}
