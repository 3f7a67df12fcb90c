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

const REST = [
  0x00, 0x47, 0x08, 0x85, 0x85, 0x88, 0x99, 0x84, 0x88, 0x02, 0x02, 0x00, 0x06, 0x70, 0x3c, 0x42, 0x60, 0x0a,
  0xb2, 0x20, 0xf7, 0x30, 0x00, 0xfe, 0xff, 0xab, 0x50, 0x80,
];
/** A key frame of VP8 in grey (RFC 6386, 9.1), which says its size in 14 bits each. */
const greyPicture = (sidePx: number): Uint8Array<ArrayBuffer> =>
  Uint8Array.of(
    ...[0xf0, 0x02, 0x00, 0x9d, 0x01, 0x2a, sidePx & 0xff, sidePx >> 8, sidePx & 0xff, sidePx >> 8],
    ...REST,
  );

it.each([
  [8192, 1],
  [9216, 0],
])('of %i by as many pixels decodes %i, whatever its container says', async (sidePx, decoded) => {
  const seen: number[] = [];
  const decoder = new NodeVideoDecoder({
    output: (frame) => {
      seen.push(frame.codedWidth);
      frame.close();
    },
    error: () => undefined,
  });
  decoder.configure({ codec: 'vp8', codedWidth: 64, codedHeight: 64 });
  decoder.decode(new NodeEncodedVideoChunk({ type: 'key', timestamp: 0, data: greyPicture(sidePx) }));
  await decoder.flush().catch(() => undefined);
  decoder.close();
  expect(seen).toEqual(Array(decoded).fill(sidePx));
});
