import { describe, expect, it } from 'vitest';
import { UnreadableMediaError } from '../../../media/probe/unreadable-media-error.ts';
import { shortLook } from './short-look.ts';

describe('a short look', () => {
  it('gives what was found', async () => {
    expect(await shortLook(async () => 'facts')).toBe('facts');
  });

  it('is ended when it does not end by itself, and the file counts as unreadable', async () => {
    const never = shortLook(
      ({ signal }) =>
        new Promise((_, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason));
        }),
      1,
    );
    await expect(never).rejects.toBeInstanceOf(UnreadableMediaError);
  });
});
