/** Opens a media file for reading, track by track. Owns what "source time" means. */
import {
  ADTS,
  type BlobSource,
  FLAC,
  Input,
  type InputAudioTrack,
  type InputVideoTrack,
  MATROSKA,
  MP3,
  MP4,
  MPEG_TS,
  Mp3InputFormat,
  MpegTsInputFormat,
  OGG,
  QTFF,
  WAVE,
  WEBM,
} from 'mediabunny';
import { problem } from '../../contract/problems/problem.ts';
import { passEmptyFrames } from './empty-adts-frames.ts';
import { correctFieldHeight } from './field-heights.ts';
import { guardedSource } from './guarded-source.ts';
import { heardTrack } from './heard-track.ts';
import { readPeakNits } from './light/peak-light.ts';
import { mainTrack } from './main-track.ts';
import { mp3LeadSamples } from './mp3-lead.ts';
import { noteMpegLayer } from './mpeg-layer.ts';
import { noteOpusDelay } from './opus-delay.ts';
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
   * Track time at source time 0. Transport streams start anywhere, so theirs is the first picture or sound; an MP3
   * starts behind what its encoder put before it; the others start at 0 as players show them, even if nothing is there yet.
   */
  readonly originSec: number;
  /** Of the brightest light, as an HDR film says it; null where it does not. Read once. */
  readonly peakNits: () => Promise<number | null>;
}

/** Throws UnreadableMediaError where the container cannot be read. */
export async function openSource(file: Blob, formats = VIDEO_FORMATS): Promise<OpenSource> {
  const input = new Input({ formats, source: guardedSource(file) });
  try {
    const video = await mainTrack(await input.getVideoTracks());
    const format = await input.getFormat();
    const sounds = await input.getAudioTracks();
    // Which is heard is told by reading them.
    if (format instanceof MpegTsInputFormat) for (const sound of sounds) await passEmptyFrames(sound);
    const audio = await heardTrack(sounds);
    const tracks = [video, audio].filter((track) => track !== null);
    const floating = format instanceof MpegTsInputFormat && tracks.length > 0;
    const leadSec = format instanceof Mp3InputFormat && audio ? await mp3LeadSec(file, audio) : 0;
    if (video && format instanceof MpegTsInputFormat) await correctFieldHeight(video);
    const originSec = floating ? await input.getFirstTimestamp(tracks) : leadSec;
    if (audio) await noteOpusDelay(audio, format);
    if (audio) await noteMpegLayer(audio);
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

async function mp3LeadSec(file: Blob, audio: InputAudioTrack): Promise<number> {
  return (await mp3LeadSamples(file)) / (await audio.getSampleRate());
}
