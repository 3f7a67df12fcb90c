import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchSilence } from './silence-watch.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('calls once after the whole time without a sign', () => {
  const onSilence = vi.fn();
  watchSilence(15_000, onSilence);
  vi.advanceTimersByTime(14_999);
  expect(onSilence).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(onSilence).toHaveBeenCalledTimes(1);
});

it('waits the whole time again after each sign', () => {
  const onSilence = vi.fn();
  const watch = watchSilence(15_000, onSilence);
  for (let sign = 0; sign < 5; sign += 1) {
    vi.advanceTimersByTime(13_000);
    watch.heard();
  }
  expect(onSilence).not.toHaveBeenCalled();
  vi.advanceTimersByTime(16_000);
  expect(onSilence).toHaveBeenCalledTimes(1);
});

it('is over once it is stopped', () => {
  const onSilence = vi.fn();
  watchSilence(15_000, onSilence).stop();
  vi.advanceTimersByTime(60_000);
  expect(onSilence).not.toHaveBeenCalled();
});
