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
  Mp3InputFormat,
  MpegTsInputFormat,
  OGG,
  QTFF,
  WAVE,
  WEBM,
} from 'mediabunny';
import { problem } from '../../contract/problems/problem.ts';
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
  const input = new Input({ formats, source: stopSpinning(new BlobSource(file)) });
  try {
    const video = await mainTrack(await input.getVideoTracks());
    const audio = await mainTrack(await input.getAudioTracks());
    const tracks = [video, audio].filter((track) => track !== null);
    const format = await input.getFormat();
    const floating = format instanceof MpegTsInputFormat && tracks.length > 0;
    const leadSec = format instanceof Mp3InputFormat && audio ? await mp3LeadSec(file, audio) : 0;
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

/** No reader of a sound file asks for one place this often in a row. */
const MOST_READS_OF_ONE_PLACE = 100_000;

/** The library's own door between its readers and a file; it is not part of its published types. */
interface ReadByPlace {
  _read(start: number, ...rest: unknown[]): unknown;
}

/**
 * A work bound on the container readers: damaged files can make them ask for the same place for ever (Matroska
 * in mediabunny 1.61, when it looks for the next element behind garbage). They never let go of the thread, so
 * no timer could end them; the file they read from can. Gives back the same source: its reads throw
 * UnreadableMediaError once a reader goes round in circles.
 */
function stopSpinning(source: BlobSource): BlobSource {
  const door = source as unknown as ReadByPlace;
  const read = door._read.bind(source);
  let place = -1;
  let times = 0;
  door._read = (start, ...rest) => {
    times = start === place ? times + 1 : 0;
    place = start;
    if (times > MOST_READS_OF_ONE_PLACE) throw new UnreadableMediaError(problem('file_leads_nowhere'));
    return read(start, ...rest);
  };
  return source;
}
