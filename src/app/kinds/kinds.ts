/** The kinds of project, in the order they are offered. */
import { AUTOCLIP } from './autoclip/autoclip-kind.tsx';
import { FAKE_TEXT } from './fake-text/fake-text-kind.tsx';
import { FORUM_STORY } from './forum-story/forum-story-kind.tsx';
import type { ProjectKind } from './kind.ts';
import { SPLIT_SCREEN } from './split-screen/split-screen-kind.tsx';
import { STREAMER } from './streamer/streamer-kind.tsx';
import { VIBE_EDIT } from './vibe-edit/vibe-edit-kind.tsx';

export const KINDS: readonly ProjectKind[] = [
  AUTOCLIP,
  SPLIT_SCREEN,
  STREAMER,
  FORUM_STORY,
  FAKE_TEXT,
  VIBE_EDIT,
];

/** undefined for one that this version does not know. */
export function kindOf(id: string | undefined): ProjectKind | undefined {
  return KINDS.find((kind) => kind.id === id);
}
