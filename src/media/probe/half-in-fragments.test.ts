/** Films as FFmpeg fragments them, one of which the library would take for its first second. */
import { mkdtempSync, openAsBlob, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ffmpeg } from '../../testing/media/run-ffmpeg.ts';
import { isHalfInFragments } from './half-in-fragments.ts';
import { probeMedia } from './probe-media.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'cliproom-fragments-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Three seconds with a key frame each. */
async function made(name: string, ...flags: string[]): Promise<Blob> {
  const path = join(folder, name);
  const sources = ['-f', 'lavfi', '-i', 'testsrc2=s=64x64:r=10:d=3', '-f', 'lavfi', '-i', 'sine=d=3'];
  await ffmpeg(...sources, '-c:v', 'libx264', '-g', '10', '-c:a', 'aac', ...flags, path);
  return openAsBlob(path);
}

describe('a film', () => {
  it('of which only the beginning is in the index is refused, and its length never said to be that', async () => {
    const film = await made('half.mp4', '-movflags', 'frag_keyframe');
    expect(await isHalfInFragments(film)).toBe(true);
    await expect(probeMedia(film)).rejects.toMatchObject({ problem: { code: 'file_half_in_fragments' } });
  });

  it.each([
    ['whole.mp4', []],
    ['whole-first.mov', ['-movflags', 'faststart']],
    ['recording.mp4', ['-movflags', 'frag_keyframe+empty_moov+default_base_moof']],
    ['dash.mp4', ['-movflags', 'dash+frag_keyframe+global_sidx+delay_moov']],
  ])('that is all index or all fragments is read: %s', async (name, flags) => {
    const film = await made(name, ...flags);
    expect(await isHalfInFragments(film)).toBe(false);
    expect((await probeMedia(film)).durationSec).toBeGreaterThan(2.9);
  });
});
