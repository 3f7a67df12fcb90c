/** Damage that keeps the library's readers at one place, which no timer could end. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CustomAudioDecoder, EncodedPacketSink, registerDecoder } from 'mediabunny';
import { expect, it } from 'vitest';
import { ffmpeg } from '../../testing/media/run-ffmpeg.ts';
import { openSource } from './open-source.ts';
import { probeMedia } from './probe-media.ts';

/** A second of a tone. */
async function tone(name: string, ...args: readonly string[]): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'endless-'));
  await ffmpeg('-f', 'lavfi', '-i', 'sine=d=1', ...args, join(folder, name));
  const bytes = await readFile(join(folder, name));
  await rm(folder, { recursive: true });
  return bytes;
}

/** How long an ADTS frame says it is, from its fourth byte on. */
const EMPTY = [0x80, 0x00, 0x1f];

const blobOf = (bytes: Uint8Array): Blob => new Blob([Uint8Array.from(bytes)]);

async function timesOf(file: Blob): Promise<number[]> {
  using source = await openSource(file);
  if (source.audio === null) throw new Error('There is no sound.');
  const times: number[] = [];
  for await (const { timestamp } of new EncodedPacketSink(source.audio).packets())
    times.push(Number(timestamp.toFixed(3)));
  return times;
}

/** Takes packets, and gives no sound. */
class SilentDecoder extends CustomAudioDecoder {
  static override supports(codec: string): boolean {
    return codec === 'aac';
  }
  override readonly init = (): void => undefined;
  override readonly decode = (): void => undefined;
  override readonly flush = (): void => undefined;
  override readonly close = (): void => undefined;
}

// The first: what the library is taught by one film it knows of all that follow.
it('an empty frame of AAC is passed while it is found out which of two sounds is heard', async () => {
  registerDecoder(SilentDecoder);
  const two = ['-f', 'lavfi', '-i', 'sine=d=1', '-map', '0', '-map', '1'];
  const film = await tone('two.ts', ...two, '-c:a', 'aac');
  film.set(EMPTY, (framesOf(film).at(-2) ?? 0) + 3);
  using source = await openSource(blobOf(film));
  expect(await source.audio?.canDecode()).toBe(true);
});

it('a FLAC that ends before its first frame is refused', async () => {
  const whole = await tone('tone.flac');
  const cut = whole.subarray(0, whole.indexOf(Buffer.from([0xff, 0xf8])));
  await expect(probeMedia(blobOf(cut))).rejects.toThrow(/damaged/);
});

it.each(['in the middle', 'at the end'])(
  'an empty frame of AAC %s of a transport stream is passed',
  async (where) => {
    const whole = await tone('tone.ts', '-c:a', 'aac');
    const damaged = Buffer.from(whole);
    const frames = framesOf(whole);
    const at = frames.at(where === 'at the end' ? -2 : frames.length / 2) ?? 0;
    damaged.set(EMPTY, at + 3);
    const times = await timesOf(blobOf(whole));
    const left = await timesOf(blobOf(damaged));
    expect(left.length).toBe(times.length - 1);
    expect(times).toEqual(expect.arrayContaining(left));
    expect((await probeMedia(blobOf(damaged))).durationSec).toBeCloseTo(1, 1);
  },
);

/** Where the heads of ADTS frames are that lie in one packet. */
function framesOf(stream: Buffer): number[] {
  const found: number[] = [];
  const sign = Buffer.from([0xff, 0xf1, 0x50]);
  for (let at = stream.indexOf(sign); at >= 0; at = stream.indexOf(sign, at + 1))
    if (at % 188 < 180) found.push(at);
  return found;
}
