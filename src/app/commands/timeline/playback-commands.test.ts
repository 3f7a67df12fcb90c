import { afterEach, expect, it, vi } from 'vitest';
import { unsavedEditor } from '../../../testing/timeline/unsaved-editor.ts';
import { PLAYBACK_COMMANDS } from './playback-commands.ts';
import { type TimelineContext, timelineActions } from './timeline-context.ts';

afterEach(() => void vi.useRealTimers());

it('keys that go through the edit tell where they came to rest, and not where they went by', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const editor = unsavedEditor();
  const told: string[] = [];
  const context = timelineActions(editor, {
    onSeek: (playheadSec) => editor.store.set({ playheadSec }),
    say: (text) => told.push(text),
    t: (id) => id,
  }) as TimelineContext;
  for (let held = 0; held < 3; held += 1) PLAYBACK_COMMANDS.secondForward.run(context);
  PLAYBACK_COMMANDS.frameBack.run(context);
  expect(told).toEqual([]);
  vi.runAllTimers();
  expect(told).toEqual(['0:02.97']);
  PLAYBACK_COMMANDS.toStart.run(context);
  vi.runAllTimers();
  expect(told).toEqual(['0:02.97', '0:00.00']);
});
