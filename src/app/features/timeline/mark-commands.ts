/** Commands about in and out points and markers: what is marked on the ruler, and cut out by it. */
import type { EditView } from '../../../timeline/geometry/edit-view.ts';
import { markerSecs, toggledMarker } from '../../../timeline/geometry/markers.ts';
import {
  NO_RANGE,
  type Range,
  removeRange,
  spanOf,
  withIn,
  withOut,
} from '../../../timeline/gestures/range.ts';
import type { EditOperation } from '../../../timeline/model/edit-operation.ts';
import type { Editor } from '../../../timeline/session/editor.ts';
import { preciseClock } from '../../i18n/format.ts';
import type { MessageId } from '../../i18n/messages.ts';
import type { Translate } from '../../i18n/translate.ts';

export interface MarkCommands {
  readonly markIn: () => void;
  readonly markOut: () => void;
  readonly goToPoint: (point: 'in' | 'out') => void;
  /** False where no stretch is marked. */
  readonly cutRange: () => boolean;
  readonly toggleMarker: () => void;
  readonly takeMarkerAway: (sec: number) => void;
  /** The next or previous one; past the last comes the first again. */
  readonly goToMarker: (direction: 1 | -1) => void;
}

interface Ways {
  readonly act: (id: MessageId, operations: (view: EditView) => readonly EditOperation[]) => void;
  readonly seek: (sec: number) => void;
  readonly say: (text: string) => void;
  readonly t: Translate;
}

/** Half a frame of ordinary video. */
const SAME_FRAME_SEC = 1 / 60;

export function markCommands(editor: Editor, { act, seek, say, t }: Ways): MarkCommands {
  const { store } = editor;
  const mark = (range: Range): void => {
    store.set({ range, refusal: null });
    const span = spanOf(range, editor.settledView().durationSec);
    if (span === null) return;
    say(t('timeline.rangeMarked', { from: preciseClock(span.startSec), to: preciseClock(span.endSec) }));
  };
  return {
    markIn: () => mark(withIn(store.get().range, store.get().playheadSec)),
    markOut: () => mark(withOut(store.get().range, store.get().playheadSec)),
    goToPoint: (point) => {
      const span = spanOf(store.get().range, editor.settledView().durationSec);
      if (span !== null) seek(point === 'in' ? span.startSec : span.endSec);
    },
    cutRange: () => {
      const { range } = store.get();
      const span = spanOf(range, editor.settledView().durationSec);
      if (span === null) return false;
      const { session } = store.get();
      act('timeline.rangeCut', (view) => removeRange(range, view.durationSec));
      if (store.get().session.current === session.current) return true;
      store.set({ range: NO_RANGE });
      seek(span.startSec);
      return true;
    },
    toggleMarker: () => {
      const { markers, playheadSec } = store.get();
      const next = toggledMarker(editor.settledView(), markers, playheadSec, SAME_FRAME_SEC);
      store.set({ markers: next });
      say(
        next.length > markers.length
          ? t('timeline.markerSet', { at: preciseClock(playheadSec) })
          : t('timeline.markerGone'),
      );
    },
    takeMarkerAway: (sec) => {
      const { markers } = store.get();
      store.set({ markers: toggledMarker(editor.settledView(), markers, sec, SAME_FRAME_SEC) });
      say(t('timeline.markerGone'));
    },
    goToMarker: (direction) => {
      const { markers, playheadSec } = store.get();
      const secs = markerSecs(editor.settledView(), markers);
      const to =
        direction === 1
          ? (secs.find((sec) => sec > playheadSec + SAME_FRAME_SEC) ?? secs[0])
          : (secs.findLast((sec) => sec < playheadSec - SAME_FRAME_SEC) ?? secs.at(-1));
      if (to !== undefined) seek(to);
    },
  };
}
