import { describe, expect, it } from 'vitest';
import { ffmpegBytes } from '../../testing/media/run-ffmpeg.ts';
import { isChained, oggLinks } from './ogg-links.ts';

const song = (hz: number, ...codec: readonly string[]) =>
  ffmpegBytes('-f', 'lavfi', '-i', `sine=f=${hz}:d=1`, ...codec, '-f', 'ogg');
const blobOf = (...parts: readonly Uint8Array[]) => new Blob(parts.map((part) => Uint8Array.from(part)));

describe('an Ogg', () => {
  it('of several recordings comes apart into them', async () => {
    const songs = [await song(440, '-c:a', 'libopus'), await song(880, '-c:a', 'libvorbis')] as const;
    const file = blobOf(...songs);
    expect(await isChained(file)).toBe(true);
    const links = await oggLinks(file);
    expect(links.map(({ size }) => size)).toEqual(songs.map(({ length }) => length));
  });

  it('of one recording is none of several, whatever streams it has', async () => {
    const picture = ['-f', 'lavfi', '-i', 'color=s=64x64:d=1'];
    const film = [...picture, '-c:v', 'libtheora', '-c:a', 'libvorbis'];
    for (const codec of [['-c:a', 'libopus'], film]) {
      const file = blobOf(await song(440, ...codec));
      expect(await isChained(file)).toBe(false);
      expect(await oggLinks(file)).toHaveLength(1);
    }
  });

  it('may be cut off, or nothing', async () => {
    const whole = await song(440, '-c:a', 'libvorbis');
    expect(await isChained(blobOf(whole.subarray(0, whole.length - 100)))).toBe(false);
    expect(await isChained(blobOf())).toBe(false);
    expect(await oggLinks(blobOf())).toEqual([]);
  });
});
