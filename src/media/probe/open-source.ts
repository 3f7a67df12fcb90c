/** Opens a media file for reading, track by track. Owns what "source time" means. */

import {
  ADTS,
  BlobSource,
  FLAC,
  Input,
  type InputAudioTrack,
  type InputVideoTrack,
  MATROSKA,
  MP3,
  MP4,
  MPEG_TS,
  MpegTsInputFormat,
  OGG,
  QTFF,
  WAVE,
  WEBM,
} from 'mediabunny';
import { problem } from '../../contract/problems/problem.ts';
import { readPeakNits } from './light/peak-light.ts';
import { stopSpinning } from './stop-spinning.ts';
import { UnreadableMediaError } from './unreadable-media-error.ts';

const VIDEO_FORMATS = [MP4, QTFF, MATROSKA, WEBM, MPEG_TS];
/** Also files that hold sound alone: voices, music. */
export const MEDIA_FORMATS = [...VIDEO_FORMATS, MP3, WAVE, OGG, FLAC, ADTS];

/** Close it with `using` or `[Symbol.dispose]`. */
export interface OpenSource extends Disposable {
  readonly input: Input<BlobSource>;
  readonly video: InputVideoTrack | null;
  readonly audio: InputAudioTrack | null;
  /**
   * Track time at source time 0. Transport streams start anywhere, so theirs is the first picture or sound;
   * the other containers start at 0 as players show them, even if nothing is there yet.
   */
  readonly originSec: number;
  /** Of the brightest light, as an HDR film says it; null where it does not. Read once. */
  readonly peakNits: () => Promise<number | null>;
}

/** Throws UnreadableMediaError where the container cannot be read. */
export async function openSource(file: Blob, formats = VIDEO_FORMATS): Promise<OpenSource> {
  const input = new Input({ formats, source: stopSpinning(new BlobSource(file)) });
  try {
    const video = await input.getPrimaryVideoTrack();
    const audio = await input.getPrimaryAudioTrack();
    const tracks = [video, audio].filter((track) => track !== null);
    const floating = (await input.getFormat()) instanceof MpegTsInputFormat && tracks.length > 0;
    const originSec = floating ? await input.getFirstTimestamp(tracks) : 0;
    let peak: Promise<number | null> | null = null;
    const peakNits = (): Promise<number | null> => {
      peak ??= readPeakNits(file);
      return peak;
    };
    return { input, video, audio, originSec, peakNits, [Symbol.dispose]: () => input.dispose() };
  } catch (error) {
    input.dispose();
    throw new UnreadableMediaError(problem('file_damaged'), {
      cause: error,
    });
  }
}
