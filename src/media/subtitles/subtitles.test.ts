import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ffmpeg } from '../../testing/media/run-ffmpeg.ts';
import { readSubtitles } from './read-subtitles.ts';
import { shortLanguage } from './subtitle-track.ts';

const SRT = `1
00:00:00,500 --> 00:00:01,500
Hello there, <i>world</i>.

2
00:00:02,000 --> 00:00:03,500
Due x<y tre: perché no?
`;
const call = { signal: new AbortController().signal, onProgress: () => undefined };
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'subtitles-'));
  await writeFile(join(folder, 'a.srt'), SRT);
  const picture = [
    '-f',
    'lavfi',
    '-i',
    'color=s=64x64:r=10:d=4',
    '-i',
    join(folder, 'a.srt'),
    '-map',
    '0',
    '-map',
    '1',
  ];
  const italian = ['-metadata:s:s:0', 'language=ita'];
  const h264 = ['-c:v', 'libx264', '-pix_fmt', 'yuv420p'];
  await ffmpeg(...picture, ...h264, '-c:s', 'mov_text', ...italian, join(folder, 'text.mp4'));
  await ffmpeg(...picture, ...h264, '-c:s', 'mov_text', ...italian, join(folder, 'text.mov'));
  await ffmpeg(...picture, ...h264, '-c:s', 'srt', ...italian, join(folder, 'srt.mkv'));
  await ffmpeg(...picture, ...h264, '-c:s', 'webvtt', ...italian, join(folder, 'vtt.mkv'));
  await ffmpeg(...picture, ...h264, '-c:s', 'ass', ...italian, join(folder, 'ass.mkv'));
  await ffmpeg(...picture, '-c:v', 'libvpx', '-c:s', 'webvtt', ...italian, join(folder, 'vtt.webm'));
  await ffmpeg('-f', 'lavfi', '-i', 'color=s=64x64:r=10:d=1', ...h264, join(folder, 'none.mp4'));
  await ffmpeg('-f', 'lavfi', '-i', 'color=s=64x64:r=10:d=1', ...h264, join(folder, 'none.mkv'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

const fileOf = async (name: string) => new Blob([await readFile(join(folder, name))]);

describe('subtitles inside a file', () => {
  it.each(['text.mp4', 'text.mov', 'srt.mkv', 'vtt.mkv', 'ass.mkv', 'vtt.webm'])(
    'are read from %s',
    async (name) => {
      const result = await readSubtitles(await fileOf(name), 'auto', call);
      expect(result?.language).toBe('it');
      const words = result?.words ?? [];
      expect(words.map(({ text }) => text).join(' ')).toBe('Hello there, world. Due x<y tre: perché no?');
      expect(words[0]?.startSec).toBeCloseTo(0.5, 2);
      expect(words.find(({ text }) => text === 'world.')?.endSec).toBeCloseTo(1.5, 2);
      expect(words.find(({ text }) => text === 'Due')?.startSec).toBeCloseTo(2, 2);
    },
  );

  it.each(['none.mp4', 'none.mkv'])('are not invented for %s', async (name) => {
    expect(await readSubtitles(await fileOf(name), 'auto', call)).toBeNull();
  });

  it.each(['text.mp4', 'srt.mkv'])('never hang or break on a damaged %s', async (name) => {
    const bytes = await readFile(join(folder, name));
    const damage = fc.array(fc.tuple(fc.nat(bytes.length - 1), fc.nat(255)), { minLength: 1, maxLength: 30 });
    await fc.assert(
      fc.asyncProperty(damage, fc.nat(bytes.length), async (places, length) => {
        const damaged = Buffer.from(bytes);
        for (const [at, value] of places) damaged[at] = value;
        const result = await readSubtitles(new Blob([damaged.subarray(0, length)]), 'auto', call);
        for (const { startSec, endSec } of result?.words ?? []) expect(endSec).toBeGreaterThan(startSec);
      }),
      { numRuns: 150 },
    );
  });

  it('are none where damage cut the head of their track short', async () => {
    const bytes = await readFile(join(folder, 'text.mp4'));
    const at = bytes.lastIndexOf('mdhd') - 4;
    bytes.writeUInt32BE(20, at);
    // What is left of it says nothing.
    bytes.writeUInt32BE(12, at + 20);
    bytes.write('free', at + 24);
    expect(await readSubtitles(new Blob([bytes]), 'auto', call)).toBeNull();
  });

  it('are letters in SubStation Alpha where others have tags and entities', async () => {
    const fields = 'Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text';
    const said = '0,0:00:01.00,0:00:03.00,Default,,0,0,0,,{\\i1}Press{\\i0} <Enter> & R&amp;D';
    const events = `[Events]\nFormat: ${fields}\nDialogue: ${said}\n`;
    await writeFile(join(folder, 'b.ass'), `[Script Info]\nScriptType: v4.00+\n\n${events}`);
    await ffmpeg('-i', join(folder, 'b.ass'), '-c', 'copy', join(folder, 'tags.mkv'));
    const words = (await readSubtitles(await fileOf('tags.mkv'), 'auto', call))?.words ?? [];
    expect(words.map(({ text }) => text).join(' ')).toBe('Press <Enter> & R&amp;D');
  });

  it('are read once where SubStation Alpha has them in several layers', async () => {
    const line = (layer: number, text: string) =>
      `Dialogue: ${layer},0:00:01.00,0:00:03.00,Default,,0,0,0,,${text}\n`;
    const format = 'Format: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text';
    const events = line(0, '{\\blur4}Good evening') + line(1, 'Good evening') + line(1, 'And you');
    await writeFile(
      join(folder, 'layers.ass'),
      `[Script Info]\nScriptType: v4.00+\n\n[Events]\n${format}\n${events}`,
    );
    await ffmpeg('-i', join(folder, 'layers.ass'), '-c', 'copy', join(folder, 'layers.mkv'));
    const words = (await readSubtitles(await fileOf('layers.mkv'), 'auto', call))?.words ?? [];
    expect(words.map(({ text }) => text).join(' ')).toBe('Good evening And you');
  });

  it('are without the name and settings of each cue in WebM', async () => {
    const first = 'intro\n00:00:00.500 --> 00:00:01.500 align:start position:0%\nHello';
    const second = '00:00:02.000 --> 00:00:03.500 line:0\ndear\n<i>world</i>';
    await writeFile(join(folder, 'settings.vtt'), `WEBVTT\n\n${first}\n\n${second}\n`);
    await ffmpeg('-i', join(folder, 'settings.vtt'), '-c', 'copy', join(folder, 'settings.webm'));
    const words = (await readSubtitles(await fileOf('settings.webm'), 'auto', call))?.words ?? [];
    expect(words.map(({ text }) => text).join(' ')).toBe('Hello dear world');
  });

  it('go on behind damage at the next cluster', async () => {
    const cut = ['-cluster_time_limit', '900', '-c', 'copy'];
    await ffmpeg('-i', join(folder, 'srt.mkv'), '-map', '0', ...cut, join(folder, 'clusters.mkv'));
    const bytes = await readFile(join(folder, 'clusters.mkv'));
    const cluster = Buffer.from([0x1f, 0x43, 0xb6, 0x75]);
    // The last one before the second cue; the first is in front of it.
    const damaged = bytes.lastIndexOf(cluster, bytes.lastIndexOf(cluster, bytes.indexOf('Due')) - 1);
    expect(damaged).toBeGreaterThan(bytes.indexOf('Hello'));
    bytes.fill(0, damaged, damaged + 20);
    const said = await readSubtitles(new Blob([bytes]), 'auto', call);
    expect(said?.words.map(({ text }) => text)).toEqual(expect.arrayContaining(['Hello', 'Due']));
  });

  it('are those that are whole where damage cut one short', async () => {
    const bytes = await readFile(join(folder, 'srt.mkv'));
    // Behind its length a block has the number of its track, its time and flags; one byte of them is left.
    bytes[bytes.indexOf('Hello') - 5] = 0x81;
    const said = await readSubtitles(new Blob([bytes]), 'auto', call);
    expect(said?.words[0]?.text).toBe('Due');
  });
});

describe('the language of a track', () => {
  it.each([
    ['eng', 'en'],
    ['ita', 'it'],
    ['ger', 'de'],
    ['fre', 'fr'],
    ['pt-BR', 'pt-BR'],
    ['und', 'und'],
    ['not a code', 'und'],
  ])('%s is given as %s', (code, short) => {
    expect(shortLanguage(code)).toBe(short);
  });
});
