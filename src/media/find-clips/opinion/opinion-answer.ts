/** Reads what a language model answered about clips. Its text is data from outside: bounded, and shown as text only. */
import { z } from 'zod';
import {
  numeric,
  plainLine,
  readAnswer,
  UnclearAnswerError,
  wording,
} from '../../language-model/read-answer.ts';

/** What does not fit stays as the built-in finder wrote it; null stands for that. */
export interface Opinion {
  /** 0 to 100. */
  readonly score: number;
  readonly title: string | null;
  readonly hook: string | null;
  readonly summary: string | null;
  readonly reason: string | null;
  /** To post the clip with. */
  readonly caption: string | null;
  /** Each a word behind a `#`; null where there is none that can be used. */
  readonly hashtags: readonly string[] | null;
}

/** In characters. */
export const LONGEST = { title: 80, hook: 60, summary: 400, reason: 300, caption: 600, hashtag: 30 } as const;
export const HASHTAGS_MAX = 5;

const HASHTAG = /^[\p{L}\p{M}\p{N}_]*\p{L}[\p{L}\p{M}\p{N}_]*$/u;

const answerSchema = z.object({
  clips: z.array(
    z.object({
      clip: numeric.pipe(z.number().int()),
      score: numeric,
      title: wording,
      hook: wording,
      summary: wording,
      reason: wording,
      caption: wording,
      hashtags: z.array(wording).nullish().catch(null),
    }),
  ),
});

/** One for each of `count` clips, in their order. Throws UnclearAnswerError where the text holds no score for one of them. */
export function readOpinions(text: string, count: number): readonly Opinion[] {
  const { clips } = readAnswer(answerSchema, text);
  const byClip = new Map(clips.map((entry) => [entry.clip, entry]));
  return Array.from({ length: count }, (_, index) => {
    const entry = byClip.get(index + 1);
    if (entry === undefined) throw new UnclearAnswerError(`The answer leaves out clip ${index + 1}.`);
    const { score, title, hook, summary, reason, caption, hashtags } = entry;
    return {
      score: Math.min(100, Math.max(0, score)),
      title: plainLine(title, LONGEST.title),
      hook: plainLine(hook, LONGEST.hook),
      summary: plainLine(summary, LONGEST.summary),
      reason: plainLine(reason, LONGEST.reason),
      caption: plainLine(caption, LONGEST.caption),
      hashtags: usableHashtags(hashtags ?? []),
    };
  });
}

/** With or without their sign; what is no word, or too long, is left out. */
function usableHashtags(wished: readonly (string | null | undefined)[]): string[] | null {
  const words = wished.flatMap((text) => {
    const word = (text ?? '').trim().replace(/^#/, '');
    return word.length <= LONGEST.hashtag && HASHTAG.test(word) ? [`#${word}`] : [];
  });
  const tags = [...new Map(words.map((tag) => [tag.toLowerCase(), tag])).values()].slice(0, HASHTAGS_MAX);
  return tags.length === 0 ? null : tags;
}
