/** A story after a change: lines keep their voice while their words stay the same. Pure. */
import { newId } from '../../../../contract/ids.ts';
import type { BodyOf } from '../../../../contract/operations.ts';
import { problem } from '../../../../contract/problems/problem.ts';
import { invalid } from '../../../kernel/api-error.ts';
import type { StoryLine, StoryText } from './story-rows.ts';

type Change = Pick<BodyOf<'update_fake_text_story'>, 'title' | 'sides' | 'lines'>;

/** @throws ApiError VALIDATION_FAILED for a line id that is not there, or is there twice */
export function changeStory(story: StoryText, change: Change): StoryText {
  return {
    ...story,
    title: change.title ?? story.title,
    sides: change.sides ?? story.sides,
    lines: change.lines === undefined ? story.lines : changeLines(story.lines, change.lines),
  };
}

function changeLines(lines: readonly StoryLine[], wished: NonNullable<Change['lines']>): StoryLine[] {
  const known = new Map(lines.map((line) => [line.id, line]));
  const taken = new Set<string>();
  return wished.map(({ id, side, text }, index) => {
    if (id === undefined) return { id: newId('storyLine'), side, text, spoken: null };
    const line = known.get(id);
    if (line === undefined || taken.has(id))
      throw invalid(`/lines/${index}/id`, 'unknown_line', problem('line_unknown'));
    taken.add(id);
    return { id, side, text, spoken: line.text === text ? line.spoken : null };
  });
}
