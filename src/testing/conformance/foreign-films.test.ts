/** Films that no code of ours reads: a machine makes an MP4 of them by its FFmpeg, a browser says what it takes. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ffmpegBytes } from '../media/run-ffmpeg.ts';
import { type Bench, engineWith, startBench } from './fault-bench.ts';
import { startFileServer } from './file-server.ts';
import { completeConverted, jobEnd, sendParts } from './journey.ts';
import { silentVideo, videoIn } from './made-video.ts';

const inBrowser = engineWith(() => ({ runsIn: 'browser' }));
const assetFiles = ({ studio }: Bench): string[] => readdirSync(join(studio.folder, 'assets'));

async function linkTo(film: Blob): Promise<string> {
  const server = await startFileServer(film);
  onTestFinished(() => server.close());
  return `${server.origin}/Old%20film.wmv`;
}

describe('a film that only FFmpeg reads', () => {
  it('becomes an MP4 on a machine, and what was sent is not kept beside it', async () => {
    const bench = await startBench();
    const params = await sendParts(bench.caller, await videoIn('wmv'), 'Old film.wmv');
    const asset = await completeConverted(bench.caller, { params });
    expect(asset).toMatchObject({
      ...{ kind: 'video', mimeType: 'video/mp4', title: 'Old film', filename: 'Old film.wmv', width: 320 },
    });
    expect(assetFiles(bench)).toHaveLength(1);
  });

  it('comes by a link, too', async () => {
    const { caller } = await startBench();
    const { job } = await caller.ok('create_project', {
      body: { sourceUrl: await linkTo(await videoIn('wmv')) },
    });
    const { assetId } = await jobEnd(caller, job?.id ?? '');
    const { asset } = await caller.ok('get_asset', { params: { assetId } });
    expect(asset).toMatchObject({ mimeType: 'video/mp4', filename: 'Old film.wmv' });
  });

  it('is refused by a browser, with what it takes', async () => {
    const { caller } = await startBench({ media: inBrowser });
    const params = await sendParts(caller, await videoIn('wmv'), 'film.wmv');
    const refused = await caller.fails('complete_upload', { params });
    expect(refused).toMatchObject({ details: { issues: [{ code: 'unsupported_format' }] } });
    const body = { sourceUrl: await linkTo(await videoIn('wmv')) };
    expect(await caller.fails('create_project', { body })).toMatchObject({
      details: { reason: 'not_a_video' },
    });
  });

  it('that FFmpeg cannot read either is refused for what was wrong with it', async () => {
    const media = engineWith(() => ({ convert: async () => ({ kind: 'not_read' }) }));
    const bench = await startBench({ media });
    const params = await sendParts(bench.caller, await videoIn('wmv'), 'film.wmv');
    const refused = await bench.caller.fails('complete_upload', { params });
    expect(refused).toMatchObject({ details: { issues: [{ code: 'unsupported_format' }] } });
    await bench.caller.ok('cancel_upload', { params });
    expect(assetFiles(bench)).toEqual([]);
  });
});

it('a film without a decoder of ours is decoded by the machine’s own', async () => {
  const media = engineWith((engine) => ({
    probe: async (input) => {
      const facts = await engine.probe(input);
      const isCopy = input.file.endsWith('.mp4');
      return isCopy ? facts : { ...facts, canDecodeVideo: false, videoCodec: 'mpeg2' };
    },
  }));
  const { caller } = await startBench({ media });
  const params = await sendParts(caller, await silentVideo(), 'film.mov');
  const asset = await completeConverted(caller, { params });
  expect(asset).toMatchObject({ mimeType: 'video/mp4', filename: 'film.mov' });
});

it('an Ogg of several recordings becomes one sound of all of them, in a browser, too', async () => {
  const song = () => ffmpegBytes('-f', 'lavfi', '-i', 'sine=d=1', '-c:a', 'libopus', '-f', 'ogg');
  const radio = new Blob([Uint8Array.from(await song()), Uint8Array.from(await song())]);
  const { caller } = await startBench({ media: inBrowser });
  const params = await sendParts(caller, radio, 'radio.ogg');
  const asset = await completeConverted(caller, { params });
  expect(asset).toMatchObject({ kind: 'audio', mimeType: 'audio/mp4', filename: 'radio.ogg' });
  expect(asset.durationSec).toBeCloseTo(2, 0);
});
