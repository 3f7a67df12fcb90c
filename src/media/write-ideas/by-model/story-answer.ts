/** Reads a chat story a language model wrote: all of it fits what was asked for, or none is taken. */
import { z } from 'zod';
import { plainLine, readAnswer, UnclearAnswerError, wording } from '../../language-model/read-answer.ts';
import type { StoryWish, WrittenStory } from '../write-fake-text-story.ts';

/** In characters. */
export const LONGEST_IN_STORY = { title: 80, name: 30, line: 200 } as const;

const answerSchema = z.object({
  title: wording,
  me: wording,
  them: wording,
  lines: z.array(z.object({ side: z.enum(['me', 'them']), text: wording })),
});

/**
 * At most `lineCount` messages, and no fewer than half of them; small models miscount.
 * Throws UnclearAnswerError where a message is no plain line, or only one side is heard.
 */
export function readStory(text: string, { lineCount }: Pick<StoryWish, 'lineCount'>): WrittenStory {
  const read = readAnswer(answerSchema, text);
  const lines = read.lines
    .slice(0, lineCount)
    .map((line) => ({ side: line.side, text: fitting(line.text, LONGEST_IN_STORY.line) }));
  if (2 * lines.length < lineCount) throw new UnclearAnswerError('The story is too short.');
  if (new Set(lines.map(({ side }) => side)).size < 2)
    throw new UnclearAnswerError('Only one side is heard.');
  return {
    title: fitting(read.title, LONGEST_IN_STORY.title),
    sides: {
      me: { name: fitting(read.me, LONGEST_IN_STORY.name) },
      them: { name: fitting(read.them, LONGEST_IN_STORY.name) },
    },
    lines,
  };
}

function fitting(text: string | null | undefined, longest: number): string {
  const line = plainLine(text, longest);
  if (line === null) throw new UnclearAnswerError('A text of the story does not fit.');
  return line;
}
