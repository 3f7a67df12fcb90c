import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { ffmpegBytes } from '../../testing/media/run-ffmpeg.ts';
import { MEDIA_FORMATS, openSource } from '../probe/open-source.ts';
import type { Mp3Shape } from './mp3-info-frame.ts';
import { Mp3Writer } from './mp3-writer.ts';

const SAMPLES = 88_200;
const BEEP_SAMPLES = 441;
const VOICE: Mp3Shape = { channels: 1, sampleRate: 44_100, bitrate: 96_000 };

interface Probed {
  readonly format: { readonly duration: string; readonly tags: Readonly<Record<string, string>> };
}

interface Made {
  readonly path: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

async function withMade<T>(
  { title = null, shape = VOICE, sound = tone() }: Partial<Given>,
  read: (made: Made) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'mp3-writer-'));
  try {
    let bytes = new Uint8Array(0);
    const write = async (data: Uint8Array, position: number) => {
      const grown = new Uint8Array(Math.max(bytes.length, position + data.length));
      grown.set(bytes);
      grown.set(data, position);
      bytes = grown;
    };
    const mp3 = await Mp3Writer.open({ write }, shape, title);
    await mp3.write(Array.from({ length: shape.channels }, () => sound));
    expect(await mp3.finish()).toEqual({ sizeBytes: bytes.length, durationSec: SAMPLES / shape.sampleRate });
    const path = join(folder, 'made.mp3');
    await writeFile(path, bytes);
    return await read({ path, bytes });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface Given {
  readonly title: string | null;
  readonly shape: Mp3Shape;
  readonly sound: Float32Array;
}

function tone(): Float32Array {
  return Float32Array.from({ length: SAMPLES }, (_, at) => Math.sin(at / 20) / 2);
}

async function probed(title: string | null): Promise<Probed['format']> {
  return await withMade({ title }, async ({ path }) => {
    const args = ['-v', 'error', '-show_format', '-of', 'json', path];
    const { stdout } = await promisify(execFile)('ffprobe', args);
    return (JSON.parse(stdout) as Probed).format;
  });
}

describe('an MP3', () => {
  it('carries its title in any script, who made it and with what', async () => {
    const { tags, duration } = await probed('Perch\u00e9 no \u2013 \u58f0 \u{1f399}');
    expect(tags).toMatchObject({
      title: 'Perch\u00e9 no \u2013 \u58f0 \u{1f399}',
      artist: 'Cliproom',
      encoder: 'Cliproom',
    });
    expect(Math.abs(Number(duration) - 2)).toBeLessThan(0.08);
  });

  it('has no title where none was given', async () => {
    const { tags } = await probed(null);
    expect(tags).toMatchObject({ artist: 'Cliproom' });
    expect(tags).not.toHaveProperty('title');
  });

  it.each([
    ['a voice', VOICE],
    ['music', { channels: 2, sampleRate: 48_000, bitrate: 192_000 }],
    ['sound at the lowest rate', { channels: 2, sampleRate: 32_000, bitrate: 64_000 }],
  ] as const)('of %s begins and ends where its sound does, in players and in ours', async (_, shape) => {
    const sound = new Float32Array(SAMPLES);
    const beep = tone().subarray(0, BEEP_SAMPLES);
    for (const from of [0, SAMPLES / 2, SAMPLES - BEEP_SAMPLES]) sound.set(beep, from);
    await withMade({ shape, sound, title: 'Beeps' }, async ({ path, bytes }) => {
      const decoded = await ffmpegBytes('-i', path, '-ac', '1', '-f', 'f32le');
      const heard = new Float32Array(
        decoded.buffer.slice(decoded.byteOffset, decoded.byteOffset + decoded.length),
      );
      expect(heard).toHaveLength(SAMPLES);
      expect(laterBy(sound, heard)).toBe(0);
      using source = await openSource(new Blob([bytes]), MEDIA_FORMATS);
      expect(source.originSec).toBeCloseTo(1105 / shape.sampleRate, 6);
    });
  });
});

/** By how many samples the beep in the middle is heard late. */
function laterBy(made: Float32Array, heard: Float32Array): number {
  let best = { likeness: Number.NEGATIVE_INFINITY, shift: 0 };
  for (let shift = -1500; shift <= 1500; shift += 1) {
    let likeness = 0;
    for (let at = SAMPLES / 2; at < SAMPLES / 2 + BEEP_SAMPLES; at += 1)
      likeness += (made[at] ?? 0) * (heard[at + shift] ?? 0);
    if (likeness > best.likeness) best = { likeness, shift };
  }
  return best.shift;
}
