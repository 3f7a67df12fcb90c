/** Everything that can be done on the timeline without dragging: one command for buttons, keys and the list. */
import { useMemo, useRef } from 'react';
import { type EditView, itemsOf } from '../../../timeline/geometry/edit-view.ts';
import { fitScale, revealSec, xOf, zoomAt } from '../../../timeline/geometry/time-scale.ts';
import {
  notForMusic,
  nothingSelected,
  paste,
  removeSelected,
  rollToPlayhead,
  splitAt,
  trimTo,
} from '../../../timeline/gestures/commands.ts';
import { NO_RANGE } from '../../../timeline/gestures/range.ts';
import { moveMusic, nudge, slipSelected, trimSelected } from '../../../timeline/gestures/steps.ts';
import { MUSIC_ID } from '../../../timeline/model/edit.ts';
import { EditError } from '../../../timeline/model/edit-error.ts';
import type { EditOperation } from '../../../timeline/model/edit-operation.ts';
import type { Editor } from '../../../timeline/session/editor.ts';
import type { MessageId } from '../../i18n/messages.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { type MarkCommands, markCommands } from './mark-commands.ts';

/** One picture of ordinary video. */
export const FRAME_SEC = 1 / 30;
const ZOOM_STEP = 1.5;

export interface Commands extends MarkCommands {
  readonly split: () => void;
  readonly trimLeft: () => void;
  readonly trimRight: () => void;
  readonly remove: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly copy: () => void;
  readonly cut: () => void;
  readonly paste: () => void;
  readonly roll: () => void;
  readonly nudge: (deltaSec: number) => void;
  readonly trimBy: (edge: 'start' | 'end', deltaSec: number) => void;
  readonly slipBy: (deltaSec: number) => void;
  /** The music under the edit, later or earlier against the picture. */
  readonly moveMusic: (deltaSec: number) => void;
  readonly selectAll: () => void;
  readonly selectNone: () => void;
  /** The item after or before the last selected one, lane by lane. */
  readonly selectNext: (by: 1 | -1, extends_: boolean) => void;
  readonly select: (id: string, adds: boolean) => void;
  readonly moveBy: (deltaSec: number) => void;
  readonly moveToCut: (by: 1 | -1) => void;
  readonly moveToEnd: (end: 'start' | 'end') => void;
  readonly zoom: (by: 1 | -1) => void;
  readonly fit: () => void;
  readonly toggleSnapping: () => void;
}

