/** Forum story: a post spoken over a background. */
import { findVoice } from '../../../../media/speak/voices.ts';
import { billedMinutes } from '../../money/pay-credits.ts';
import { blockOf, type ProjectBlocks } from '../../projects/project-rows.ts';
import type { KindOfProject } from '../kind-of-project.ts';
import { buildForumStory } from './build-forum-story.ts';

const USUAL_WORDS_PER_MIN = 160;

export const forumStoryKind: KindOfProject<'forumstory'> = {
  workOf: (_context, project) => ({
    work: 'build',
    missing: [],
    billedMinutes: billedMinutes(spokenSec(blockOf(project, 'forumstory'))),
  }),
  build: buildForumStory,
  nextBuild: (project, built) => {
    const { captionStyle, postBody } = blockOf(project, 'forumstory');
    const said = built.words.map(({ text }) => text).join(' ');
    const willBeSaid = postBody.split(/\s+/).filter(Boolean);
    // Where the post is the same, so are its words, however they are told apart.
    const words = willBeSaid.join(' ') === said ? null : willBeSaid.map((text) => ({ text }));
    return { captionStyle, words, sameFraming: false };
  },
};

/** How long the post takes to be spoken, from its words and the pace of its voice. */
function spokenSec({ postTitle, postBody, voice }: ProjectBlocks['forumstory']): number {
  const words = `${postTitle} ${postBody}`.split(/\s+/).filter(Boolean).length;
  const wordsPerMin =
    (voice === null ? undefined : findVoice(voice))?.setting.wordsPerMin ?? USUAL_WORDS_PER_MIN;
  return (words / wordsPerMin) * 60;
}
