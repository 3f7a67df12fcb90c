/** AIFF and CAF made WAV: every sample of them, as FFmpeg decodes both. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { convertInPlace } from '../../testing/media/convert-in-place.ts';
import { ffmpeg, ffmpegBytes, ffprobe } from '../../testing/media/run-ffmpeg.ts';
import { convertFile } from '../engine/convert-file.ts';
import { UnreadableMediaError } from '../probe/unreadable-media-error.ts';

const NOISE = ['-f', 'lavfi', '-i', 'anoisesrc=r=44100:d=0.2:seed=7,aformat=channel_layouts=stereo'];
const WHOLE_NUMBERS = ['pcm_s8', 'pcm_s16be', 'pcm_s24be', 'pcm_s32be', 'pcm_s16le'];
const KINDS: readonly (readonly [string, ...string[]])[] = [
  ...[...WHOLE_NUMBERS, 'pcm_f32be'].map((codec) => [`${codec}.aiff`, '-c:a', codec] as const),
  ...[...WHOLE_NUMBERS, 'pcm_s24le', 'pcm_f32le'].map((codec) => [`${codec}.caf`, '-c:a', codec] as const),
  ['six.aiff', '-ac', '6', '-ar', '96000', '-c:a', 'pcm_s24be'],
  ['odd.caf', '-ac', '1', '-ar', '8000', '-af', 'atrim=end_sample=801', '-c:a', 'pcm_s8'],
];

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'convert-pcm-'));
  const made = [...KINDS, ['wide.aiff', '-c:a', 'pcm_f64be'], ['lossless.caf', '-c:a', 'alac']];
  await ffmpeg(...NOISE, ...made.flatMap(([name = '', ...args]) => [...args, pathOf(name)]));
});
afterAll(() => rm(folder, { recursive: true }));

const pathOf = (name: string): string => join(folder, name);

async function converted(path: string): Promise<string> {
  const { conversion, shares } = await convertInPlace(convertFile, path, `${path}.wav`);
  expect(conversion).toEqual({ kind: 'converted' });
  expect(shares.at(-1)).toBe(1);
  return `${path}.wav`;
}

/** Of what FFmpeg decodes of each. */
async function hashesOf(paths: readonly string[]): Promise<(string | undefined)[]> {
  const inputs = paths.flatMap((path) => ['-i', path]);
  const streams = paths.flatMap((_, index) => ['-map', String(index)]);
  const text = await ffmpegBytes(...inputs, ...streams, '-c:a', 'pcm_f64le', '-f', 'streamhash');
  return text
    .toString()
    .trim()
    .split('\n')
    .map((line) => line.split('=').at(-1));
}

const samplesOf = (path: string): Promise<Buffer> => ffmpegBytes('-i', path, '-f', 's16le');

async function changed(name: string, change: (bytes: Buffer) => Buffer): Promise<string> {
  const target = pathOf(`changed.${name}`);
  await writeFile(target, change(await readFile(pathOf(name))));
  return target;
}

describe('an AIFF or a CAF', () => {
  it('of every kind of PCM becomes a WAV of the same samples', async () => {
    const paths = KINDS.map(([name]) => pathOf(name));
    const made = await Promise.all(paths.map(converted));
    expect(await hashesOf(made)).toEqual(await hashesOf(paths));
    const [six] = await ffprobe(`${pathOf('six.aiff')}.wav`);
    expect(six).toMatchObject({ sample_rate: '96000', channels: 6, codec_name: 'pcm_s24le' });
  });

  it('of fractions of 64 bits has those of 32', async () => {
    const wav = await converted(pathOf('wide.aiff'));
    const narrow = (path: string): Promise<Buffer> => ffmpegBytes('-i', path, '-f', 'f32le');
    expect((await narrow(wav)).equals(await narrow(pathOf('wide.aiff')))).toBe(true);
  });

  it.each(['aiff', 'caf'])('whose recorder was stopped gives what is there: .%s', async (container) => {
    const name = `pcm_s16be.${container}`;
    const cut = await changed(name, (bytes) => {
      const at = bytes.lastIndexOf(container === 'caf' ? 'data' : 'SSND') + 4;
      if (container === 'caf') bytes.writeBigInt64BE(-1n, at);
      else bytes.writeUInt32BE(0, at);
      return bytes.subarray(0, bytes.length - 1001);
    });
    const [whole, part] = [await samplesOf(pathOf(name)), await samplesOf(await converted(cut))];
    expect(part.equals(whole.subarray(0, part.length))).toBe(true);
    expect(whole.length - part.length).toBe(1004);
  });

  it('with words behind its sound has them not in it', async () => {
    const words = Buffer.from('ANNO\0\0\0\x04word', 'latin1');
    const path = await changed('pcm_s24be.aiff', (bytes) => Buffer.concat([bytes, words]));
    expect(await samplesOf(await converted(path))).toEqual(await samplesOf(pathOf('pcm_s24be.aiff')));
  });

  const renamed = (letters: string) => (bytes: Buffer) => {
    bytes.write(letters, bytes.indexOf('COMM') + 26, 'latin1');
    return bytes;
  };

  it.each([
    ['lossless.caf', (bytes: Buffer) => bytes, 'Apple Lossless'],
    ['pcm_f32be.aiff', renamed('ima4'), 'IMA ADPCM'],
    ['pcm_f32be.aiff', renamed('ulaw'), 'µ-law'],
  ] as const)('of another codec is named, and nothing is written: %s', async (name, change, codec) => {
    const path = await changed(name, change);
    const { conversion, writtenBytes } = await convertInPlace(convertFile, path, `${path}.wav`);
    expect(conversion).toEqual({ kind: 'no_decoder', part: 'sound', codec });
    expect(writtenBytes).toBe(0);
  });

  it.each([
    ['no sound', 'pcm_s16be.aiff', 'SSND', 'file_damaged'],
    ['no description', 'pcm_s16be.caf', 'desc', 'file_damaged'],
  ])('with %s is damaged', async (_, name, chunk, code) => {
    const path = await changed(name, (bytes) => {
      bytes.write('gone', bytes.lastIndexOf(chunk), 'latin1');
      return bytes;
    });
    const converting = convertInPlace(convertFile, path, `${path}.wav`);
    await expect(converting).rejects.toBeInstanceOf(UnreadableMediaError);
    await expect(converting).rejects.toMatchObject({ problem: { code } });
  });
});
