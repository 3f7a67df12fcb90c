/**
 * A chat on screen and in the service. Typing is saved by itself shortly after; when another tab was faster,
 * the change is made again on the new revision where it can be, and both sides are shown where it cannot.
 */
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Story } from '../../../../contract/schemas/story.ts';
import { isConflict } from '../../../data/changes/is-conflict.ts';
import { forgetTyped, keepTyped, readTyped } from '../../../data/changes/kept-typed.ts';
import { useKeepUnsent } from '../../../data/changes/use-keep-unsent.ts';
import { useClient } from '../../../data/connection/session.tsx';
import { placeOfStory, readStory, writeStory } from '../../../data/projects/stories.ts';
import { KEYS } from '../../../data/reads/query-keys.ts';
import { useAfterQuiet } from '../../../ui/fields/use-after-quiet.ts';
import { useOnLeave } from '../../../ui/page/use-on-leave.ts';
import { leaveStory } from './leave-story.ts';
import {
  changeOf,
  draftOfStory,
  isSaved,
  overwriting,
  rebased,
  refusalOf,
  resumed,
  type StoryDraft,
  type WrittenStory,
  withIds,
} from './story-draft.ts';

/** After the last key: long enough not to save every letter. */
const SAVE_AFTER_MS = 600;
const ROUNDS_MAX = 5;
const REFUSED = { message: 'over', name: 'unnamed' } as const;

export interface StoryEditing {
  readonly draft: StoryDraft;
  readonly saved: Story | null;
  readonly state: 'saved' | 'unsaved' | 'saving' | 'conflict' | 'failed' | 'over' | 'unnamed';
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

export function useStory(projectId: string, first: Story | null, blank: StoryDraft): StoryEditing {
  const client = useClient();
  const queries = useQueryClient();
  const connectionId = client.connection.id;
  const place = placeOfStory(projectId);
  const [start] = useState(() => {
    const plain: WrittenStory = { draft: first === null ? blank : draftOfStory(first), saved: first };
    const held = readTyped(connectionId, place, plain)?.value ?? null;
    return held === null ? { ...plain, theirs: null } : resumed(held, first);
  });
  const known = useRef<WrittenStory>(start);
  const [shown, setShown] = useState<WrittenStory>(start);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const [theirs, setTheirs] = useState<Story | null>(start.theirs);
  const saving = useRef<Promise<boolean> | null>(null);

  const show = useCallback((next: WrittenStory) => {
    known.current = next;
    setShown(next);
  }, []);

  /** The service made a new one that could not be read. */
  const isUnread = useRef(false);
  const readNow = useCallback(async () => {
    const now = await readStory(client, projectId);
    isUnread.current = false;
    if (now !== null) show({ draft: draftOfStory(now), saved: now });
  }, [client, projectId, show]);

  const saveOnce = useCallback(async (): Promise<'done' | 'again' | 'stop'> => {
    if (isUnread.current) await readNow();
    const { draft, saved } = known.current;
    if (isSaved(draft, saved)) return 'done';
    if (refusalOf(draft) !== null) return 'stop';
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
  }, [client, projectId, show, readNow]);

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
  const refusal = refusalOf(shown.draft);
  const waits = unsaved && refusal === null && theirs === null;
  const unsent = {
    kind: 'story',
    projectId,
    revision: shown.saved?.revision ?? 0,
    change: changeOf(shown.draft),
    written: { draft: shown.draft, saved: shown.saved } satisfies WrittenStory,
  } as const;
  useKeepUnsent(waits ? unsent : null);
  // What the service would not take, and what somebody has to choose first, is there when the chat is opened again.
  const held = unsaved && !waits ? JSON.stringify({ draft: shown.draft, saved: shown.saved }) : null;
  useEffect(() => {
    if (held === null) forgetTyped(connectionId, place);
    else {
      const value = JSON.parse(held) as WrittenStory;
      keepTyped(connectionId, place, { value, base: value, atMs: Date.now() });
    }
  }, [held, connectionId, place]);
  useOnLeave(() => {
    if (waits) void leaveStory(connectionId, unsent, flush, () => known.current);
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
          : refusal !== null
            ? REFUSED[refusal]
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
      try {
        await readNow();
      } catch (reason) {
        isUnread.current = true;
        setError(reason);
      }
      for (const queryKey of [KEYS.projects, KEYS.allCompositions, KEYS.credits])
        void queries.invalidateQueries({ queryKey });
    }, [readNow, queries]),
  };
}
