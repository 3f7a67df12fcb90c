/** Reads what a language model answered about clips. Its text is data from outside: bounded, and shown as text only. */
import { z } from 'zod';

/** What does not fit stays as the built-in finder wrote it; null stands for that. */
export interface Opinion {
  /** 0 to 100. */
  readonly score: number;
  readonly title: string | null;
  readonly hook: string | null;
  readonly summary: string | null;
  readonly reason: string | null;
}

/** In characters. */
export const LONGEST = { title: 80, hook: 60, summary: 400, reason: 300 } as const;

/** The text is no answer to what was asked. */
export class OpinionError extends Error {
  override readonly name = 'OpinionError';
}

const wording = z.string().nullish().catch(null);
const answerSchema = z.object({
  clips: z.array(
    z.object({
      clip: z.coerce.number().int(),
      score: z.coerce.number(),
      title: wording,
      hook: wording,
      summary: wording,
      reason: wording,
    }),
  ),
});

/** One for each of `count` clips, in their order. Throws OpinionError where the text holds no score for one of them. */
export function readOpinions(text: string, count: number): readonly Opinion[] {
  const read = answerSchema.safeParse(jsonIn(text));
  if (!read.success) throw new OpinionError('The answer is not the JSON that was asked for.');
  const byClip = new Map(read.data.clips.map((entry) => [entry.clip, entry]));
  return Array.from({ length: count }, (_, index) => {
    const entry = byClip.get(index + 1);
    if (entry === undefined) throw new OpinionError(`The answer leaves out clip ${index + 1}.`);
    const { score, title, hook, summary, reason } = entry;
    return {
      score: Math.min(100, Math.max(0, score)),
      title: fitting(title, LONGEST.title),
      hook: fitting(hook, LONGEST.hook),
      summary: fitting(summary, LONGEST.summary),
      reason: fitting(reason, LONGEST.reason),
    };
  });
}

/** Models like to talk around what they were asked for, and to fence it. */
function jsonIn(text: string): unknown {
  const [from, to] = [text.indexOf('{'), text.lastIndexOf('}')];
  try {
    return JSON.parse(text.slice(from, to + 1));
  } catch {
    throw new OpinionError('The answer holds no JSON.');
  }
}

function fitting(text: string | null | undefined, longest: number): string | null {
  const line = (text ?? '').replace(/[\p{Cc}\s]+/gu, ' ').trim();
  return line === '' || line.length > longest ? null : line;
}
