import { describe, expect, it } from 'vitest';
import { UnreadableMediaError } from '../probe/unreadable-media-error.ts';
import { withTimeLimit } from './time-limit.ts';

describe('a task with a time limit', () => {
  it('gives what was found', async () => {
    expect(await withTimeLimit(async () => 'facts')).toBe('facts');
  });

  it('is ended when it does not end by itself, and the file counts as unreadable', async () => {
    const never = withTimeLimit(
      ({ signal }) =>
        new Promise((_, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason));
        }),
      1,
    );
    await expect(never).rejects.toBeInstanceOf(UnreadableMediaError);
  });
});
