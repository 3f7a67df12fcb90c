/** Cutting at the playhead, and what is done with what is selected. */
import { ArrowLeftToLine, ArrowRightToLine, Redo2, SquareSplitHorizontal, Trash2, Undo2 } from 'lucide-react';
import {
  paste,
  removeSelected,
  rollToPlayhead,
  splitAt,
  trimTo,
} from '../../../timeline/gestures/commands.ts';
import { moveMusic, nudge, slipSelected, trimSelected } from '../../../timeline/gestures/steps.ts';
import { EditError } from '../../../timeline/model/edit-error.ts';
import { cutRange } from './mark-commands.ts';
import { FRAME_SEC } from './playback-commands.ts';
import type { TimelineCommand, TimelineContext } from './timeline-context.ts';

const trimBy =
  (edge: 'start' | 'end', deltaSec: number) =>
  ({ editor, act }: TimelineContext): void =>
    act(
      edge === 'start' ? 'timeline.trimStart' : 'timeline.trimEnd',
      (view) => trimSelected(view, editor.store.get().selection, edge, deltaSec, editor.context),
      `trim ${edge}`,
    );

const slipBy =
  (deltaSec: number) =>
  ({ editor, act }: TimelineContext): void =>
    act(
      'timeline.slip',
      (view) => slipSelected(view, editor.store.get().selection, deltaSec, editor.context),
      'slip',
    );

const nudgeBy =
  (deltaSec: number) =>
  ({ editor, act }: TimelineContext): void =>
    act('timeline.nudge', (view) => nudge(view, editor.store.get().selection, deltaSec), 'nudge');

/** The music under the edit, later or earlier against the picture. */
const moveMusicBy =
  (deltaSec: number) =>
  ({ act }: TimelineContext): void =>
    act('timeline.drag.music', (view) => moveMusic(view, deltaSec), 'music');

export const CUT_COMMANDS = {
  split: {
    label: 'timeline.split',
    key: 's',
    tool: { Icon: SquareSplitHorizontal, at: 'edit' },
    menu: true,
    run: ({ editor, act }) => act('timeline.split', (view) => splitAt(view, editor.store.get().playheadSec)),
  },
  trimLeft: {
    label: 'timeline.trimLeft',
    key: 'q',
    tool: { Icon: ArrowLeftToLine, at: 'edit', room: 'some' },
    menu: true,
    run: ({ editor, act, movePlayhead }) =>
      act('timeline.trimLeft', (view) => {
        const operations = trimTo(view, 'start', editor.store.get().playheadSec);
        const segment = view.segments.find((one) =>
          operations.some((op) => 'segmentId' in op && op.segmentId === one.id),
        );
        // What was under the playhead is now the first picture of its segment.
        if (segment !== undefined) movePlayhead(segment.outputStartSec);
        return operations;
      }),
  },
  trimRight: {
    label: 'timeline.trimRight',
    key: 'w',
    tool: { Icon: ArrowRightToLine, at: 'edit', room: 'some' },
    menu: true,
    run: ({ editor, act }) =>
      act('timeline.trimRight', (view) => trimTo(view, 'end', editor.store.get().playheadSec)),
  },
  roll: {
    label: 'timeline.key.roll',
    key: 'r',
    menu: true,
    run: ({ editor, act }) =>
      act('timeline.roll', (view) =>
        rollToPlayhead(view, editor.store.get().playheadSec, editor.context.usableSec),
      ),
  },
  paste: {
    label: 'timeline.menu.paste',
    key: '$mod+v',
    menu: true,
    run: ({ editor, act, copied }) => {
      const from = copied();
      if (from === null)
        editor.store.set({
          refusal: new EditError(
            'nothing_copied',
            'Nothing is copied yet. Select something and copy it first.',
          ),
        });
      else act('timeline.paste', (view) => paste(view, from.view, from.ids, editor.store.get().playheadSec));
    },
  },
} as const satisfies Readonly<Record<string, TimelineCommand>>;

