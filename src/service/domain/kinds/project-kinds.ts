/** The kinds of projects. A kind is a folder here, a row in this file, its block and its operations in the contract. */
import type { WithDatabase } from '../../kernel/within.ts';
import type { ProjectContext } from '../projects/project-context.ts';
import type { ProjectKind } from '../projects/project-rows.ts';
import { autoClipKind } from './auto-clip-kind.ts';
import { fakeTextHandlers } from './fake-text/fake-text-handlers.ts';
import { fakeTextKind } from './fake-text/fake-text-kind.ts';
import { storyHandlers } from './fake-text/story-handlers.ts';
import { forumStoryHandlers } from './forum-story/forum-story-handlers.ts';
import { forumStoryKind } from './forum-story/forum-story-kind.ts';
import type { KindOfProject } from './kind-of-project.ts';
import { splitScreenHandlers } from './split-screen/split-screen-handlers.ts';
import { splitScreenKind } from './split-screen/split-screen-kind.ts';
import { streamerHandlers } from './streamer/streamer-handlers.ts';
import { streamerKind } from './streamer/streamer-kind.ts';
import { vibeEditHandlers } from './vibe-edit/vibe-edit-handlers.ts';
import { vibeEditKind } from './vibe-edit/vibe-edit-kind.ts';

export const KINDS_OF_PROJECTS: { readonly [Kind in ProjectKind]: KindOfProject<Kind> } = {
  autoclip: autoClipKind,
  splitscreen: splitScreenKind,
  streamer: streamerKind,
  forumstory: forumStoryKind,
  faketext: fakeTextKind,
  vibeedit: vibeEditKind,
};

export const kindHandlers = (context: ProjectContext & WithDatabase) => ({
  ...splitScreenHandlers(context),
  ...streamerHandlers(context),
  ...forumStoryHandlers(context),
  ...fakeTextHandlers(context),
  ...storyHandlers(context),
  ...vibeEditHandlers(context),
});
