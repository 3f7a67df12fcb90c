import { afterEach, describe, expect, it, vi } from 'vitest';
import { chooseExportEncoder, chooseH264Config } from './encoder-config.ts';
import { exportCodecOf } from './export-codec.ts';

/** A browser that says yes to some codecs, and throws at those it does not know. */
function browserWith(...codecs: readonly string[]): void {
  vi.stubGlobal('VideoEncoder', {
    isConfigSupported({ codec }: VideoEncoderConfig) {
      if (codecs.some((known) => codec.startsWith(known))) return Promise.resolve({ supported: true });
      throw new TypeError(`${codec} is not known here.`);
    },
  });
}
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** Takes all of H.264, and says in its first picture who it is. */
function browserOf(maker: string): void {
  const bytes = new TextEncoder().encode(maker);
  class Encoder {
    static readonly isConfigSupported = () => Promise.resolve({ supported: true });
    readonly configure = vi.fn();
    readonly encode = vi.fn();
    readonly close = vi.fn();
    private readonly output: VideoEncoderInit['output'];
    constructor({ output }: VideoEncoderInit) {
      this.output = output;
    }
    async flush(): Promise<void> {
      const copyTo = (into: Uint8Array) => into.set(bytes);
      this.output({ byteLength: bytes.length, copyTo } as unknown as EncodedVideoChunk);
    }
  }
  class Frame {
    readonly close = vi.fn();
  }
  for (const [name, value] of Object.entries({
    isSecureContext: true,
    VideoEncoder: Encoder,
    VideoFrame: Frame,
  }))
    vi.stubGlobal(name, value);
}

describe('the encoder of an export', () => {
  it('is H.264 where there is any, in the one profile there is', async () => {
    browserWith('avc1.42', 'vp09');
    const { codec, config } = await chooseExportEncoder(1080, 1920, 30);
    expect(codec).toBe('avc');
    expect(config.codec).toBe('avc1.42e028');
  });

  it.each([
    ['Constrained Baseline', 'x.x264 - core 164 r3095', 'avc1.42e028'],
    ['High', 'x264', 'avc1.640028'],
  ])('is %s where all profiles are there and it calls itself %s', async (_, maker, codec) => {
    browserOf(maker);
    const choice = await import('./encoder-config.ts');
    expect((await choice.chooseExportEncoder(1080, 1920, 30)).config.codec).toBe(codec);
  });

  it('is VP9 before AV1 where there is no H.264, with the same bits', async () => {
    browserWith('vp09', 'av01');
    const { codec, config } = await chooseExportEncoder(1080, 1920, 30);
    expect(codec).toBe('vp9');
    expect(config).toMatchObject({ width: 1080, height: 1920, bitrate: 6_000_000 });
    expect(config).not.toHaveProperty('avc');
    expect(await exportCodecOf({ width: 1080, height: 1920, fps: 30 })).toBe('vp9');
    browserWith('av01');
    expect((await chooseExportEncoder(1080, 1920, 30)).codec).toBe('av1');
  });

  it('is refused where there is none, and where H.264 is needed and missing', async () => {
    browserWith('vp09');
    await expect(chooseH264Config(1080, 1920, 30)).rejects.toThrow('1080');
    browserWith();
    expect(await exportCodecOf({ width: 1080, height: 1920, fps: 30 })).toBeNull();
    await expect(chooseExportEncoder(1080, 1920, 30)).rejects.toThrow('1080');
  });
});
