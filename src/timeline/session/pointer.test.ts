import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editContext, startEdit } from '../../testing/timeline/made-edits.ts';
import { unsavedEditor } from '../../testing/timeline/unsaved-editor.ts';
import { LANES } from '../geometry/lanes.ts';
import { fitScale, xOf } from '../geometry/time-scale.ts';
import type { HeldKeys, Point } from '../gestures/press.ts';
import { applyOperations } from '../model/apply-operations.ts';
import type { EditOperation } from '../model/edit-operation.ts';
import { createPointer } from './pointer.ts';

const WIDTH_PX = 1000;
const FREE: HeldKeys = { roll: false, slip: false, add: false };
const heightOf = (id: string): number => {
  const lane = LANES.find((one) => one.id === id);
  return (lane?.topPx ?? 0) + (lane?.heightPx ?? 0) / 2;
};

/** An editor whose service never answers, a pointer on it, and what it asked for. */
function held() {
  const editor = unsavedEditor();
  editor.store.set({ scale: fitScale(editor.view().durationSec, WIDTH_PX), snapping: false });
  const sought: number[] = [];
  const menus: Point[] = [];
  const thrown: number[] = [];
  const timers = new Set<() => void>();
  const pointer = createPointer({
    editor,
    onSeek: (sec) => sought.push(sec),
    onScrub: () => undefined,
    label: ({ kind }) => kind,
    measured: () => 'so far',
    onMenu: (at) => menus.push(at),
    onThrow: (trail) => thrown.push(trail.length),
    later: (run) => {
      timers.add(run);
      return () => timers.delete(run);
    },
  });
  const at = (sec: number, lane: string): Point => ({
    xPx: xOf(editor.store.get().scale, sec),
    yPx: heightOf(lane),
  });
  const input = (point: Point, more: { id?: number; isTouch?: boolean; keys?: Partial<HeldKeys> } = {}) => ({
    id: more.id ?? 1,
    at: point,
    atMs: 0,
    isTouch: more.isTouch ?? false,
    keys: { ...FREE, ...more.keys },
  });
  const segments = () =>
    editor.store
      .get()
      .session.current.segments.map(({ id, sourceStartSec, sourceEndSec }) => [
        id,
        Math.round(sourceStartSec * 10) / 10,
        Math.round(sourceEndSec * 10) / 10,
      ]);
  return { editor, pointer, sought, menus, thrown, timers, at, input, segments };
}

describe('a pointer on the canvas', () => {
  it('draws the edge of a segment, and lets go of it', () => {
    const { pointer, at, input, segments, editor } = held();
    pointer.down(input(at(19.9, 'video')));
    pointer.move(input(at(14.9, 'video')));
    expect(editor.store.get().preview?.hold?.says).toBe('so far');
    expect(segments()[0]).toEqual(['a', 0, 20]);
    pointer.up(1);
    expect(segments()[0]).toEqual(['a', 0, 15]);
    expect(editor.store.get()).toMatchObject({ preview: null });
    expect(editor.store.get().session.done.at(-1)?.label).toBe('trim');
  });

  it('leaves everything as it was where a gesture is given up', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.5, max: 29.5, noNaN: true }),
        fc.constantFrom('video', 'words', 'sound', 'music'),
        fc.array(
          fc.tuple(fc.double({ min: 0, max: 30, noNaN: true }), fc.constantFrom('text', 'video', 'sound')),
          {
            minLength: 1,
            maxLength: 5,
          },
        ),
        fc.record({ roll: fc.boolean(), slip: fc.boolean(), add: fc.boolean() }),
        (fromSec, lane, path, keys) => {
          const { editor, pointer, at, input } = held();
          const before = editor.store.get();
          pointer.down(input(at(fromSec, lane), { keys }));
          for (const [sec, over] of path) pointer.move(input(at(sec, over), { keys }));
          pointer.frame();
          pointer.lost(1);
          const { session, selection, preview, refusal } = editor.store.get();
          expect({ session, preview, refusal }).toEqual({
            session: before.session,
            preview: null,
            refusal: null,
          });
          expect([...selection]).toEqual([...before.selection]);
          expect(pointer.isDown()).toBe(false);
        },
      ),
    );
  });

  it('selects what it clicks; with Shift it adds and takes away; beside everything it lets go and seeks', () => {
    const { editor, pointer, at, input, sought } = held();
    const click = (sec: number, lane: string, keys: Partial<HeldKeys> = {}): string[] => {
      pointer.down(input(at(sec, lane), { keys }));
      pointer.up(1);
      return [...editor.store.get().selection];
    };
    expect(click(10, 'video')).toEqual(['a']);
    expect(click(25, 'video', { add: true })).toEqual(['a', 'b']);
    expect(click(10, 'video', { add: true })).toEqual(['b']);
    expect(click(10, 'video')).toEqual(['a']);
    expect(click(5, 'sound')).toEqual([]);
    expect(sought.at(-1)).toBeCloseTo(5);
  });

  it('selects in a box what it touches, with what was selected while Shift is held', () => {
    const { editor, pointer, at, input } = held();
    editor.store.set({ selection: new Set(['b']) });
    pointer.down(input(at(2, 'sound'), { keys: { add: true } }));
    pointer.move(input(at(6, 'video'), { keys: { add: true } }));
    expect([...editor.store.get().selection].toSorted()).toEqual(['a', 'b']);
    expect(editor.store.get().preview?.marquee).not.toBeNull();
    expect(pointer.cancel()).toBe(true);
    expect([...editor.store.get().selection]).toEqual(['b']);
  });

  it('moves the playhead on the ruler at once, within the edit', () => {
    const { pointer, at, input, sought } = held();
    pointer.down(input(at(4, 'ruler')));
    pointer.move(input(at(-3, 'ruler')));
    pointer.move(input(at(99, 'ruler')));
    expect(sought.map((sec) => Math.round(sec))).toEqual([4, 0, 30]);
  });

  it('goes on by itself while something is held at a side, and not while nothing is', () => {
    const { editor, pointer, at, input } = held();
    editor.store.set({ scale: { startSec: 0, pxPerSec: 100, widthPx: WIDTH_PX } });
    pointer.frame();
    pointer.down(input(at(9.9, 'ruler')));
    const { startSec } = editor.store.get().scale;
    pointer.frame();
    pointer.frame();
    expect(startSec).toBe(0);
    expect(editor.store.get().scale.startSec).toBeGreaterThan(0.1);
  });

  it('says what a press would do, and what is under it', () => {
    const { editor, pointer, at, input } = held();
    expect(pointer.move(input(at(10, 'video')))).toBe('grab');
    expect(editor.store.get().hoverId).toBe('a');
    expect(pointer.move(input(at(20, 'video')))).toBe('ew-resize');
    expect(pointer.move(input(at(20, 'video'), { keys: { roll: true } }))).toBe('col-resize');
    expect(pointer.move(input(at(10, 'sound')))).toBe('default');
    pointer.leave();
    expect(editor.store.get().hoverId).toBeNull();
  });
});

