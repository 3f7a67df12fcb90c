/**
 * A chat on screen and in the service. Typing is saved by itself shortly after; when another tab was faster,
 * the change is made again on the new revision where it can be, and both sides are shown where it cannot.
 */
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import type { Story } from '../../../../contract/schemas/story.ts';
import { isConflict } from '../../../data/is-conflict.ts';
import { KEYS } from '../../../data/query-keys.ts';
import { useClient } from '../../../data/session.tsx';
import { readStory, writeStory } from '../../../data/stories.ts';
import { useKeepUnsent } from '../../../data/use-keep-unsent.ts';
import { useAfterQuiet } from '../../../ui/use-after-quiet.ts';
import { useOnLeave } from '../../../ui/use-on-leave.ts';
import {
  changeOf,
  draftOfStory,
  isInLimits,
  isSaved,
  overwriting,
  rebased,
  type StoryDraft,
  withIds,
} from './story-draft.ts';

/** After the last key: long enough not to save every letter. */
const SAVE_AFTER_MS = 600;
const ROUNDS_MAX = 5;

export interface StoryEditing {
  readonly draft: StoryDraft;
  readonly saved: Story | null;
  readonly state: 'saved' | 'unsaved' | 'saving' | 'conflict' | 'failed' | 'over';
  readonly error: unknown;
  /** What is there now, where both changed the same part. */
  readonly theirs: Story | null;
  readonly change: (make: (draft: StoryDraft) => StoryDraft) => void;
  readonly keepMine: () => void;
  readonly takeTheirs: () => void;
  /** What the service has, before it is drawn. */
  readonly savedNow: () => Story | null;
  /** Saves what is not saved yet; false where it could not. */
  readonly flush: () => Promise<boolean>;
  /** The service made a new one, by writing or speaking. */
  readonly reload: () => Promise<void>;
}

interface Known {
  readonly draft: StoryDraft;
  readonly saved: Story | null;
}

export function useStory(projectId: string, first: Story | null, blank: StoryDraft): StoryEditing {
  const client = useClient();
  const queries = useQueryClient();
  const known = useRef<Known>({ draft: first === null ? blank : draftOfStory(first), saved: first });
  const [shown, setShown] = useState(known.current);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const [theirs, setTheirs] = useState<Story | null>(null);
  const saving = useRef<Promise<boolean> | null>(null);

  const show = useCallback((next: Known) => {
    known.current = next;
    setShown(next);
  }, []);

  const saveOnce = useCallback(async (): Promise<'done' | 'again' | 'stop'> => {
    const { draft, saved } = known.current;
    if (isSaved(draft, saved)) return 'done';
    if (!isInLimits(draft)) return 'stop';
    try {
      const story = await writeStory(client, projectId, saved?.revision ?? 0, changeOf(draft));
      show({ draft: withIds(known.current.draft, draft, story), saved: story });
    } catch (reason) {
      if (!isConflict(reason)) throw reason;
      const now = await readStory(client, projectId);
      if (now === null || now.revision === saved?.revision) throw reason;
      const both = rebased(saved, known.current.draft, now);
      if (both === null) {
        setTheirs(now);
        return 'stop';
      }
      show({ draft: overwriting(both, now), saved: now });
    }
    return 'again';
  }, [client, projectId, show]);

  const flush = useCallback((): Promise<boolean> => {
    saving.current ??= (async () => {
      setBusy(true);
      setError(null);
      try {
        // What was typed while saving is saved by the next round; a person types slower than that.
        for (let round = 0; round < ROUNDS_MAX; round++) {
          const outcome = await saveOnce();
          if (outcome !== 'again') return outcome === 'done';
        }
        return false;
      } catch (reason) {
        setError(reason);
        return false;
      } finally {
        saving.current = null;
        setBusy(false);
        // The composition follows the story by itself.
        for (const queryKey of [KEYS.projects, KEYS.allCompositions])
          void queries.invalidateQueries({ queryKey });
      }
    })();
    return saving.current;
  }, [saveOnce, queries]);

  const unsaved = !isSaved(shown.draft, shown.saved);
  const inLimits = isInLimits(shown.draft);
  const waits = unsaved && inLimits && theirs === null;
  useKeepUnsent(
    waits
      ? { kind: 'story', projectId, revision: shown.saved?.revision ?? 0, change: changeOf(shown.draft) }
      : null,
  );
  useOnLeave(() => {
    if (waits) void flush();
  });
  useAfterQuiet(waits && error === null && !busy ? shown.draft : null, SAVE_AFTER_MS, () => void flush());

  return {
    ...shown,
    theirs,
    error,
    state:
      theirs !== null
        ? 'conflict'
        : error !== null
          ? 'failed'
          : !inLimits
            ? 'over'
            : busy
              ? 'saving'
              : unsaved
                ? 'unsaved'
                : 'saved',
    change: useCallback(
      (make) => {
        setError(null);
        show({ ...known.current, draft: make(known.current.draft) });
      },
      [show],
    ),
    keepMine: () => {
      if (theirs === null) return;
      show({ draft: overwriting(known.current.draft, theirs), saved: theirs });
      setTheirs(null);
    },
    takeTheirs: () => {
      if (theirs === null) return;
      show({ draft: draftOfStory(theirs), saved: theirs });
      setTheirs(null);
    },
    savedNow: () => known.current.saved,
    flush,
    reload: useCallback(async () => {
      const now = await readStory(client, projectId);
      if (now !== null) show({ draft: draftOfStory(now), saved: now });
      for (const queryKey of [KEYS.projects, KEYS.allCompositions, KEYS.credits])
        void queries.invalidateQueries({ queryKey });
    }, [client, projectId, show, queries]),
  };
}
