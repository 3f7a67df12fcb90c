import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { Mp3Writer } from './mp3-writer.ts';

interface Probed {
  readonly format: { readonly duration: string; readonly tags: Readonly<Record<string, string>> };
}

async function probed(title: string | null): Promise<Probed['format']> {
  const folder = await mkdtemp(join(tmpdir(), 'mp3-writer-'));
  try {
    let bytes = new Uint8Array(0);
    const write = async (data: Uint8Array, position: number) => {
      const grown = new Uint8Array(Math.max(bytes.length, position + data.length));
      grown.set(bytes);
      grown.set(data, position);
      bytes = grown;
    };
    const mp3 = await Mp3Writer.open({ write }, { channels: 1, sampleRate: 44_100, bitrate: 96_000 }, title);
    await mp3.write([Float32Array.from({ length: 88_200 }, (_, at) => Math.sin(at / 20) / 2)]);
    const { sizeBytes } = await mp3.finish();
    expect(sizeBytes).toBe(bytes.length);
    const path = join(folder, 'made.mp3');
    await writeFile(path, bytes);
    const args = ['-v', 'error', '-show_format', '-of', 'json', path];
    const { stdout } = await promisify(execFile)('ffprobe', args);
    return (JSON.parse(stdout) as Probed).format;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

describe('an MP3', () => {
  it('carries its title in any script, who made it and with what', async () => {
    const { tags, duration } = await probed('Perch\u00e9 no \u2013 \u58f0 \u{1f399}');
    expect(tags).toMatchObject({
      title: 'Perch\u00e9 no \u2013 \u58f0 \u{1f399}',
      artist: 'Cliproom',
      encoder: 'Cliproom',
    });
    expect(Math.abs(Number(duration) - 2)).toBeLessThan(0.08);
  });

  it('has no title where none was given', async () => {
    const { tags } = await probed(null);
    expect(tags).toMatchObject({ artist: 'Cliproom' });
    expect(tags).not.toHaveProperty('title');
  });
});