describe('what a pointer shows while it drags', () => {
  it('is the edit as it would be, or where it would drop what it carries', () => {
    const { editor, pointer, at, input } = held();
    const preview = () => editor.store.get().preview;
    pointer.down(input(at(19.9, 'video')));
    pointer.move(input(at(14.9, 'video')));
    expect(preview()?.edit?.segments[0]?.sourceEndSec).toBeCloseTo(15, 1);
    expect(preview()?.dropSec).toBeNull();
    pointer.move(input(at(19.9, 'video')));
    expect(preview()?.edit).toBeNull();
    pointer.cancel();
    pointer.down(input(at(25, 'video')));
    pointer.move(input(at(3, 'video')));
    expect(preview()).toMatchObject({ edit: null, dropSec: 0, hold: { ids: new Set(['b']) } });
    expect(preview()?.hold?.byPx).toBeCloseTo(at(3, 'video').xPx - at(25, 'video').xPx, 6);
    pointer.move(input(at(22, 'video')));
    expect(preview()?.dropSec).toBeNull();
    pointer.move(input(at(29, 'video')));
    expect(preview()?.dropSec).toBeNull();
    pointer.cancel();
    pointer.down(input(at(5, 'video')));
    pointer.move(input(at(29, 'video')));
    expect(preview()?.dropSec).toBe(30);
    expect(preview()?.hold?.says).toBe('');
  });

  it('goes along with the edge it holds, and comes back where that is given up', () => {
    const { editor, pointer, at, input } = held();
    editor.store.set({ scale: { startSec: 5, pxPerSec: 40, widthPx: WIDTH_PX } });
    pointer.down(input(at(20.05, 'video')));
    pointer.move(input(at(22.05, 'video')));
    expect(editor.store.get().scale.startSec).toBeCloseTo(3, 1);
    pointer.lost(1);
    expect(editor.store.get().scale).toEqual({ startSec: 5, pxPerSec: 40, widthPx: WIDTH_PX });
  });

  it('says why it stops, until it goes on or something is chosen', () => {
    const { editor, pointer, at, input } = held();
    const reason = () => editor.store.get().refusal?.reason ?? null;
    pointer.down(input(at(29.9, 'video')));
    pointer.move(input(at(32, 'video')));
    expect(reason()).toBe('no_more_material');
    pointer.move(input(at(29, 'video')));
    expect(reason()).toBeNull();
    pointer.move(input(at(30.2, 'video')));
    pointer.cancel();
    expect(reason()).toBeNull();
    editor.store.set({ refusal: { reason: 'too_short' } as never });
    pointer.down(input(at(5, 'sound')));
    pointer.up(1);
    expect(reason()).toBe('too_short');
    pointer.down(input(at(5, 'video')));
    pointer.up(1);
    expect(reason()).toBeNull();
  });

  it('is pulled by what was marked on the ruler, where snapping is on', () => {
    const { editor, pointer, at, input, sought } = held();
    editor.store.set({ range: { inSec: 4, outSec: 8 } });
    const scrubTo = (sec: number): number => {
      pointer.down(input(at(sec, 'ruler')));
      pointer.up(1);
      return sought.at(-1) ?? -1;
    };
    const near = 0.1;
    expect(scrubTo(4 + near)).toBeCloseTo(4 + near, 6);
    editor.store.set({ snapping: true });
    expect(scrubTo(4 + near)).toBe(4);
    expect(scrubTo(8 - near)).toBe(8);
    expect(scrubTo(20 - near)).toBe(20);
    expect(scrubTo(12.5)).toBeCloseTo(12.5, 6);
  });
});

