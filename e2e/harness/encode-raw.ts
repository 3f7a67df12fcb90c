/** Raw pictures of a file through the browser's encoder, with other settings than those of an export. */
import { chooseExportEncoder } from '../../src/media/pictures/encode/encoder-config.ts';
import { encodeFrames, frameOf } from './encode-frames.ts';

/** I420, one after another. */
export interface RawPictures {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly fps: number;
}

export interface EncoderChange {
  readonly config: Partial<VideoEncoderConfig>;
  readonly keyEverySec: number;
}

/** @returns a stream of Annex B (ITU-T H.264); null where the browser has no such encoder */
export async function encodeRaw(
  file: File,
  pictures: RawPictures,
  { config: changes, keyEverySec }: EncoderChange,
): Promise<Blob | null> {
  const { widthPx, heightPx, fps } = pictures;
  const { config: usual } = await chooseExportEncoder(widthPx, heightPx, fps);
  const config: VideoEncoderConfig = { ...usual, ...changes, avc: { format: 'annexb' } };
  if ((await VideoEncoder.isConfigSupported(config)).supported !== true) return null;
  const pictureBytes = 1.5 * widthPx * heightPx;
  const at = async (index: number): Promise<VideoFrame> =>
    frameOf(
      await file.slice(index * pictureBytes, (index + 1) * pictureBytes).arrayBuffer(),
      pictures,
      index,
    );
  const parts: Uint8Array<ArrayBuffer>[] = [];
  await encodeFrames(
    config,
    { count: Math.floor(file.size / pictureBytes), at, keyEvery: keyEverySec * fps },
    (chunk) => {
      const bytes = new Uint8Array(chunk.byteLength);
      chunk.copyTo(bytes);
      parts.push(bytes);
    },
  );
  return new Blob(parts);
}
