/** An idea on its way to a project: what the page of new projects is given in its address. */
import { PROJECT_TITLE_MAX_CHARS } from '../../../contract/limits.ts';
import type { ToolRun } from '../../../contract/schemas/job.ts';
import { hashtag } from '../../parts/posting/social-text.ts';

export type Idea = NonNullable<ToolRun['ideas']>[number];

const KINDS: Readonly<Record<string, string>> = {
  story: 'forumstory',
  fake_text: 'faketext',
  split_screen: 'splitscreen',
};

/** `kind` is left out where the idea fits every kind, so that the person chooses. */
export function projectOfIdea(idea: Idea): { kind?: string; title: string; prompt: string } {
  const kind = KINDS[idea.videoType];
  return {
    ...(kind === undefined ? {} : { kind }),
    title: [...idea.title].slice(0, PROJECT_TITLE_MAX_CHARS).join(''),
    prompt: [idea.hook, ...idea.outline].join('\n'),
  };
}

/** The idea as text to take elsewhere. */
export function textOfIdea(idea: Idea): string {
  const outline = idea.outline.map((step, index) => `${index + 1}. ${step}`);
  return [idea.title, idea.hook, ...outline, idea.hashtags.map(hashtag).join(' ')]
    .filter((line) => line !== '')
    .join('\n');
}
