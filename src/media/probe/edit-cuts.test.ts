/** Films with edit lists as editors leave them; the lists are changed by hand, since FFmpeg writes none of these. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ffmpeg } from '../../testing/media/run-ffmpeg.ts';
import { isCutByEdits } from './edit-cuts.ts';
import { probeMedia } from './probe-media.ts';

/** Of the film as a whole and of its picture. */
const MOVIE_TICKS = 1000;
const TICKS = 10_240;
const LENGTH_SEC = 6;
const NORMAL = 0x10000;
let folder = '';
let whole: Buffer;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cliproom-edits-'));
  const path = join(folder, 'film.mov');
  await ffmpeg(
    ...['-f', 'lavfi', '-i', `testsrc2=s=64x64:r=10:d=${LENGTH_SEC}`, '-vf', 'setpts=PTS+0.5/TB'],
    ...['-fps_mode', 'passthrough', '-c:v', 'libx264', '-bf', '0'],
    ...['-video_track_timescale', `${TICKS}`, path],
  );
  whole = readFileSync(path);
});
afterAll(() => rmSync(folder, { recursive: true }));

interface Edit {
  readonly lengthSec: number;
  /** null for nothing. */
  readonly fromSec: number | null;
  readonly rate?: number;
}

/** The film begins late, so its list has room for two. */
function filmOf(...edits: readonly [Edit, Edit]): Blob {
  const bytes = Buffer.from(whole);
  const list = bytes.indexOf('elst');
  expect(bytes.readUInt32BE(list + 8)).toBe(edits.length);
  for (const [at, { lengthSec, fromSec, rate = 1 }] of edits.entries()) {
    const row = list + 12 + at * 12;
    bytes.writeUInt32BE(lengthSec * MOVIE_TICKS, row);
    bytes.writeInt32BE(fromSec === null ? -1 : fromSec * TICKS, row + 4);
    bytes.writeInt32BE(rate * NORMAL, row + 8);
  }
  return new Blob([bytes]);
}

const DARK = { lengthSec: 0.5, fromSec: null };

describe('a film', () => {
  it.each<[string, Edit, Edit]>([
    ['whose end was cut off', DARK, { lengthSec: 3, fromSec: 0 }],
    ['whose middle was cut out', { lengthSec: 2, fromSec: 0 }, { lengthSec: 2, fromSec: 4 }],
    ['whose parts were put in another order', { lengthSec: 3, fromSec: 3 }, { lengthSec: 3, fromSec: 0 }],
    ['that was slowed down', { lengthSec: 2, fromSec: 0 }, { lengthSec: 8, fromSec: 2, rate: 0.5 }],
  ])('%s is refused', async (_, ...edits) => {
    expect(await isCutByEdits(filmOf(...edits), [1])).toBe(true);
    await expect(probeMedia(filmOf(...edits))).rejects.toMatchObject({
      problem: { code: 'file_cut_by_edits' },
    });
  });

  it.each<[string, Edit, Edit]>([
    ['begins late', DARK, { lengthSec: LENGTH_SEC, fromSec: 0 }],
    ['begins behind its first pictures', DARK, { lengthSec: 4, fromSec: 2 }],
    ['ends before the rest of its last pictures', DARK, { lengthSec: LENGTH_SEC - 0.8, fromSec: 0 }],
    ['ends in darkness', { lengthSec: LENGTH_SEC, fromSec: 0 }, DARK],
    ['is in parts that follow one another', { lengthSec: 2, fromSec: 0 }, { lengthSec: 4, fromSec: 2.05 }],
    ['has a length that is not known', DARK, { lengthSec: 0, fromSec: 0 }],
  ])('that %s is read', async (_, ...edits) => {
    expect(await isCutByEdits(filmOf(...edits), [1])).toBe(false);
  });

  it('is read where its sound alone goes on behind the last edit, and refused where that is cut', async () => {
    expect(await isCutByEdits(filmOf(DARK, { lengthSec: 3, fromSec: 0 }), [2, 1])).toBe(false);
    const cut = filmOf({ lengthSec: 2, fromSec: 0 }, { lengthSec: 2, fromSec: 4 });
    expect(await isCutByEdits(cut, [2, 1])).toBe(true);
  });

  it('is read whatever the edits of its other tracks are', async () => {
    expect(await isCutByEdits(filmOf(DARK, { lengthSec: 3, fromSec: 0 }), [2])).toBe(false);
  });
});
