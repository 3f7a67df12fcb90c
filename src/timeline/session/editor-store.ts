/**
 * The state of an open editor outside any framework: view, selection, playhead and the session of editing.
 * Whoever draws subscribes; panning a thousand times a minute renders no component that does not ask for it.
 */
import type { LaneId } from '../geometry/lanes.ts';
import type { Marker } from '../geometry/markers.ts';
import type { TimeScale } from '../geometry/time-scale.ts';
import type { Box } from '../gestures/marquee.ts';
import type { Range } from '../gestures/range.ts';
import type { Edit } from '../model/edit.ts';
import type { Refusal } from '../model/edit-error.ts';
import type { EditSession } from './edit-session.ts';

/** What a drag shows before it is let go. */
export interface DragPreview {
  readonly edit: Edit | null;
  readonly guideSec: number | null;
  readonly dropSec: number | null;
  readonly marquee: Box | null;
  readonly hold: Hold | null;
}

/** What a hand holds, seen beside where it stands. */
export interface Hold {
  /** Carried to another place: shown under the pointer, and faint where they are. */
  readonly ids: ReadonlySet<string>;
  readonly byPx: number;
  /** What the drag does in numbers, at the pointer; empty where there is nothing to say. */
  readonly says: string;
  readonly xPx: number;
  readonly yPx: number;
  /** It goes no further than this. */
  readonly isStopped: boolean;
}

export const NO_PREVIEW: DragPreview = {
  edit: null,
  guideSec: null,
  dropSec: null,
  marquee: null,
  hold: null,
};

/** Stretches of the output that a panel points at. */
export interface Marks {
  /** They stand on this edit; on any other they are not shown. */
  readonly edit: Edit;
  readonly spans: readonly MarkedSpan[];
}

export interface MarkedSpan {
  readonly startSec: number;
  readonly endSec: number;
  /** Changed by someone else, about to be cut, or chosen in a panel. */
  readonly tone: 'changed' | 'cut' | 'chosen';
}

export interface EditorState {
  readonly session: EditSession;
  readonly scale: TimeScale;
  readonly playheadSec: number;
  readonly selection: ReadonlySet<string>;
  readonly hoverId: string | null;
  readonly snapping: boolean;
  /** Counts what became known of the videos: their words and lengths are not part of the state. */
  readonly material: number;
  /** One person's, not part of the edit. */
  readonly locked: ReadonlySet<LaneId>;
  readonly range: Range;
  readonly markers: readonly Marker[];
  readonly preview: DragPreview | null;
  /** An old revision that is looked at: shown in place of the edit, and nothing can be changed meanwhile. */
  readonly looking: { readonly revision: number; readonly edit: Edit } | null;
  readonly marks: Marks | null;
  /** Why the last thing asked for was not done; null once something was. */
  readonly refusal: Refusal | null;
  /** What kept the last change from being saved; null while saving works. */
  readonly sendError: unknown;
}

export interface EditorStore {
  readonly get: () => EditorState;
  readonly set: (change: Partial<EditorState>) => void;
  /** @returns how to stop listening */
  readonly subscribe: (listener: () => void) => () => void;
}

export function createEditorStore(initial: EditorState): EditorStore {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    set: (change) => {
      state = { ...state, ...change };
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