describe('what is let go once others have changed the edit', () => {
  const adopted = (...operations: EditOperation[]) => {
    const hand = held();
    const adopt = (): void =>
      hand.editor.adopt({
        edit: applyOperations(startEdit(), operations, editContext('theirs ')),
        revision: 2,
      });
    return { ...hand, adopt };
  };

  it('is refused where they changed what it holds', () => {
    const { pointer, at, input, segments, editor, adopt } = adopted({
      ...{ type: 'remove_range', outputStartSec: 3, outputEndSec: 5 },
    });
    pointer.down(input(at(19.9, 'video')));
    pointer.move(input(at(15.9, 'video')));
    adopt();
    const theirs = segments();
    expect(theirs[0]).toEqual(['a', 0, 3]);
    pointer.move(input(at(14.9, 'video')));
    expect(editor.store.get()).toMatchObject({
      preview: { edit: null },
      refusal: { reason: 'changed_elsewhere' },
    });
    pointer.up(1);
    expect(segments()).toEqual(theirs);
    expect(editor.store.get()).toMatchObject({ refusal: { reason: 'changed_elsewhere' }, preview: null });
  });

  it('goes with the material it was let go over', () => {
    const { editor, pointer, at, input, adopt } = adopted({
      ...{ type: 'remove_range', outputStartSec: 3, outputEndSec: 5 },
    });
    const text = { text: 'Day 1', preset: 'label' as const, outputStartSec: 10, durationSec: 4 };
    editor.act(() => [{ type: 'add_text', ...text }], 'Added');
    const startSec = () => editor.view().texts[0]?.outputStartSec;
    pointer.down(input(at(12, 'text')));
    pointer.move(input(at(14, 'text')));
    expect(startSec()).toBeCloseTo(12, 6);
    adopt();
    pointer.move(input(at(15, 'text')));
    expect(startSec()).toBeCloseTo(11, 6);
    pointer.up(1);
    expect(editor.store.get()).toMatchObject({ preview: null, refusal: null });
    expect(startSec()).toBeCloseTo(11, 6);
  });
});

describe('a finger on the canvas', () => {
  it('is one also after a mouse has been over it, and moves what it selected before', () => {
    const { editor, pointer, at, input, segments } = held();
    pointer.move(input(at(5, 'video'), { id: 7 }));
    expect(pointer.down(input(at(10, 'video'), { isTouch: true }))).toBe(true);
    expect(pointer.down(input(at(12, 'video'), { id: 3 }))).toBe(false);
    pointer.up(1);
    expect([...editor.store.get().selection]).toEqual(['a']);
    pointer.down(input(at(10, 'video'), { isTouch: true }));
    pointer.move(input(at(28, 'video'), { isTouch: true }));
    pointer.up(1);
    expect(segments().map(([id]) => id)).toEqual(['b', 'a']);
  });

  it('scrolls what it has not selected, and throws it', () => {
    const { editor, pointer, at, input, thrown, segments } = held();
    editor.store.set({ scale: { startSec: 5, pxPerSec: 100, widthPx: WIDTH_PX } });
    const before = segments();
    pointer.down(input(at(10, 'video'), { isTouch: true }));
    pointer.move(input(at(8, 'video'), { isTouch: true }));
    expect(editor.store.get().scale.startSec).toBeCloseTo(7);
    pointer.up(1);
    expect(thrown).toEqual([1]);
    expect(segments()).toEqual(before);
  });

  it('that rests opens the menu of what it rests on; one that moves does not', () => {
    const { editor, pointer, at, input, menus, timers } = held();
    pointer.down(input(at(25, 'video'), { isTouch: true }));
    for (const run of timers) run();
    expect(menus).toEqual([at(25, 'video')]);
    expect([...editor.store.get().selection]).toEqual(['b']);
    expect(pointer.isDown()).toBe(false);
    pointer.down(input(at(25, 'video'), { isTouch: true }));
    pointer.up(1);
    expect(timers.size).toBe(0);
  });

  it('and another one zoom at what is between them', () => {
    const { editor, pointer, input } = held();
    const two = (leftPx: number, rightPx: number) =>
      [leftPx, rightPx].map((xPx, at) => input({ xPx, yPx: 100 }, { id: at + 1, isTouch: true }));
    const { scale } = editor.store.get();
    for (const finger of two(400, 600)) pointer.down(finger);
    for (const finger of two(300, 700)) pointer.move(finger);
    expect(editor.store.get().scale.pxPerSec).toBeCloseTo(scale.pxPerSec * 2);
    pointer.up(2);
    pointer.up(1);
    expect(editor.store.get().session.done).toEqual([]);
  });
});