export const SELECTION_COMMANDS = {
  copy: {
    label: 'timeline.menu.copy',
    key: '$mod+c',
    menu: true,
    run: ({ copy }) => void copy(),
  },
  cut: {
    label: 'timeline.menu.cut',
    key: '$mod+x',
    menu: true,
    run: ({ act, copy }) => {
      const ids = copy();
      if (ids.size > 0) act('timeline.cut', (view) => removeSelected(view, ids));
    },
  },
  remove: {
    label: 'timeline.remove',
    key: 'Delete',
    fixedKeys: ['Backspace'],
    tool: {
      Icon: Trash2,
      at: 'edit',
      isOff: ({ editor }) => {
        const { selection, range } = editor.store.get();
        return selection.size === 0 && range.inSec === null && range.outSec === null;
      },
    },
    menu: true,
    // Where nothing is selected, the stretch between in and out.
    run: (context) => {
      const { selection } = context.editor.store.get();
      if (selection.size === 0 && cutRange(context)) return;
      context.act('timeline.remove', (view) => removeSelected(view, selection));
    },
  },
  nudgeBack: { label: 'timeline.key.nudgeBack', key: 'Alt+ArrowLeft', run: nudgeBy(-FRAME_SEC) },
  nudgeForward: { label: 'timeline.key.nudgeForward', key: 'Alt+ArrowRight', run: nudgeBy(FRAME_SEC) },
  secondEarlier: {
    label: 'timeline.menu.earlier',
    key: 'Alt+Shift+ArrowLeft',
    menu: true,
    run: nudgeBy(-1),
  },
  secondLater: {
    label: 'timeline.menu.later',
    key: 'Alt+Shift+ArrowRight',
    menu: true,
    run: nudgeBy(1),
  },
  startEarlier: { label: 'timeline.key.startEarlier', key: 'Shift+Comma', run: trimBy('start', -FRAME_SEC) },
  startLater: { label: 'timeline.key.startLater', key: 'Shift+Period', run: trimBy('start', FRAME_SEC) },
  endEarlier: { label: 'timeline.key.endEarlier', key: 'Comma', run: trimBy('end', -FRAME_SEC) },
  endLater: { label: 'timeline.key.endLater', key: 'Period', run: trimBy('end', FRAME_SEC) },
  slipBack: { label: 'timeline.key.slipBack', key: 'Alt+Comma', run: slipBy(-FRAME_SEC) },
  slipForward: { label: 'timeline.key.slipForward', key: 'Alt+Period', run: slipBy(FRAME_SEC) },
  slipEarlier: {
    label: 'timeline.menu.slipEarlier',
    key: 'Alt+Shift+Comma',
    menu: true,
    run: slipBy(-1),
  },
  slipLater: {
    label: 'timeline.menu.slipLater',
    key: 'Alt+Shift+Period',
    menu: true,
    run: slipBy(1),
  },
  musicBack: { label: 'timeline.key.musicBack', key: 'Alt+ArrowUp', run: moveMusicBy(-FRAME_SEC) },
  musicForward: { label: 'timeline.key.musicForward', key: 'Alt+ArrowDown', run: moveMusicBy(FRAME_SEC) },
  musicEarlier: { label: 'timeline.key.musicEarlier', key: 'Alt+Shift+ArrowUp', run: moveMusicBy(-1) },
  musicLater: { label: 'timeline.key.musicLater', key: 'Alt+Shift+ArrowDown', run: moveMusicBy(1) },
} as const satisfies Readonly<Record<string, TimelineCommand>>;

export const HISTORY_COMMANDS = {
  undo: {
    label: 'timeline.undo',
    key: '$mod+z',
    tool: {
      Icon: Undo2,
      at: 'history',
      isOff: (context) => undoneNext(context) === null,
      detail: (context) => undoneNext(context),
    },
    run: (context) => {
      const step = undoneNext(context);
      if (context.editor.undo() && step !== null) context.say(context.t('timeline.undone', { what: step }));
    },
  },
  redo: {
    label: 'timeline.redo',
    key: '$mod+y',
    fixedKeys: ['$mod+Shift+z'],
    tool: {
      Icon: Redo2,
      at: 'history',
      room: 'all',
      isOff: (context) => redoneNext(context) === null,
      detail: (context) => redoneNext(context),
    },
    menu: true,
    run: (context) => {
      const step = redoneNext(context);
      if (context.editor.redo() && step !== null) context.say(context.t('timeline.redone', { what: step }));
    },
  },
} as const satisfies Readonly<Record<string, TimelineCommand>>;

const undoneNext = ({ editor }: TimelineContext): string | null =>
  editor.store.get().session.done.at(-1)?.label ?? null;
const redoneNext = ({ editor }: TimelineContext): string | null =>
  editor.store.get().session.undone.at(-1)?.label ?? null;
