import { openAsBlob } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { standInBrowser } from '../../../testing/client/fault-runs/browser-stand-in.ts';
import { captionFileOf } from './attach-captions.ts';
import { captionsBeside, forgetCaptions, rememberCaptions } from './captions-beside.ts';

beforeEach(() => standInBrowser());
afterEach(() => void vi.unstubAllGlobals());

const UPLOAD = 'upload-1';

/** A file that was changed after it was given, which its system does not read any more. */
async function changedFile(): Promise<File> {
  const folder = await mkdtemp(join(tmpdir(), 'captions-beside-'));
  const path = join(folder, 'talk.srt');
  await writeFile(path, '1\n00:00:00,000 --> 00:00:01,000\nHello\n');
  const file = new File([await openAsBlob(path)], 'talk.srt');
  await writeFile(path, '');
  await rm(folder, { recursive: true });
  return file;
}

describe('subtitles given beside a video that cannot be read', () => {
  it('are still there for whoever sends them, and tell why then', async () => {
    const unread: unknown[] = [];
    const note = (reason: unknown): void => void unread.push(reason);
    process.on('unhandledRejection', note);
    const file = await changedFile();
    rememberCaptions(UPLOAD, file);
    expect(captionsBeside(UPLOAD)).toBe(file);
    await expect(captionFileOf(file)).rejects.toThrow();
    // Node tells of rejections nobody took once its other work is done.
    await new Promise((resolve) => setImmediate(resolve));
    process.off('unhandledRejection', note);
    expect(unread).toEqual([]);
    forgetCaptions(UPLOAD);
    expect(captionsBeside(UPLOAD)).toBeNull();
  });
});