export function useCommands(
  editor: Editor,
  onSeek: (sec: number) => void,
  onSaid: (text: string) => void,
): Commands {
  const { t } = useTranslate();
  const copied = useRef<{ view: EditView; ids: ReadonlySet<string> } | null>(null);
  return useMemo(() => {
    const { store } = editor;
    const act = (
      id: MessageId,
      operations: (view: EditView) => readonly EditOperation[],
      mergeKey?: string,
    ): void => {
      if (editor.act(operations, t(id), mergeKey)) onSaid(t(id));
    };
    const seek = (sec: number): void => {
      const { durationSec } = editor.settledView();
      const wanted = Math.min(Math.max(0, sec), durationSec);
      onSeek(wanted);
      store.set({ scale: revealSec(store.get().scale, wanted, durationSec) });
    };
    const select = (ids: ReadonlySet<string>, showSec?: number): void => {
      const { scale } = store.get();
      const { durationSec } = editor.settledView();
      store.set({
        selection: ids,
        refusal: null,
        ...(showSec === undefined ? {} : { scale: revealSec(scale, showSec, durationSec) }),
      });
    };
    /** Returns what was copied: music is none of it. */
    const copy = (): ReadonlySet<string> => {
      const { selection } = store.get();
      const ids = new Set([...selection].filter((id) => id !== MUSIC_ID));
      if (ids.size === 0) store.set({ refusal: selection.size === 0 ? nothingSelected() : notForMusic() });
      else {
        copied.current = { view: editor.settledView(), ids };
        onSaid(t('timeline.copied', { count: ids.size }));
      }
      return ids;
    };
    const { usableSec } = editor.context;
    const marking = markCommands(editor, { act, seek, say: onSaid, t });
    return {
      ...marking,
      split: () => act('timeline.split', (view) => splitAt(view, store.get().playheadSec)),
      trimLeft: () =>
        act('timeline.trimLeft', (view) => {
          const operations = trimTo(view, 'start', store.get().playheadSec);
          const segment = view.segments.find((one) =>
            operations.some((op) => 'segmentId' in op && op.segmentId === one.id),
          );
          // What was under the playhead is now the first picture of its segment.
          if (segment !== undefined) onSeek(segment.outputStartSec);
          return operations;
        }),
      trimRight: () => act('timeline.trimRight', (view) => trimTo(view, 'end', store.get().playheadSec)),
      remove: () => {
        const { selection } = store.get();
        if (selection.size === 0 && marking.cutRange()) return;
        act('timeline.remove', (view) => removeSelected(view, selection));
      },
      undo: () => {
        const step = store.get().session.done.at(-1);
        editor.undo();
        if (step !== undefined) onSaid(t('timeline.undone', { what: step.label }));
      },
      redo: () => {
        const step = store.get().session.undone.at(-1);
        editor.redo();
        if (step !== undefined) onSaid(t('timeline.redone', { what: step.label }));
      },
      copy,
      cut: () => {
        const ids = copy();
        if (ids.size > 0) act('timeline.cut', (view) => removeSelected(view, ids));
      },
      paste: () => {
        const from = copied.current;
        if (from === null)
          store.set({
            refusal: new EditError(
              'nothing_copied',
              'Nothing is copied yet. Select something and copy it first.',
            ),
          });
        else act('timeline.paste', (view) => paste(view, from.view, from.ids, store.get().playheadSec));
      },
      roll: () => act('timeline.roll', (view) => rollToPlayhead(view, store.get().playheadSec, usableSec)),
      nudge: (deltaSec) =>
        act('timeline.nudge', (view) => nudge(view, store.get().selection, deltaSec), 'nudge'),
      trimBy: (edge, deltaSec) =>
        act(
          edge === 'start' ? 'timeline.trimStart' : 'timeline.trimEnd',
          (view) => trimSelected(view, store.get().selection, edge, deltaSec, usableSec),
          `trim ${edge}`,
        ),
      moveMusic: (deltaSec) => act('timeline.drag.music', (view) => moveMusic(view, deltaSec), 'music'),
      slipBy: (deltaSec) =>
        act(
          'timeline.slip',
          (view) => slipSelected(view, store.get().selection, deltaSec, usableSec),
          'slip',
        ),
      selectAll: () => select(new Set(editor.settledView().segments.map(({ id }) => id))),
      selectNone: () => {
        // First an old revision is left, then what is selected is let go, then the marked stretch.
        if (store.get().looking !== null) {
          store.set({ looking: null, refusal: null });
          return;
        }
        if (store.get().selection.size === 0) store.set({ range: NO_RANGE });
        select(new Set());
      },
      selectNext: (by, extends_) => {
        const items = itemsOf(editor.settledView());
        const { selection } = store.get();
        const last = items.findLastIndex(({ id }) => selection.has(id));
        const first = items.findIndex(({ id }) => selection.has(id));
        const at = selection.size === 0 ? (by === 1 ? 0 : items.length - 1) : by === 1 ? last + 1 : first - 1;
        const item = items[at];
        if (item === undefined) return;
        select(new Set(extends_ ? [...selection, item.id] : [item.id]), item.startSec);
        onSaid(
          t('timeline.selectedOne', {
            kind: t(`timeline.kind.${item.kind}`),
            index: at + 1,
            total: items.length,
          }),
        );
      },
      select: (id, adds) => {
        const { selection } = store.get();
        const next = new Set(adds ? selection : []);
        if (adds && selection.has(id)) next.delete(id);
        else next.add(id);
        const item = itemsOf(editor.settledView()).find((one) => one.id === id);
        select(next, item?.startSec);
      },
      moveBy: (deltaSec) => seek(store.get().playheadSec + deltaSec),
      moveToCut: (by) => {
        const { segments } = editor.settledView();
        const { playheadSec } = store.get();
        const cuts = [0, ...segments.map(({ outputEndSec }) => outputEndSec)];
        const next =
          by === 1
            ? cuts.find((sec) => sec > playheadSec + 1e-3)
            : cuts.findLast((sec) => sec < playheadSec - 1e-3);
        if (next !== undefined) seek(next);
      },
      moveToEnd: (end) => seek(end === 'start' ? 0 : editor.settledView().durationSec),
      zoom: (by) => {
        const { scale, playheadSec } = store.get();
        const x = xOf(scale, playheadSec);
        const anchor = x >= 0 && x <= scale.widthPx ? x : scale.widthPx / 2;
        const { durationSec } = editor.settledView();
        store.set({ scale: zoomAt(scale, ZOOM_STEP ** by, anchor, durationSec) });
      },
      fit: () => store.set({ scale: fitScale(editor.settledView().durationSec, store.get().scale.widthPx) }),
      toggleSnapping: () => store.set({ snapping: !store.get().snapping }),
    };
  }, [editor, onSeek, onSaid, t]);
}
