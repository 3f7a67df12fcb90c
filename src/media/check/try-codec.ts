/** Two frames encoded and read back by the browser, held against what was drawn. What it says is asked, what it does is seen. */
import { CODEC_NAMES, type CodecTrial, type TriedCodec } from '../../base/browser/device-check.ts';
import { isSupported } from '../pictures/encode/is-supported.ts';
import { drawCheckPicture, likenessDb, openCanvas } from './check-picture.ts';

const WIDTH_PX = 640;
const HEIGHT_PX = 360;
const FRAMES = 2;
const FRAME_US = 33_333;

export async function tryCodec(codec: TriedCodec): Promise<CodecTrial> {
  const nothing = { kind: 'codec', codec, format: null, likenessDb: null, encodeMsPerFrame: null } as const;
  const config: VideoEncoderConfig = {
    codec: CODEC_NAMES[codec],
    width: WIDTH_PX,
    height: HEIGHT_PX,
    bitrate: 2_000_000,
    framerate: 30,
    ...(codec === 'avc' ? { avc: { format: 'avc' } } : {}),
  };
  const said = await saysItDecodes(CODEC_NAMES[codec]);
  if (typeof VideoEncoder === 'undefined' || !(await isSupported(config)))
    return { ...nothing, encodes: false, decodes: said ? 'said' : 'no', failure: null };
  try {
    const { chunks, decoderConfig, tookMs } = await encode(config);
    const encodeMsPerFrame = tookMs / FRAMES;
    if (!said) return { ...nothing, encodes: true, encodeMsPerFrame, decodes: 'no', failure: null };
    const seen = await decode(chunks, decoderConfig);
    return { ...nothing, ...seen, encodes: true, encodeMsPerFrame, decodes: 'tried', failure: null };
  } catch (error) {
    return { ...nothing, encodes: false, decodes: said ? 'said' : 'no', failure: String(error) };
  }
}

async function saysItDecodes(codec: string): Promise<boolean> {
  try {
    const config = { codec, codedWidth: 1920, codedHeight: 1080 };
    return (await VideoDecoder.isConfigSupported(config)).supported === true;
  } catch {
    return false;
  }
}

interface Encoded {
  readonly chunks: readonly EncodedVideoChunk[];
  readonly decoderConfig: VideoDecoderConfig;
  readonly tookMs: number;
}

function encode(config: VideoEncoderConfig): Promise<Encoded> {
  const { canvas, context } = openCanvas(WIDTH_PX, HEIGHT_PX);
  const chunks: EncodedVideoChunk[] = [];
  let decoderConfig: VideoDecoderConfig | undefined;
  const startedMs = performance.now();
  return new Promise<Encoded>((resolve, reject) => {
    const encoder = new VideoEncoder({
      output: (chunk, meta) => {
        chunks.push(chunk);
        decoderConfig ??= meta?.decoderConfig;
      },
      error: reject,
    });
    encoder.configure(config);
    for (let index = 0; index < FRAMES; index += 1) {
      drawCheckPicture(context, WIDTH_PX, HEIGHT_PX, index / FRAMES);
      const frame = new VideoFrame(canvas, { timestamp: index * FRAME_US });
      encoder.encode(frame, { keyFrame: index === 0 });
      frame.close();
    }
    encoder.flush().then(() => {
      encoder.close();
      const tookMs = performance.now() - startedMs;
      if (decoderConfig === undefined || chunks.length < FRAMES)
        reject(new Error(`The encoder gave ${chunks.length} of ${FRAMES} frames.`));
      else resolve({ chunks, decoderConfig, tookMs });
    }, reject);
  });
}

function decode(
  chunks: readonly EncodedVideoChunk[],
  config: VideoDecoderConfig,
): Promise<Pick<CodecTrial, 'format' | 'likenessDb'>> {
  const seen = openCanvas(WIDTH_PX, HEIGHT_PX);
  const drawn = openCanvas(WIDTH_PX, HEIGHT_PX);
  let format: string | null = null;
  let worst = Number.POSITIVE_INFINITY;
  let count = 0;
  return new Promise((resolve, reject) => {
    const decoder = new VideoDecoder({
      output: (frame) => {
        format = frame.format;
        seen.context.drawImage(frame, 0, 0, WIDTH_PX, HEIGHT_PX);
        frame.close();
        drawCheckPicture(drawn.context, WIDTH_PX, HEIGHT_PX, count / FRAMES);
        worst = Math.min(worst, likenessDb(seen.pixels(), drawn.pixels()));
        count += 1;
      },
      error: reject,
    });
    decoder.configure(config);
    for (const chunk of chunks) decoder.decode(chunk);
    decoder.flush().then(() => {
      decoder.close();
      if (count < FRAMES) reject(new Error(`The decoder gave ${count} of ${FRAMES} frames.`));
      else resolve({ format, likenessDb: worst });
    }, reject);
  });
}
