/** The tokens of a Parakeet model, from its `vocab.txt` or `tokens.txt`: a token and its number a line. Pure. */

export interface TokenTable {
  readonly id2token: readonly string[];
  readonly blankId: number;
  readonly blankToken: string;
  decode(ids: readonly number[]): string;
}

const BLANK = '<blk>';
/** SentencePiece writes the space before a word so. */
const WORD_START = '▁';

/** Throws where the text is not such a table. */
export function readVocabulary(text: string): TokenTable {
  const id2token: string[] = [];
  for (const line of text.split(/\r?\n/)) {
    const [, token, id] = /^(\S+)\s+(\d+)$/.exec(line.trim()) ?? [];
    if (token !== undefined) id2token[Number(id)] = token;
  }
  const blankId = id2token.indexOf(BLANK);
  if (blankId < 0 || id2token.length !== Object.keys(id2token).length)
    throw new Error('The vocabulary of the speech model has gaps, or no blank.');
  return {
    id2token,
    blankId,
    blankToken: BLANK,
    decode: (ids) =>
      ids
        .filter((id) => id !== blankId)
        .map((id) => id2token[id] ?? '')
        .join('')
        .replaceAll(WORD_START, ' ')
        .trim(),
  };
}
