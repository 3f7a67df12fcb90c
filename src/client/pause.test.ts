import { describe, expect, it } from 'vitest';
import { pause } from './pause.ts';

describe('a pause', () => {
  it('is over after its time', async () => {
    await expect(pause(1)).resolves.toBeUndefined();
    await expect(pause(1, new AbortController().signal)).resolves.toBeUndefined();
  });

  it('ends with the reason of who gives up, before it or in it', async () => {
    await expect(pause(1, AbortSignal.abort(new Error('Before.')))).rejects.toThrow('Before.');
    const leave = new AbortController();
    const waiting = pause(3_600_000, leave.signal);
    leave.abort(new Error('In it.'));
    await expect(waiting).rejects.toThrow('In it.');
  });
});
