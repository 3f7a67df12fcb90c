/** What editors and cameras hand on is decoded at home: each kind of ProRes, to the picture that was encoded. */
import { openAsBlob } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EncodedPacketSink } from 'mediabunny';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSource } from '../../../media/probe/open-source.ts';
import { middleColour } from '../../../testing/media/middle-colour.ts';
import { ffmpeg } from '../../../testing/media/run-ffmpeg.ts';
import { NodeEncodedVideoChunk } from './node-encoded-video-chunk.ts';
import { NodeVideoDecoder } from './node-video-decoder.ts';

const ORANGE = [240, 120, 30] as const;
const BT709 = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'];
/** Of limited range and the 8 bits that are shown. */
const MOST_OFF = 4;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cliproom-prores-'));
});
afterAll(() => rm(folder, { recursive: true }));

it.each(['apco', 'apcs', 'apcn', 'apch', 'ap4h', 'ap4x'])('decodes ProRes %s', async (entry) => {
  const path = join(folder, `${entry}.mov`);
  const profile = ['apco', 'apcs', 'apcn', 'apch', 'ap4h', 'ap4x'].indexOf(entry);
  const format = profile < 4 ? 'yuv422p10le' : 'yuva444p10le';
  await ffmpeg(
    ...['-f', 'lavfi', '-i', 'color=0xf0781e:s=64x48:r=10:d=0.3,format=gbrp'],
    ...['-vf', `scale=out_color_matrix=bt709:out_range=tv,format=${format}`, ...BT709],
    ...['-c:v', 'prores_ks', '-profile:v', `${profile}`, path],
  );
  using source = await openSource(await openAsBlob(path));
  const config = await source.video?.getDecoderConfig();
  if (!source.video || !config) throw new Error('The film has no picture.');
  expect(config.codec).toBe(entry);
  expect(await NodeVideoDecoder.isConfigSupported(config)).toMatchObject({ supported: true });
  const seen: number[][] = [];
  const decoder = new NodeVideoDecoder({
    output: (frame) => seen.push(middleColour(frame)),
    error: (error) => expect.unreachable(error.message),
  });
  decoder.configure(config);
  for await (const { type, timestamp, data } of new EncodedPacketSink(source.video).packets())
    decoder.decode(
      new NodeEncodedVideoChunk({ type, timestamp: timestamp * 1e6, data: Uint8Array.from(data) }),
    );
  await decoder.flush();
  decoder.close();
  expect(seen).toHaveLength(3);
  for (const colour of seen)
    for (const [channel, part] of colour.entries())
      expect(Math.abs(part - (ORANGE[channel] ?? 0))).toBeLessThanOrEqual(MOST_OFF);
});
