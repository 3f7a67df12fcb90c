/** Reads ideas a language model wrote: each fits what was asked for, or is left out. */
import { z } from 'zod';
import { plainLine, readAnswer, UnclearAnswerError, wording } from '../../language-model/read-answer.ts';
import type { Idea, IdeaWish } from '../find-ideas.ts';
import { IDEA_TYPES } from '../idea-grammar.ts';

/** In characters. */
export const LONGEST = { title: 100, hook: 160, step: 200, hashtag: 40 } as const;
export const STEPS = { min: 3, max: 6 } as const;
const HASHTAGS_MAX = 8;
const HASHTAG = /^[\p{L}\p{M}\p{N}_]+$/u;

const ideaSchema = z.object({
  title: wording,
  hook: wording,
  outline: z.array(wording).catch([]),
  videoType: z.enum(IDEA_TYPES).nullable().catch(null),
  hashtags: z.array(wording).catch([]),
});
const answerSchema = z.object({ ideas: z.array(ideaSchema.nullable().catch(null)) });

type Asked = Pick<IdeaWish, 'videoType' | 'count'>;

/** At most as many as were asked for, no title twice. Throws UnclearAnswerError where fewer than half of them fit. */
export function readIdeas(text: string, asked: Asked): Idea[] {
  const ideas = new Map<string, Idea>();
  for (const written of readAnswer(answerSchema, text).ideas) {
    const idea = written === null ? null : fittingIdea(written, asked);
    if (idea !== null && !ideas.has(idea.title) && ideas.size < asked.count) ideas.set(idea.title, idea);
  }
  if (2 * ideas.size < asked.count) throw new UnclearAnswerError('Too few of the ideas fit.');
  return [...ideas.values()];
}

function fittingIdea(written: z.infer<typeof ideaSchema>, { videoType: wanted }: Asked): Idea | null {
  const title = plainLine(written.title, LONGEST.title);
  const hook = plainLine(written.hook, LONGEST.hook);
  const outline = written.outline
    .map((step) => plainLine(step, LONGEST.step))
    .filter((step) => step !== null);
  const videoType = written.videoType ?? (wanted === 'any' ? null : wanted);
  if (title === null || hook === null || videoType === null) return null;
  if (wanted !== 'any' && videoType !== wanted) return null;
  if (outline.length !== written.outline.length) return null;
  if (outline.length < STEPS.min || outline.length > STEPS.max) return null;
  return { title, hook, outline, videoType, hashtags: hashtagsIn(written.hashtags) };
}

/** One word each, with its sign; anything else is left out. */
function hashtagsIn(written: readonly (string | null | undefined)[]): string[] {
  const words = written
    .map((tag) => (tag ?? '').trim().replace(/^#/, ''))
    .filter((word) => HASHTAG.test(word) && word.length <= LONGEST.hashtag);
  return [...new Set(words.map((word) => `#${word}`))].slice(0, HASHTAGS_MAX);
}
