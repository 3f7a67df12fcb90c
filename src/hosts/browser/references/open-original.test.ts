import { describe, expect, it } from 'vitest';
import { printOf } from '../../../base/bytes/file-print.ts';
import { openOriginal } from './open-original.ts';

const film = (text: string, lastModified = 1) => new File([text], 'talk.mp4', { lastModified });
const handleOf = (open: () => File) => ({ name: 'talk.mp4', getFile: async () => open() });
const failing = (name: string) => () => {
  throw new DOMException('Why.', name);
};

describe('the original of a film', () => {
  it('is opened where it is still the same', async () => {
    const print = await printOf(film('one'));
    const opened = await openOriginal({ handle: handleOf(() => film('one', 99)), print });
    expect(await opened.text()).toBe('one');
  });

  it.each([
    ['NotAllowedError', 'original_not_permitted'],
    ['SecurityError', 'original_not_permitted'],
    ['NotFoundError', 'original_moved'],
    ['NotReadableError', 'original_moved'],
  ])('that answers %s is told as %s', async (name, code) => {
    const print = await printOf(film('one'));
    await expect(openOriginal({ handle: handleOf(failing(name)), print })).rejects.toMatchObject({
      name: 'OriginalAwayError',
      problem: { code, values: { file: 'talk.mp4' } },
    });
  });

  it('that was changed is told as that, and any other fault as itself', async () => {
    const print = await printOf(film('one'));
    await expect(openOriginal({ handle: handleOf(() => film('two')), print })).rejects.toMatchObject({
      problem: { code: 'original_changed' },
    });
    await expect(openOriginal({ handle: handleOf(failing('DataError')), print })).rejects.toMatchObject({
      name: 'DataError',
    });
  });
});
