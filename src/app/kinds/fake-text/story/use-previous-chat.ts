/**
 * The chat that a generated one took the place of, kept on this device until it is restored or let go of: the service has it
 * no longer, and whoever leaves while the new one is written, or before the old one is back, finds it offered later.
 */
import { useEffect, useEffectEvent, useState } from 'react';
import type { Story } from '../../../../contract/schemas/story.ts';
import { forgetTyped, keepTyped, readTyped } from '../../../data/changes/kept-typed.ts';
import { useClient } from '../../../data/connection/session.tsx';
import { broughtBack, draftOfStory, type StoryDraft, standingOf } from './story-draft.ts';

export interface PreviousChat {
  /** False where there is nothing to restore, as while the new one is still being written. */
  readonly isOffered: boolean;
  /** What is there is about to be replaced. */
  readonly keep: (story: Story | null) => void;
  readonly restore: () => void;
  readonly forget: () => void;
}

/**
 * @param saved the chat as the service has it now
 * @param isSaved nothing on the screen is still to be saved
 * @param onRestore puts it on the screen, from where it is saved
 */
export function usePreviousChat(
  projectId: string,
  saved: Story | null,
  isSaved: boolean,
  onRestore: (before: StoryDraft) => void,
): PreviousChat {
  const { id } = useClient().connection;
  const place = `chat before ${projectId}`;
  const [before, setBefore] = useState(() => readTyped<StoryDraft | null>(id, place, null)?.value ?? null);
  const [isRestoring, setRestoring] = useState(false);
  const forget = (): void => {
    forgetTyped(id, place);
    setBefore(null);
    setRestoring(false);
  };
  const standing = before === null ? null : standingOf(before, saved);
  const isBack = standing === 'back' || (isRestoring && isSaved);
  const letGo = useEffectEvent(forget);
  useEffect(() => {
    if (isBack) letGo();
  }, [isBack]);
  return {
    isOffered: standing === 'replaced' && !isRestoring,
    // At once: who has a chat generated may leave in the same moment.
    keep: (story) => {
      forget();
      if (story === null || story.lines.length === 0) return;
      const value = draftOfStory(story);
      keepTyped<StoryDraft | null>(id, place, { value, base: null, atMs: Date.now() });
      setBefore(value);
    },
    restore: () => {
      if (before === null) return;
      setRestoring(true);
      onRestore(broughtBack(before));
    },
    forget,
  };
}
