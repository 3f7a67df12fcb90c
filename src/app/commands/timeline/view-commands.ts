/** How the canvas is shown. */
import { Keyboard, Magnet, Maximize, ZoomIn, ZoomOut } from 'lucide-react';
import { fitScale, xOf, zoomAt } from '../../../timeline/geometry/time-scale.ts';
import type { TimelineCommand, TimelineContext } from './timeline-context.ts';

const ZOOM_STEP = 1.5;

/** At the playhead where it is in sight, else in the middle. */
const zoom =
  (by: 1 | -1) =>
  ({ editor }: TimelineContext): void => {
    const { scale, playheadSec } = editor.store.get();
    const x = xOf(scale, playheadSec);
    const anchor = x >= 0 && x <= scale.widthPx ? x : scale.widthPx / 2;
    const { durationSec } = editor.settledView();
    editor.store.set({ scale: zoomAt(scale, ZOOM_STEP ** by, anchor, durationSec) });
  };

export const VIEW_COMMANDS = {
  snapping: {
    label: 'timeline.snapping',
    key: 'n',
    tool: { Icon: Magnet, at: 'history', room: 'some', isOn: ({ editor }) => editor.store.get().snapping },
    menu: true,
    run: ({ editor: { store } }) => store.set({ snapping: !store.get().snapping }),
  },
  zoomOut: {
    label: 'timeline.zoomOut',
    key: '-',
    tool: { Icon: ZoomOut, at: 'view' },
    menu: true,
    run: zoom(-1),
  },
  zoomIn: {
    label: 'timeline.zoomIn',
    key: '+',
    fixedKeys: ['='],
    tool: { Icon: ZoomIn, at: 'view' },
    menu: true,
    run: zoom(1),
  },
  fit: {
    label: 'timeline.fit',
    key: '0',
    tool: { Icon: Maximize, at: 'view' },
    menu: true,
    run: ({ editor: { store, settledView } }) =>
      store.set({ scale: fitScale(settledView().durationSec, store.get().scale.widthPx) }),
  },
  help: {
    label: 'keys.title',
    fixedKeys: ['?'],
    tool: { Icon: Keyboard, at: 'view', room: 'more' },
    run: ({ showHelp }) => showHelp(),
  },
} as const satisfies Readonly<Record<string, TimelineCommand>>;
