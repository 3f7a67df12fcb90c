/** Which streams are said to be decoded by the libraries: the others are refused by the name of their codec. */
import { openAsBlob } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ffmpeg } from '../../../testing/media/run-ffmpeg.ts';
import { MEDIA_FORMATS, openSource } from '../../probe/open-source.ts';
import { workerDecoderOf } from './worker-decoder.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cliproom-known-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Six channels of Opus, which a file says are loudspeakers (1), or says nothing about (255). */
async function surround(family: string): Promise<AudioDecoderConfig> {
  const path = join(folder, `${family}.mkv`);
  const sound = ['-f', 'lavfi', '-t', '0.2', '-i', 'anullsrc=cl=5.1:r=48000'];
  await ffmpeg(...sound, '-c:a', 'libopus', '-mapping_family', family, path);
  using source = await openSource(await openAsBlob(path), MEDIA_FORMATS);
  return (await source.audio?.getDecoderConfig()) as AudioDecoderConfig;
}

describe('a stream of Opus', () => {
  it('is decoded where its channels are loudspeakers, and else is not', async () => {
    const Opus = workerDecoderOf('opus');
    expect(Opus.supports('opus', await surround('1'))).toBe(true);
    expect(Opus.supports('opus', await surround('255'))).toBe(false);
  });

  it('is decoded by no other library', async () => {
    expect(workerDecoderOf('vorbis').supports('opus', await surround('1'))).toBe(false);
  });
});

it('USAC is not decoded, which other AAC is', () => {
  const config = { sampleRate: 48_000, numberOfChannels: 2 };
  const Aac = workerDecoderOf('aac');
  expect(Aac.supports('aac', { ...config, codec: 'mp4a.40.2' })).toBe(true);
  expect(Aac.supports('aac', { ...config, codec: 'mp4a.40.42' })).toBe(false);
});
