import { openAsBlob } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ffmpeg } from '../../testing/media/run-ffmpeg.ts';
import { mp4VideoCodec } from './mp4-video-codec.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cliproom-codec-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function made(name: string, ...how: string[]): Promise<Blob> {
  const path = join(folder, name);
  const sources = ['-f', 'lavfi', '-i', 'sine=d=1', '-f', 'lavfi', '-i', 'testsrc2=s=64x64:d=1'];
  await ffmpeg(...sources, ...how, path);
  return openAsBlob(path);
}

describe('the codec of a film by its boxes', () => {
  it('is found with the index first or last, in MP4 and QuickTime, behind a track of sound', async () => {
    const h264 = ['-c:v', 'libx264', '-c:a', 'aac'];
    expect(await mp4VideoCodec(await made('last.mp4', ...h264))).toBe('avc1');
    expect(await mp4VideoCodec(await made('first.mp4', ...h264, '-movflags', '+faststart'))).toBe('avc1');
    const hevc = ['-c:v', 'libx265', '-x265-params', 'log-level=none', '-c:a', 'aac'];
    expect(await mp4VideoCodec(await made('phone.mov', ...hevc, '-tag:v', 'hvc1'))).toBe('hvc1');
    expect(await mp4VideoCodec(await made('other.mp4', ...hevc, '-tag:v', 'hev1'))).toBe('hev1');
  });

  it('is not said of other files, of sound alone, and of cut ones', async () => {
    expect(await mp4VideoCodec(await made('film.mkv', '-c:v', 'libx264'))).toBeNull();
    expect(await mp4VideoCodec(await made('sound.m4a', '-map', '0:a', '-c:a', 'aac'))).toBeNull();
    const film = await made('cut.mp4', '-c:v', 'libx264');
    expect(await mp4VideoCodec(film.slice(0, film.size - 40))).toBeNull();
    expect(await mp4VideoCodec(new Blob([]))).toBeNull();
  });

  it('comes to an end on anything, having read little', async () => {
    const film = new Uint8Array(await (await made('any.mp4', '-c:v', 'libx264', '-t', '0.1')).arrayBuffer());
    const places = fc.array(fc.tuple(fc.nat(film.length - 1), fc.integer({ min: 0, max: 255 })), {
      maxLength: 40,
    });
    await fc.assert(
      fc.asyncProperty(places, async (changes) => {
        const bytes = film.slice();
        for (const [at, byte] of changes) bytes[at] = byte;
        const codec = await mp4VideoCodec(new Blob([bytes]));
        expect(codec === null || codec.length === 4).toBe(true);
      }),
    );
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), async (bytes) => {
        expect(await mp4VideoCodec(new Blob([new Uint8Array(bytes)]))).toBeNull();
      }),
    );
  });
});
