/** A video whose table of times holds a damaged step, made from a real one. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ffmpeg } from '../../testing/media/run-ffmpeg.ts';
import { probeMedia } from './probe-media.ts';

async function clip(...sound: string[]): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'cliproom-times-'));
  const file = join(folder, 'clip.mp4');
  await ffmpeg(
    ...['-f', 'lavfi', '-i', 'testsrc=size=160x120:rate=10:duration=3', ...sound],
    // One picture comes late, so that its step is a row of its own.
    ...['-vf', "setpts='if(gte(N,15),PTS+0.5/TB,PTS)'", '-fps_mode', 'vfr'],
    ...['-c:v', 'libx264', '-bf', '0', '-video_track_timescale', '12800', file],
  );
  const whole = readFileSync(file);
  rmSync(folder, { recursive: true });
  return whole;
}

/** Four days of what a still picture needs at the least. */
const LARGE_BYTES = 6_000_000;

/** A box of an MP4 that says nothing. */
function freeBox(sizeBytes: number): Uint8Array<ArrayBuffer> {
  const box = new Uint8Array(sizeBytes);
  new DataView(box.buffer).setUint32(0, sizeBytes);
  box.set(new TextEncoder().encode('free'), 4);
  return box;
}

/** Box `stts`: after its name four bytes of version and flags, how many rows, then rows of count and step. */
function withStep(whole: Buffer, step: number): Blob {
  const bytes = Buffer.from(whole);
  const table = bytes.indexOf('stts');
  const rows = Array.from({ length: bytes.readUInt32BE(table + 8) }, (_, row) => table + 12 + row * 8);
  const single = rows.find((at) => bytes.readUInt32BE(at) === 1);
  if (single === undefined) throw new Error('No picture of this film stands alone in its table.');
  bytes.writeUInt32BE(step, single + 4);
  return new Blob([bytes]);
}

describe('the times of a video', () => {
  it('are refused as damaged where one step makes days of a few seconds', async () => {
    const whole = await clip();
    expect((await probeMedia(new Blob([new Uint8Array(whole)]))).durationSec).toBeCloseTo(3.5, 1);
    for (const step of [0xffffffff, 0x80000000, 0x10000000])
      await expect(probeMedia(withStep(whole, step))).rejects.toThrow(/damaged or cut off/);
  });

  it('are refused in a file large enough for days, too, with sound that ends where it did', async () => {
    for (const sound of [[], ['-f', 'lavfi', '-i', 'sine=duration=3.5']]) {
      const whole = await clip(...sound);
      const large = (film: Blob): Blob => new Blob([film, freeBox(LARGE_BYTES)]);
      const sane = large(new Blob([new Uint8Array(whole)]));
      expect((await probeMedia(sane)).durationSec).toBeCloseTo(3.5, 1);
      for (const step of [0xffffffff, 0x80000000, 0x10000000])
        await expect(probeMedia(large(withStep(whole, step)))).rejects.toThrow(/damaged or cut off/);
    }
  });

  it('are taken where a picture stands for hours under sound that goes on', async () => {
    const whole = await clip('-f', 'lavfi', '-i', 'anullsrc=r=8000:cl=mono:d=4500', '-b:a', '16k');
    // More than an hour of one picture, at 12800 steps a second.
    const held = withStep(whole, 4000 * 12_800);
    expect((await probeMedia(held)).durationSec).toBeGreaterThan(4000);
  });

  it.each([
    { name: 'live.ts', atSec: 93_600, beginsLate: false },
    { name: 'late.webm', atSec: 5, beginsLate: true },
    { name: 'late.mp4', atSec: 3700, beginsLate: true },
    // The time of day, as live recorders may count it.
    { name: 'live.mkv', atSec: 1_795_000_000, beginsLate: true },
    { name: 'radio.ogg', atSec: 3700, beginsLate: true },
  ])('of $name, which begins at $atSec s, count from there', async ({ name, atSec, beginsLate }) => {
    const facts = await probeMedia(await startingAt(name, atSec));
    expect(facts).toMatchObject({ beginsLate, durationSec: expect.closeTo(3, 1) });
  });
});

/** Three seconds whose clock begins at a time. */
async function startingAt(name: string, atSec: number): Promise<Blob> {
  const folder = mkdtempSync(join(tmpdir(), 'cliproom-times-'));
  const file = join(folder, name);
  const encoder = name.endsWith('.webm') ? 'libvpx' : 'libx264';
  const picture = ['-f', 'lavfi', '-i', 'testsrc=size=160x120:rate=10:duration=3', '-c:v', encoder];
  const sound = ['-f', 'lavfi', '-i', 'sine=d=3', '-c:a', 'libopus'];
  await ffmpeg(...(name.endsWith('.ogg') ? sound : picture), '-output_ts_offset', String(atSec), file);
  const whole = readFileSync(file);
  rmSync(folder, { recursive: true });
  return new Blob([new Uint8Array(whole)]);
}
