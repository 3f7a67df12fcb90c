import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openFileBlob } from '../../hosts/node/file-blob.ts';
import { saidSecOf } from '../../testing/media/run-ffmpeg.ts';
import { probeMedia } from '../probe/probe-media.ts';
import { wavHeadOf } from './wav-head.ts';

it.each([
  ['RIFF', 2 ** 20],
  ['RF64', 5 * 2 ** 30],
])('the head of %s says what is behind it, for FFmpeg and for our own reader', async (form, dataBytes) => {
  const folder = await mkdtemp(join(tmpdir(), 'wav-head-'));
  try {
    const path = join(folder, 'sound.wav');
    const head = wavHeadOf({ channels: 2, sampleRate: 192_000, sampleBytes: 4, isFloat: true }, dataBytes);
    expect(Buffer.from(head.buffer).toString('latin1', 0, 4)).toBe(form);
    await writeFile(path, new Uint8Array(head.buffer));
    // A hole in the disk: silence that takes no room.
    await truncate(path, head.byteLength + dataBytes);
    const lastsSec = dataBytes / (192_000 * 8);
    const facts = await probeMedia(await openFileBlob(path));
    expect(facts).toMatchObject({ container: 'wav', audioCodec: 'pcm-f32' });
    expect(facts.durationSec).toBeCloseTo(lastsSec, 3);
    expect(await saidSecOf(path, 'duration')).toBeCloseTo(lastsSec, 3);
  } finally {
    await rm(folder, { recursive: true });
  }
});
