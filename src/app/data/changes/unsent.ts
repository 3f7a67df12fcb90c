/**
 * What somebody did and the service has not taken yet, kept on this device while that lasts: a page that closes,
 * crashes or is reloaded loses none of it. Written at once and without waiting, because nothing waits when a page
 * goes. Every tab has its own; what a tab that is gone left behind is taken by the next that starts.
 */
import { CAPABILITIES } from '../../../base/browser/browser-capabilities.ts';
import { keepOnDevice } from '../../../base/browser/keep-on-device.ts';
import { randomId } from '../../../base/random-id.ts';
import type { BodyOf } from '../../../contract/operations.ts';
import type { AutoclipSettingsInput } from '../../../contract/schemas/project.ts';
import type { TimelineOperation } from '../../../contract/schemas/timeline.ts';
import type { Compared, CompositionChange } from '../compositions/edit-composition.ts';
import type { ClipDecision, TrimTo } from '../projects/decide-clips.ts';
import type { StoryChange } from '../projects/stories.ts';
import { UNSENT_PREFIX, unsentKeys } from './unsent-keys.ts';

export type Unsent =
  | {
      readonly kind: 'decision';
      readonly clipId: string;
      readonly decision: ClipDecision;
      readonly trim: TrimTo | null;
    }
  | {
      readonly kind: 'composition';
      readonly compositionId: string;
      readonly change: CompositionChange;
      /** What it was made on. */
      readonly before: Compared;
      /** It met another change of the same, and stays until somebody chooses in the editor. */
      readonly heldFor?: 'choice';
    }
  | {
      readonly kind: 'settings';
      readonly projectId: string;
      readonly settings: AutoclipSettingsInput;
    }
  | {
      readonly kind: 'story';
      readonly projectId: string;
      readonly revision: number;
      readonly change: StoryChange;
      /** As its editor keeps what is written, which nobody else reads; absent where an earlier build of this program wrote it. */
      readonly written?: unknown;
    }
  | {
      readonly kind: 'timeline';
      readonly projectId: string;
      readonly revision: number;
      /** In order, each one request. */
      readonly steps: readonly UnsentStep[];
      /** Absent where an earlier build of this program wrote it. */
      readonly sides?: EditSides;
      /**
       * It met another change, and stays until the editor is open: there it is done where it fits, or somebody chooses at once,
       * because it did not fit.
       */
      readonly heldFor?: 'editor' | 'choice';
    }
  | {
      readonly kind: 'chat';
      readonly projectId: string;
      readonly change: BodyOf<'update_fake_text_project'>;
    };

/** What steps were made on, and what they make of it: an edit as its editor has it, which nobody else reads. */
export interface EditSides {
  readonly revision: number;
  readonly before: unknown;
  readonly mine: unknown;
}

/** A step of an edit on a timeline. */
export type UnsentStep =
  | {
      readonly kind: 'apply';
      readonly operations: readonly TimelineOperation[];
      /** What it makes that later steps name, and where that stands then: the service has names of its own. */
      readonly made: readonly {
        readonly id: string;
        readonly list: 'segments' | 'texts' | 'broll' | 'audio';
        readonly at: number;
        readonly of: number;
      }[];
    }
  | { readonly kind: 'restore'; readonly revision: number }
  /** To the revision before or after another step of the list. */
  | { readonly kind: 'restoreAround'; readonly step: number; readonly edge: 'before' | 'after' };

export interface KeptUnsent {
  readonly connectionId: string;
  readonly tab: string;
  readonly madeAtMs: number;
  /** Of what one tab made in one millisecond. */
  readonly place: number;
  readonly what: Unsent;
  /** It could not be done now, as somebody was told: it is done at a later start, or once what it is about is back. */
  readonly waits?: true;
}

const TAB = randomId();
const tabLock = (tab: string): string => `cliproom tab ${tab}`;
let made = 0;
let lives = false;

/** From the first thing that is kept until the tab is gone: others see that it will see to its own. */
function showThatTabLives(): void {
  if (lives || !CAPABILITIES.locks()) return;
  lives = true;
  void navigator.locks.request(tabLock(TAB), () => new Promise(() => undefined));
}

export interface KeepingUnsent {
  /** Another thing in its place, which this tab sees to from now on. */
  readonly replace: (what: Unsent) => void;
  /** The service has it, or somebody was told why not. */
  readonly forget: () => void;
  /** Somebody was told why not, and it may be done yet. */
  readonly wait: () => void;
}

/**
 * Forgets what other tabs left undone and these take the place of: done at a later start, it would undo what somebody
 * decided since. Other kinds say what they were made on, and are not done on anything else; what waits of them is
 * forgotten once the same is changed anew.
 */
export function forgetSuperseded(connectionId: string, made: readonly Unsent[]): void {
  for (const one of readAll()) {
    if (one.connectionId !== connectionId) continue;
    const isMadeAnew = (what: Unsent): boolean =>
      one.waits === true ? covers(what, one.what) : one.tab !== TAB && takesPlaceOf(what, one.what);
    if (made.some(isMadeAnew)) one.forget();
  }
}

