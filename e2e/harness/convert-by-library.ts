/**
 * A stretch of a film cropped upright and scaled by the conversion of the library that reads and writes our files, as other
 * programs in a browser export with it: pictures over a canvas, one encoder, no captions.
 */
import { registerAacEncoder } from '@mediabunny/aac-encoder';
import {
  ALL_FORMATS,
  BlobSource,
  BufferTarget,
  Conversion,
  Input,
  Mp4OutputFormat,
  Output,
  Quality,
} from 'mediabunny';

export interface UprightStretch {
  readonly startSec: number;
  readonly endSec: number;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly videoBitsPerSec: number;
  readonly audioBitsPerSec: number;
}

/** Resolves with the size of the MP4, bytes. */
export async function convertByLibrary(film: Blob, stretch: UprightStretch): Promise<number> {
  registerAacEncoder();
  const target = new BufferTarget();
  const conversion = await Conversion.init({
    input: new Input({ source: new BlobSource(film), formats: ALL_FORMATS }),
    output: new Output({ format: new Mp4OutputFormat(), target }),
    trim: { start: stretch.startSec, end: stretch.endSec },
    video: {
      ...{ width: stretch.widthPx, height: stretch.heightPx, fit: 'cover', codec: 'avc' },
      quality: new Quality({ bitrate: stretch.videoBitsPerSec }),
      keyFrameInterval: 2,
    },
    audio: {
      codec: 'aac',
      quality: new Quality({ bitrate: stretch.audioBitsPerSec }),
      forceTranscode: true,
    },
  });
  await conversion.execute();
  return target.buffer?.byteLength ?? 0;
}
