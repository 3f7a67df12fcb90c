import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { likenessOf, type Yuv444 } from './picture-likeness.ts';
import { readFrames, readPictures } from './read-pictures.ts';
import { ffmpeg, ffmpegBytes } from './run-ffmpeg.ts';

const SIZE = { widthPx: 320, heightPx: 240 };

let folder = '';
const at = (name: string) => join(folder, name);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'likeness-'));
  const card = ['-f', 'lavfi', '-i', 'testsrc2=s=320x240:r=10:d=1'];
  await ffmpeg(...card, '-frames:v', '1', at('card.png'));
  await ffmpeg('-i', at('card.png'), '-vf', 'gblur=sigma=1', at('soft.png'));
  await ffmpeg(
    '-i',
    at('card.png'),
    '-vf',
    'drawbox=x=150:y=110:w=16:h=12:color=gray:t=fill',
    at('spot.png'),
  );
  await ffmpeg('-i', at('card.png'), '-vf', 'hue=h=20', at('hue.png'));
  const bt709 = ['-vf', 'scale=out_color_matrix=bt709', '-colorspace', 'bt709', '-color_range', 'tv'];
  await ffmpeg(...card, ...bt709, '-c:v', 'libx264', '-qp', '0', '-pix_fmt', 'yuv444p', at('film.mp4'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('the likeness of pictures', () => {
  it('is 1 of a picture with itself', async () => {
    const card = await picture('card');
    expect(likenessOf(card, card)).toEqual({ ssim: 1, worstTile: 1, colourError: 0 });
  });

  it('is what the filter of ffmpeg says', async () => {
    const graph = '[0]format=yuv444p[a];[1]format=yuv444p[b];[a][b]ssim=stats_file=-';
    const stats = await ffmpegBytes(
      '-i',
      at('card.png'),
      '-i',
      at('soft.png'),
      '-lavfi',
      graph,
      '-f',
      'null',
    );
    const told = Number(/Y:([\d.]+)/.exec(stats.toString())?.[1]);
    const { ssim } = likenessOf(await picture('card'), await picture('soft'));
    expect(told).toBeLessThan(0.99);
    expect(Math.abs(ssim - told)).toBeLessThan(0.005);
  });

  it('shows a small spot in its tile, and another colour in its error', async () => {
    const card = await picture('card');
    const spot = likenessOf(card, await picture('spot'));
    expect(spot.ssim).toBeGreaterThan(0.98);
    expect(spot.worstTile).toBeLessThan(0.9);
    expect(likenessOf(card, await picture('hue')).colourError).toBeGreaterThan(5);
  });

  it('does not come from how a picture was stored: a film without loss is its picture', async () => {
    const [frame] = await readFrames(at('film.mp4'), [0], SIZE);
    const { ssim, colourError } = likenessOf(await picture('card'), frame ?? fail());
    expect(ssim).toBeGreaterThan(0.995);
    expect(colourError).toBeLessThan(1);
  });
});

async function picture(name: string): Promise<Yuv444> {
  const [only] = await readPictures(at(`${name}.png`), SIZE);
  return only ?? fail();
}

function fail(): never {
  throw new Error('There is no such picture.');
}
