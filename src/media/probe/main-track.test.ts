/** Films with several sounds, as phones, cameras and recorders write them; only sound as it is (PCM) is decoded here. */
import { mkdtempSync, openAsBlob, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ffmpeg } from '../../testing/media/run-ffmpeg.ts';
import { openSource } from './open-source.ts';

const PICTURE = ['-f', 'lavfi', '-i', 'color=s=64x64:r=10:d=1'];
const noise = (channels: 'mono' | 'stereo'): string[] => [
  ...['-f', 'lavfi', '-i', `anoisesrc=d=1:r=48000,aformat=channel_layouts=${channels}`],
];
let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'cliproom-tracks-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Channels of the sound that is taken from a film whose first is mono and whose second is stereo. */
async function taken(name: string, ...flags: string[]): Promise<number | undefined> {
  const path = join(folder, name);
  const sounds = [...noise('mono'), ...noise('stereo'), '-map', '0:v', '-map', '1:a', '-map', '2:a'];
  await ffmpeg(...PICTURE, ...sounds, '-c:v', 'libx264', ...flags, path);
  using source = await openSource(await openAsBlob(path));
  return source.audio?.getNumberOfChannels();
}

const BOTH_ON = ['-disposition:a', 'default'];

describe('the sound of a film with two', () => {
  it('is the one that can be decoded, whichever is first and which of them is switched on', async () => {
    const lossless = ['-c:a:0', 'alac', '-c:a:1', 'pcm_s16le'];
    expect(await taken('both-on.mov', ...lossless, ...BOTH_ON)).toBe(2);
    expect(await taken('first-on.mov', ...lossless)).toBe(2);
  });

  it('is the first that is switched on where both can be decoded', async () => {
    const plain = ['-c:a', 'pcm_s16le'];
    expect(await taken('first-on-plain.mov', ...plain)).toBe(1);
    expect(await taken('both-on-plain.mov', ...plain, ...BOTH_ON)).toBe(1);
    const secondOn = ['-disposition:a:0', '0', '-disposition:a:1', 'default'];
    expect(await taken('second-on-plain.mov', ...plain, ...secondOn)).toBe(2);
  });

  it('is the first, not the one of more bits a second', async () => {
    const bitrates = ['-c:a', 'aac', '-b:a:0', '32k', '-b:a:1', '128k'];
    expect(await taken('bitrates.mp4', ...bitrates, ...BOTH_ON)).toBe(1);
  });

  it('is another where the first is silent, whichever of them is switched on', async () => {
    const silentFirst = ['-c:a', 'pcm_s16le', '-filter:a:0', 'volume=0'];
    expect(await taken('silent-first.mov', ...silentFirst, ...BOTH_ON)).toBe(2);
    expect(await taken('silent-on.mov', ...silentFirst)).toBe(2);
    expect(await taken('hissing-first.mov', '-c:a', 'pcm_s24le', '-filter:a:0', 'volume=-70dB')).toBe(2);
    expect(await taken('both-silent.mov', ...silentFirst, '-filter:a:1', 'volume=0')).toBe(1);
  });

  it('is the first where that is heard only now and then', async () => {
    const words = "volume=0:enable='lt(mod(t,0.3),0.2)'";
    expect(await taken('words.mov', '-c:a', 'pcm_s16le', '-filter:a:0', words)).toBe(1);
  });
});