/** Whether a change says all that an earlier one of the same thing says. */
export function covers(later: Unsent, earlier: Unsent): boolean {
  const [said, saidBefore] = [partsOf(later), partsOf(earlier)];
  return (
    said !== null && saidBefore?.of === said.of && saidBefore.parts.every((part) => said.parts.includes(part))
  );
}

/** null for what says as a whole what it was made on. */
function partsOf(what: Unsent): { readonly of: string; readonly parts: readonly string[] } | null {
  switch (what.kind) {
    case 'composition':
      return { of: what.compositionId, parts: changedParts(what.change) };
    case 'settings':
      return { of: what.projectId, parts: Object.keys(what.settings) };
    case 'chat':
      return { of: what.projectId, parts: Object.keys(what.change) };
    default:
      return null;
  }
}

function changedParts(change: CompositionChange): readonly string[] {
  if (change.kind === 'fields') return Object.keys(change.edit);
  return (change.kind === 'find' ? change.words : change).replacements.map(({ index }) => `word ${index}`);
}

function takesPlaceOf(what: Unsent, earlier: Unsent): boolean {
  if (what.kind === 'decision') return earlier.kind === 'decision' && earlier.clipId === what.clipId;
  return what.kind === 'settings' && earlier.kind === 'settings' && earlier.projectId === what.projectId;
}

export function keepUnsent(connectionId: string, what: Unsent): KeepingUnsent {
  forgetSuperseded(connectionId, [what]);
  return keep(connectionId, what);
}

/** Many things at once: what is kept already is read once for all of them. */
export function keepAllUnsent(connectionId: string, all: readonly Unsent[]): readonly KeepingUnsent[] {
  forgetSuperseded(connectionId, all);
  return all.map((what) => keep(connectionId, what));
}

/** Where the device is full the page works as before and may lose it. */
function keep(connectionId: string, what: Unsent): KeepingUnsent {
  made += 1;
  const facts = { connectionId, tab: TAB, madeAtMs: Date.now(), place: made };
  const kept = keeping(UNSENT_PREFIX + randomId(), { ...facts, what });
  kept.replace(what);
  return kept;
}

function keeping(key: string, { waits: _, ...first }: KeptUnsent): KeepingUnsent {
  let kept: KeptUnsent = first;
  return {
    replace: (what) => {
      showThatTabLives();
      kept = { ...kept, tab: TAB, what };
      write(key, kept);
    },
    forget: () => remove(key),
    wait: () => write(key, { ...kept, waits: true }),
  };
}

const listeners = new Set<() => void>();

/** Hears of whatever this tab keeps or forgets. @returns how to stop listening */
export function onUnsentChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function write(key: string, kept: KeptUnsent): void {
  keepOnDevice(key, JSON.stringify(kept));
  for (const listener of listeners) listener();
}

function remove(key: string): void {
  localStorage.removeItem(key);
  for (const listener of listeners) listener();
}

export type LeftBehind = KeptUnsent & KeepingUnsent;

/** Everything of a connection, whichever tab made it, in the order it was made. */
export const keptUnsent = (connectionId: string): readonly LeftBehind[] =>
  readAll().filter((one) => one.connectionId === connectionId);

/** Moves all of one connection to another name of it. */
export function refileUnsent(before: string, connectionId: string): void {
  for (const key of unsentKeys()) {
    const kept = readKept(localStorage.getItem(key) ?? '');
    if (kept?.connectionId === before) write(key, { ...kept, connectionId });
  }
}

/**
 * Gives everything that tabs which are gone left behind for this connection, and what waits, to `finish`, in the order it was made.
 * Of tabs that start together one does. Without locks nobody can tell which tabs live, and each takes itself for the only
 * one: what a tab that is gone left is not lost, and what one that lives is at is done where it still means what it meant.
 */
export async function takeUnsent(
  connectionId: string,
  finish: (left: readonly LeftBehind[]) => Promise<void>,
): Promise<void> {
  const take = async (living: ReadonlySet<string | undefined>): Promise<void> => {
    const left = keptUnsent(connectionId).filter(
      ({ tab, waits }) => waits === true || (tab !== TAB && !living.has(tabLock(tab))),
    );
    if (left.length > 0) await finish(left);
  };
  if (!CAPABILITIES.locks()) return take(new Set());
  await navigator.locks.request('cliproom unsent', async () => {
    const { held = [] } = await navigator.locks.query();
    await take(new Set(held.map(({ name }) => name)));
  });
}

function readAll(): LeftBehind[] {
  return unsentKeys()
    .flatMap((key): LeftBehind[] => {
      const kept = readKept(localStorage.getItem(key) ?? '');
      if (kept === null) return [];
      return [{ ...kept, ...keeping(key, kept) }];
    })
    .sort((a, b) => a.madeAtMs - b.madeAtMs || a.place - b.place);
}

/** null for what another version of this program wrote and this one cannot read. */
function readKept(text: string): KeptUnsent | null {
  try {
    const kept = JSON.parse(text) as KeptUnsent;
    return typeof kept.what?.kind === 'string' ? kept : null;
  } catch {
    return null;
  }
}
