/** In and out points and markers: what is marked on the ruler, and cut out by it. */
import { Bookmark, ChevronFirst, ChevronLast } from 'lucide-react';
import {
  NO_RANGE,
  type Range,
  removeRange,
  spanOf,
  withIn,
  withOut,
} from '../../../timeline/gestures/range.ts';
import { preciseClock } from '../../i18n/clock.ts';
import { markerBeside, type TimelineCommand, type TimelineContext } from './timeline-context.ts';

function mark({ editor, say, t }: TimelineContext, next: (range: Range, atSec: number) => Range): void {
  const { range: before, playheadSec } = editor.store.get();
  const range = next(before, playheadSec);
  editor.store.set({ range, refusal: null });
  const span = spanOf(range, editor.settledView().durationSec);
  if (span === null) return;
  say(t('timeline.rangeMarked', { from: preciseClock(span.startSec), to: preciseClock(span.endSec) }));
}

const goToPoint =
  (point: 'startSec' | 'endSec') =>
  ({ editor, goTo }: TimelineContext): void => {
    const span = spanOf(editor.store.get().range, editor.settledView().durationSec);
    if (span !== null) goTo(span[point]);
  };

const goToMarker =
  (by: 1 | -1) =>
  ({ editor, goTo }: TimelineContext): void => {
    const sec = markerBeside(editor, by);
    if (sec !== undefined) goTo(sec);
  };

/** Removes what is between in and out. False where no stretch is marked. */
export function cutRange({ editor, act, seek }: TimelineContext): boolean {
  const { store } = editor;
  const { range, session } = store.get();
  const span = spanOf(range, editor.settledView().durationSec);
  if (span === null) return false;
  act('timeline.rangeCut', (view) => removeRange(range, view.durationSec));
  if (store.get().session.current === session.current) return true;
  store.set({ range: NO_RANGE });
  seek(span.startSec);
  return true;
}

export const MARK_COMMANDS = {
  markIn: {
    label: 'timeline.markIn',
    key: 'i',
    tool: { Icon: ChevronFirst, at: 'edit', room: 'some' },
    menu: true,
    run: (context) => mark(context, withIn),
  },
  markOut: {
    label: 'timeline.markOut',
    key: 'o',
    tool: { Icon: ChevronLast, at: 'edit', room: 'some' },
    menu: true,
    run: (context) => mark(context, withOut),
  },
  toIn: { label: 'timeline.key.toIn', key: 'Shift+i', run: goToPoint('startSec') },
  toOut: { label: 'timeline.key.toOut', key: 'Shift+o', run: goToPoint('endSec') },
  marker: {
    label: 'timeline.marker',
    key: 'm',
    tool: { Icon: Bookmark, at: 'edit', room: 'some' },
    menu: true,
    run: ({ editor, toggleMarker }) => toggleMarker(editor.store.get().playheadSec),
  },
  nextMarker: { label: 'timeline.key.nextMarker', key: 'Shift+m', run: goToMarker(1) },
  previousMarker: { label: 'timeline.key.previousMarker', key: 'Alt+KeyM', run: goToMarker(-1) },
} as const satisfies Readonly<Record<string, TimelineCommand>>;
