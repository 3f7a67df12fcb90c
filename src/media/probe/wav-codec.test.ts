import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ffmpegBytes } from '../../testing/media/run-ffmpeg.ts';
import { probeMedia } from './probe-media.ts';
import { compressedWav } from './wav-codec.ts';

const SOUND = ['-f', 'lavfi', '-i', 'sine=f=440:r=8000:d=0.5'];
const wavOf = (...codec: readonly string[]) => ffmpegBytes(...SOUND, ...codec, '-f', 'wav');

describe('a WAV', () => {
  it.each([
    ['IMA ADPCM', ['-c:a', 'adpcm_ima_wav']],
    ['ADPCM', ['-c:a', 'adpcm_ms']],
    ['GSM 6.10', ['-c:a', 'libgsm_ms']],
    ['MP3', ['-c:a', 'libmp3lame']],
    ['WAV 0x161', ['-c:a', 'wmav2']],
  ])('of %s is not damaged, but not decoded here', async (name, codec) => {
    const file = new Blob([Uint8Array.from(await wavOf(...codec))]);
    expect(await probeMedia(file)).toMatchObject({
      ...{ hasVideo: false, hasAudio: true, audioCodec: name, canDecodeAudio: false },
    });
  });

  it.each([
    ['pcm_u8', []],
    ['pcm_s24le', ['-ac', '2']],
    ['pcm_s16le', ['-write_bext', '1', '-metadata', 'description=hello']],
    ['pcm_f32le', ['-ac', '6', '-channel_layout', '5.1']],
    ['pcm_alaw', []],
    ['pcm_mulaw', []],
  ])('of %s has samples', async (codec, flags) => {
    expect(compressedWav(await wavOf('-c:a', codec, ...flags))).toBeNull();
  });

  it('may have its numbers the other way round', async () => {
    const head = await wavOf('-c:a', 'pcm_s16le');
    head.write('RIFX');
    head.subarray(16, 20).reverse();
    head.subarray(20, 22).reverse();
    expect(compressedWav(head)).toBeNull();
  });

  it('may hold anything', async () => {
    const bytes = fc.uint8Array({ maxLength: 200 });
    fc.assert(fc.property(bytes, (head) => void compressedWav(head)));
  });
});
