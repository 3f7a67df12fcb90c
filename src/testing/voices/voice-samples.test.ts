import { readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { VOICES } from '../../media/speak/voices.ts';
import { ffprobe } from '../media/run-ffmpeg.ts';

const FOLDER = resolve(import.meta.dirname, '../../../public/voices');

describe('the samples of the voices', () => {
  it('are one playable file a voice, light together', async () => {
    const names = readdirSync(FOLDER);
    expect(names.toSorted()).toEqual(VOICES.map(({ id }) => `${id}.mp3`).toSorted());
    for (const name of names)
      expect((await ffprobe(join(FOLDER, name)))[0]).toMatchObject({ codec_name: 'mp3', channels: 1 });
    expect(names.reduce((sum, name) => sum + statSync(join(FOLDER, name)).size, 0)).toBeLessThan(200_000);
  });
});
