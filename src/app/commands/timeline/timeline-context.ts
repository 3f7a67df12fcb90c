/** What the commands of the timeline work with: the open edit, its player, and what several of them do in part. */
import { type EditView, itemsOf } from '../../../timeline/geometry/edit-view.ts';
import { markerSecs, toggledMarker } from '../../../timeline/geometry/markers.ts';
import { revealSec } from '../../../timeline/geometry/time-scale.ts';
import { notForMusic, nothingSelected } from '../../../timeline/gestures/commands.ts';
import { MUSIC_ID } from '../../../timeline/model/edit.ts';
import type { EditOperation } from '../../../timeline/model/edit-operation.ts';
import type { Editor } from '../../../timeline/session/editor.ts';
import { preciseClock } from '../../i18n/clock.ts';
import type { MessageId } from '../../i18n/messages.ts';
import type { Translate } from '../../i18n/translate.ts';
import type { Command } from '../command.ts';
import type { Playback } from '../playback.ts';

export type TimelineCommand = Command<TimelineContext>;

export interface TimelineContext extends TimelineActions {
  readonly player: TimelinePlayback;
  readonly showHelp: () => void;
}

interface TimelinePlayback extends Playback {
  readonly play: () => void;
  readonly runBack: () => void;
}

export interface TimelineActions {
  readonly editor: Editor;
  readonly t: Translate;
  /** Tells those who do not see the canvas. */
  readonly say: (text: string) => void;
  readonly movePlayhead: (sec: number) => void;
  /** The same within the edit, and in sight. */
  readonly seek: (sec: number) => void;
  /** Goes there, and tells where it came to rest: for keys that do nothing else. */
  readonly goTo: (sec: number) => void;
  /** Does it and says it; where it cannot be done the editor says why. Equal `mergeKey`s in a row are one step. */
  readonly act: (
    label: MessageId,
    operations: (view: EditView) => readonly EditOperation[],
    mergeKey?: string,
  ) => void;
  readonly selectAll: (ids: ReadonlySet<string>, showSec?: number) => void;
  readonly select: (id: string, adds: boolean) => void;
  /** Copies what is selected and returns it: music is none of it. */
  readonly copy: () => ReadonlySet<string>;
  readonly copied: () => Copied | null;
  /** Adds a marker there, or takes away the one that is. */
  readonly toggleMarker: (sec: number) => void;
}

interface Copied {
  readonly view: EditView;
  readonly ids: ReadonlySet<string>;
}

interface Surroundings {
  readonly onSeek: (sec: number) => void;
  readonly say: (text: string) => void;
  readonly t: Translate;
}

/** A key that is held goes on more often than this: only where it ends is told. */
const AT_REST_MS = 300;

/** Half a frame of ordinary video. */
const SAME_FRAME_SEC = 1 / 60;

export function timelineActions(editor: Editor, { onSeek, say, t }: Surroundings): TimelineActions {
  const { store } = editor;
  let copied: Copied | null = null;
  const selectAll = (ids: ReadonlySet<string>, showSec?: number): void => {
    const { scale } = store.get();
    const { durationSec } = editor.settledView();
    store.set({
      selection: ids,
      refusal: null,
      ...(showSec === undefined ? {} : { scale: revealSec(scale, showSec, durationSec) }),
    });
  };
  const seek = (sec: number): void => {
    const { durationSec } = editor.settledView();
    const wanted = Math.min(Math.max(0, sec), durationSec);
    onSeek(wanted);
    store.set({ scale: revealSec(store.get().scale, wanted, durationSec) });
  };
  let resting: ReturnType<typeof setTimeout> | undefined;
  return {
    editor,
    t,
    say,
    movePlayhead: onSeek,
    seek,
    goTo: (sec) => {
      seek(sec);
      clearTimeout(resting);
      resting = setTimeout(() => say(preciseClock(store.get().playheadSec)), AT_REST_MS);
    },
    act: (label, operations, mergeKey) => {
      if (editor.act(operations, t(label), mergeKey)) say(t(label));
    },
    selectAll,
    select: (id, adds) => {
      const { selection } = store.get();
      const next = new Set(adds ? selection : []);
      if (adds && selection.has(id)) next.delete(id);
      else next.add(id);
      const item = itemsOf(editor.settledView()).find((one) => one.id === id);
      selectAll(next, item?.startSec);
    },
    copy: () => {
      const { selection } = store.get();
      const ids = new Set([...selection].filter((id) => id !== MUSIC_ID));
      if (ids.size === 0) store.set({ refusal: selection.size === 0 ? nothingSelected() : notForMusic() });
      else {
        copied = { view: editor.settledView(), ids };
        say(t('timeline.copied', { count: ids.size }));
      }
      return ids;
    },
    copied: () => copied,
    toggleMarker: (sec) => {
      const { markers } = store.get();
      const next = toggledMarker(editor.settledView(), markers, sec, SAME_FRAME_SEC);
      store.set({ markers: next });
      const isNew = next.length > markers.length;
      say(isNew ? t('timeline.markerSet', { at: preciseClock(sec) }) : t('timeline.markerGone'));
    },
  };
}

/** The next or previous marker; past the last comes the first again. */
export function markerBeside({ store, settledView }: Editor, by: 1 | -1): number | undefined {
  const { markers, playheadSec } = store.get();
  const secs = markerSecs(settledView(), markers);
  return by === 1
    ? (secs.find((sec) => sec > playheadSec + SAME_FRAME_SEC) ?? secs[0])
    : (secs.findLast((sec) => sec < playheadSec - SAME_FRAME_SEC) ?? secs.at(-1));
}
