/** Recordings of internet radio: Ogg that begins where somebody joined it. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ffmpeg } from '../../testing/media/run-ffmpeg.ts';
import { ByteWindow } from '../probe/byte-window.ts';
import { type OggPage, oggPages } from '../probe/ogg-pages.ts';
import { probeMedia } from '../probe/probe-media.ts';
import { shiftClock } from './shift-clock.ts';

const CALL = { signal: new AbortController().signal, onProgress: () => undefined };
const OPUS = ['-c:a', 'libopus'];
const VORBIS = ['-c:a', 'libvorbis'];
const LATE = ['-output_ts_offset', '20'];

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ogg-changes-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Four seconds of a tone; the same bytes each time. */
async function tone(encoder: readonly string[], ...rest: readonly string[]): Promise<Buffer> {
  const path = join(folder, 'tone.ogg');
  const exact = ['-fflags', '+bitexact', '-flags', '+bitexact'];
  await ffmpeg('-f', 'lavfi', '-i', 'sine=d=4', ...encoder, ...exact, ...rest, path);
  return readFile(path);
}

const blobOf = (bytes: Uint8Array): Blob => new Blob([Uint8Array.from(bytes)]);

async function shifted(bytes: Uint8Array): Promise<Buffer> {
  const after = Buffer.alloc(bytes.length);
  await shiftClock(blobOf(bytes), { write: (part, position) => after.set(part, position) }, CALL);
  return after;
}

async function pagesOf(bytes: Uint8Array): Promise<OggPage[]> {
  const pages: OggPage[] = [];
  for await (const page of oggPages(new ByteWindow(blobOf(bytes)))) pages.push(page);
  return pages;
}

const positionsOf = async (bytes: Uint8Array): Promise<bigint[]> =>
  (await pagesOf(bytes)).map(({ head }) => Buffer.from(head).readBigInt64LE(6));

describe('an Ogg whose clock begins late', () => {
  it.each([
    ['Opus', OPUS, 20],
    ['Vorbis', VORBIS, 20],
    ['Vorbis', VORBIS, 7200],
    ['Opus', OPUS, 1_795_000_000],
  ] as const)('becomes what it had been at 0, byte for byte: %s at %i s', async (_, encoder, atSec) => {
    const late = await tone(encoder, '-output_ts_offset', String(atSec));
    expect(await probeMedia(blobOf(late))).toMatchObject({ beginsLate: true });
    const whole = await tone(encoder);
    expect(late.equals(whole)).toBe(false);
    expect((await shifted(late)).equals(whole)).toBe(true);
  });

  it.each([
    ['Opus', OPUS],
    ['Vorbis', VORBIS],
  ] as const)('may be one that was joined in the middle: %s', async (_, encoder) => {
    const whole = await tone(encoder);
    const pages = await pagesOf(whole);
    const positions = await positionsOf(whole);
    const heads = pages.slice(
      0,
      positions.findIndex((position) => position > 0n),
    );
    const rest = pages.slice(heads.length + 2);
    const joined = Buffer.concat(
      [...heads, ...rest].map(({ at, sizeBytes }) => whole.subarray(at, at + sizeBytes)),
    );
    const { durationSec, beginsLate } = await probeMedia(blobOf(joined));
    expect(beginsLate).toBe(true);
    const moved = await shifted(joined);
    const facts = await probeMedia(blobOf(moved));
    expect(facts.beginsLate).toBe(false);
    expect(facts.durationSec).toBeCloseTo(durationSec, 1);
    expect(facts.durationSec).toBeCloseTo(2, 1);
  });

  it('keeps what was damaged as damaged as it was', async () => {
    const [late, whole] = [await tone(OPUS, ...LATE), await tone(OPUS)];
    const { at = 0, sizeBytes = 0 } = (await pagesOf(whole))[3] ?? {};
    for (const bytes of [late, whole]) bytes[at + sizeBytes - 1] = (bytes[at + sizeBytes - 1] ?? 0) ^ 1;
    expect((await shifted(late)).equals(whole)).toBe(true);
  });

  it('is changed behind damage, too', async () => {
    const [late, whole] = [await tone(OPUS, ...LATE), await tone(OPUS)];
    const { at = 0 } = (await pagesOf(whole))[3] ?? {};
    for (const bytes of [late, whole]) bytes.fill(0, at, at + 40);
    expect((await shifted(late)).equals(whole)).toBe(true);
  });

  it('has pages in which no packet ends, which say so still', async () => {
    const late = await tone(OPUS, ...LATE);
    const { at = 0 } = (await pagesOf(late))[3] ?? {};
    late.writeBigInt64LE(-1n, at + 6);
    const positions = await positionsOf(await shifted(late));
    expect(positions[3]).toBe(-1n);
    expect(positions[4]).toBe((await positionsOf(await tone(OPUS)))[4]);
  });

  it('leaves what comes behind its end to its own clock', async () => {
    const [late, whole] = [await tone(OPUS, ...LATE), await tone(OPUS)];
    const next = await tone(VORBIS, ...LATE, '-serial_offset', '7');
    const moved = await shifted(Buffer.concat([late, next]));
    expect(moved.equals(Buffer.concat([whole, next]))).toBe(true);
  });
});
