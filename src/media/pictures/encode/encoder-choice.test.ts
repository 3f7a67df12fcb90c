import { afterEach, describe, expect, it, vi } from 'vitest';
import { chooseExportEncoder, chooseH264Config } from './encoder-config.ts';

/** A browser that says yes to some codecs, and throws at those it does not know. */
function browserWith(...codecs: readonly string[]): void {
  vi.stubGlobal('VideoEncoder', {
    isConfigSupported({ codec }: VideoEncoderConfig) {
      if (codecs.some((known) => codec.startsWith(known))) return Promise.resolve({ supported: true });
      throw new TypeError(`${codec} is not known here.`);
    },
  });
}
afterEach(() => vi.unstubAllGlobals());

describe('the encoder of an export', () => {
  it('is H.264 where there is any, in the one profile there is', async () => {
    browserWith('avc1.42', 'vp09');
    const { codec, config } = await chooseExportEncoder(1080, 1920, 30);
    expect(codec).toBe('avc');
    expect(config.codec).toBe('avc1.42e028');
  });

  it('is VP9 before AV1 where there is no H.264, with the same bits', async () => {
    browserWith('vp09', 'av01');
    const { codec, config } = await chooseExportEncoder(1080, 1920, 30);
    expect(codec).toBe('vp9');
    expect(config).toMatchObject({ width: 1080, height: 1920, bitrate: 6_000_000 });
    expect(config).not.toHaveProperty('avc');
    browserWith('av01');
    expect((await chooseExportEncoder(1080, 1920, 30)).codec).toBe('av1');
  });

  it('is refused where there is none, and where H.264 is needed and missing', async () => {
    browserWith('vp09');
    await expect(chooseH264Config(1080, 1920, 30)).rejects.toThrow('1080');
    browserWith();
    await expect(chooseExportEncoder(1080, 1920, 30)).rejects.toThrow('1080');
  });
});
