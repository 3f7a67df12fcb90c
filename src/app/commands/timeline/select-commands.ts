/** What is selected. */
import { itemsOf } from '../../../timeline/geometry/edit-view.ts';
import { NO_RANGE } from '../../../timeline/gestures/range.ts';
import type { TimelineCommand, TimelineContext } from './timeline-context.ts';

/** The item after or before those selected, lane by lane; alone, or with them. */
const selectBeside =
  (by: 1 | -1, { adds }: { adds: boolean }) =>
  ({ editor, selectAll, say, t }: TimelineContext): void => {
    const items = itemsOf(editor.settledView());
    const { selection } = editor.store.get();
    const last = items.findLastIndex(({ id }) => selection.has(id));
    const first = items.findIndex(({ id }) => selection.has(id));
    const at = selection.size === 0 ? (by === 1 ? 0 : items.length - 1) : by === 1 ? last + 1 : first - 1;
    const item = items[at];
    if (item === undefined) return;
    selectAll(new Set(adds ? [...selection, item.id] : [item.id]), item.startSec);
    const kind = t(`timeline.kind.${item.kind}`);
    say(t('timeline.selectedOne', { kind, index: at + 1, total: items.length }));
  };

export const SELECT_COMMANDS = {
  previous: {
    label: 'timeline.key.selectPrevious',
    fixedKeys: ['PageUp'],
    run: selectBeside(-1, { adds: false }),
  },
  next: {
    label: 'timeline.key.selectNext',
    fixedKeys: ['PageDown'],
    run: selectBeside(1, { adds: false }),
  },
  andPrevious: {
    label: 'timeline.key.andPrevious',
    fixedKeys: ['Shift+PageUp'],
    run: selectBeside(-1, { adds: true }),
  },
  andNext: {
    label: 'timeline.menu.andNext',
    fixedKeys: ['Shift+PageDown'],
    menu: true,
    run: selectBeside(1, { adds: true }),
  },
  all: {
    label: 'timeline.menu.all',
    key: '$mod+a',
    menu: true,
    run: ({ editor, selectAll }) => selectAll(new Set(editor.settledView().segments.map(({ id }) => id))),
  },
  none: {
    label: 'timeline.menu.none',
    fixedKeys: ['Escape'],
    menu: true,
    run: ({ editor: { store }, selectAll }) => {
      // First an old revision is left, then what is selected is let go, then the marked stretch.
      if (store.get().looking !== null) {
        store.set({ looking: null, refusal: null });
        return;
      }
      if (store.get().selection.size === 0) store.set({ range: NO_RANGE });
      selectAll(new Set());
    },
  },
} as const satisfies Readonly<Record<string, TimelineCommand>>;
