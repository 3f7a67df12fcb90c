/**
 * What a language model said, as data from outside: only what a schema knows is taken from it, and its texts are lines
 * of bounded length without markup and without links, whatever the material it was asked about told it to say.
 */
import { z } from 'zod';

/** The text is no answer to what was asked. */
export class UnclearAnswerError extends Error {
  override readonly name = 'UnclearAnswerError';
}

/** A text a model may leave out; anything else in its place counts as left out. */
export const wording = z.string().nullish().catch(null);

/** A number, or one in a string as some write it; nothing that merely counts as 0. */
export const numeric = z.union([
  z.number(),
  z
    .string()
    .trim()
    .regex(/^-?\d{1,9}(?:\.\d{1,30})?$/)
    .transform(Number),
]);

/** Throws UnclearAnswerError. */
export function readAnswer<Answer>(schema: z.ZodType<Answer>, text: string): Answer {
  const read = schema.safeParse(jsonIn(text));
  if (!read.success) throw new UnclearAnswerError('The answer is not the JSON that was asked for.');
  return read.data;
}

/** Models like to talk around what they were asked for, and to fence it. */
function jsonIn(text: string): unknown {
  const [from, to] = [text.indexOf('{'), text.lastIndexOf('}')];
  try {
    return JSON.parse(text.slice(from, to + 1));
  } catch {
    throw new UnclearAnswerError('The answer holds no JSON.');
  }
}

const MARKUP = /<[a-z/!?]|\]\(|&#?\w+;/i;
/** An address with its scheme, or a name that people and their programs take for one. */
const LINK =
  /[a-z][a-z\d+.-]*:\/\/|\b(?:javascript|data|mailto):\S|\bwww\.|\b[\w-]+\.(?:[a-z]{2,}\/|(?:com|net|org|io|ly|me|test)\b)/i;
/** These turn the text around them. */
const DIRECTIONS = /[\u202a-\u202e\u2066-\u2069]/g;

const SIGNS_AROUND = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;

/**
 * null where it is empty, longer than `longest` characters, or more than plain text.
 * @param said what it is made of: an address that is in it may stand in the line
 */
export function plainLine(text: string | null | undefined, longest: number, said = ''): string | null {
  const line = (text ?? '')
    .replace(DIRECTIONS, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  const isPlain = line !== '' && line.length <= longest && !MARKUP.test(line);
  return isPlain && !LINK.test(withoutWordsOf(said, line)) ? line : null;
}

function withoutWordsOf(said: string, line: string): string {
  const bare = (word: string): string => word.replace(SIGNS_AROUND, '').toLowerCase();
  const words = new Set(said.split(/\s+/u).map(bare));
  return line
    .split(' ')
    .filter((word) => !words.has(bare(word)))
    .join(' ');
}
