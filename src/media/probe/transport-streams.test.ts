/** What television and disc cameras send in transport streams, where the library opens only a part of it. */
import { mkdtempSync, openAsBlob, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ffmpeg } from '../../testing/media/run-ffmpeg.ts';
import { openSource } from './open-source.ts';
import { probeMedia } from './probe-media.ts';
import { unopenedStreams } from './transport-streams.ts';

const SOURCES = [
  ...['-f', 'lavfi', '-i', 'testsrc2=s=64x64:r=25:d=1', '-f', 'lavfi', '-i', 'sine=d=1:r=48000'],
  ...['-pix_fmt', 'yuv420p', '-ac', '2'],
];
const AVC = ['-c:v', 'libx264'];
let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'cliproom-streams-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

async function made(name: string, ...codecs: string[]): Promise<Blob> {
  const path = join(folder, name);
  await ffmpeg(...SOURCES, ...codecs, '-f', 'mpegts', path);
  return openAsBlob(path);
}

describe('a transport stream', () => {
  it.each([
    ['cable.ts', ['-c:v', 'mpeg2video', '-c:a', 'mp2'], { picture: 'MPEG-2', sound: null }],
    ['latm.ts', [...AVC, '-c:a', 'aac', '-mpegts_flags', 'latm'], { picture: null, sound: 'AAC in LATM' }],
    ['opus.ts', [...AVC, '-c:a', 'libopus'], { picture: null, sound: 'Opus' }],
    [
      'camera.mts',
      [...AVC, '-c:a', 'pcm_bluray', '-mpegts_m2ts_mode', '1'],
      { picture: null, sound: 'LPCM of Blu-ray' },
    ],
    ['phone.ts', [...AVC, '-c:a', 'aac'], { picture: null, sound: null }],
  ])('%s lists what is not opened', async (name, codecs, unopened) => {
    expect(await unopenedStreams(await made(name, ...codecs))).toEqual(unopened);
  });

  it('lists it also behind so many streams that their table fills two packets', async () => {
    const sounds = Array.from({ length: 40 }, () => ['-map', '1:a']).flat();
    const film = await made('many.ts', ...sounds, '-map', '0:v', '-c:v', 'mpeg2video', '-c:a', 'mp2');
    expect(await unopenedStreams(film)).toEqual({ picture: 'MPEG-2', sound: null });
  });

  it('is no sound for want of its picture, and no silent film for want of its sound', async () => {
    const cable = await probeMedia(await made('cable.ts', '-c:v', 'mpeg2video', '-c:a', 'mp2'));
    expect(cable).toMatchObject({ hasVideo: true, canDecodeVideo: false, videoCodec: 'MPEG-2' });
    const dvb = await probeMedia(await made('dvb.ts', ...AVC, '-c:a', 'aac', '-mpegts_flags', 'latm'));
    expect(dvb).toMatchObject({ hasAudio: true, canDecodeAudio: false, audioCodec: 'AAC in LATM' });
  });

  it.each([
    ['1080i', '1920x1080', '1', { widthPx: 1920, heightPx: 1080 }],
    ['HDV', '1440x1080', '4/3', { widthPx: 1920, heightPx: 1080 }],
    ['480i', '720x480', '10/11', { widthPx: 720, heightPx: 528 }],
  ])('of half pictures has the size of whole ones: %s', async (name, size, sampleAspect, shown) => {
    const fields = ['-flags', '+ildct+ilme', '-x264-params', 'tff=1', '-preset', 'ultrafast'];
    const scaled = ['-vf', `scale=${size.replace('x', ':')},setsar=${sampleAspect}`];
    const film = await made(`${name}.mts`, ...scaled, ...AVC, ...fields);
    expect(await probeMedia(film)).toMatchObject(shown);
    using source = await openSource(film);
    const height = Number(size.split('x')[1]);
    expect(await source.video?.getDecoderConfig()).toMatchObject({ codedHeight: height });
  });

  it('may be anything else', async () => {
    const film = new Uint8Array(
      await (await made('any.ts', ...AVC, '-c:a', 'aac')).slice(0, 1880).arrayBuffer(),
    );
    const changes = fc.array(fc.tuple(fc.nat(film.length - 1), fc.nat(255)), { maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(changes, async (places) => {
        const bytes = film.slice();
        for (const [at, byte] of places) bytes[at] = byte;
        expect(Object.keys(await unopenedStreams(new Blob([bytes])))).toEqual(['picture', 'sound']);
      }),
    );
  });
});
