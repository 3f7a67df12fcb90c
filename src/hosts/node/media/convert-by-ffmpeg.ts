/** Makes an MP4 of a film that only FFmpeg knows: decoded by libav, encoded as everything else here is. */
import { stat } from 'node:fs/promises';
import type { InputFormat } from 'node-av/lib';
import { EncodedPictures } from '../../../media/convert/encoded-pictures.ts';
import { type DecodedSound, EncodedSound } from '../../../media/convert/encoded-sound.ts';
import { pairedSound } from '../../../media/convert/paired-sound.ts';
import { writeMp4 } from '../../../media/convert/write-mp4.ts';
import type { MediaCall } from '../../../media/media-call.ts';
import type { PositionedWriter } from '../../../media/positioned-writer.ts';
import { longestPossibleSec } from '../../../media/probe/possible-length.ts';
import { demuxerOf } from './demuxer-of.ts';
import { decodedPictures } from './ffmpeg-pictures.ts';
import { decodedSound, MONO } from './ffmpeg-sound.ts';
import { type FfmpegStream, openFfmpegFilm } from './ffmpeg-stream.ts';
import { type HeardSound, heardSound, type Sides } from './heard-sound.ts';
import { LONGEST_STEP_SEC, SteadyClock } from './steady-clock.ts';

/** Whose clock starts anew at each piece. */
const IN_PIECES: ReadonlySet<string> = new Set(['mpeg', 'mpegts']);

/** What libav has no decoder for is named as `otherwise`. Throws UnreadableMediaError, RenderError. */
export async function convertByFfmpeg<Otherwise>(
  path: string,
  writer: PositionedWriter,
  call: MediaCall,
  otherwise: Otherwise,
): Promise<{ readonly kind: 'converted' } | Otherwise> {
  const demuxer = await demuxerOf(path);
  if (demuxer === null) return otherwise;
  const { pictures, sounds, isQuickTime, saysTimes } = await openFfmpegFilm(path, demuxer);
  if (pictures === null || sounds === null) return otherwise;
  const heard = await heardSound(sounds, sidesOf(demuxer, isQuickTime));
  if (pictures === undefined && heard === null) return otherwise;
  const longestStepSec = LONGEST_STEP_SEC[IN_PIECES.has(demuxer.name ?? '') ? 'pieces' : 'film'];
  const longestSec = longestPossibleSec((await stat(path)).size);
  const clockOf = ({ startSec }: FfmpegStream) => new SteadyClock(startSec, longestStepSec, longestSec);
  const tracks = {
    pictures: pictures
      ? new EncodedPictures(decodedPictures(pictures, saysTimes ? clockOf(pictures) : null))
      : null,
    sound: heard && new EncodedSound(soundOf(heard, (side) => (saysTimes ? clockOf(side) : null))),
  };
  await writeMp4(tracks, writer, call);
  return { kind: 'converted' };
}

/** In MXF a stream is a channel. */
function sidesOf({ name }: InputFormat, isQuickTime: boolean): Sides {
  if (name === 'mxf') return 'always';
  return isQuickTime ? 'where_alike' : 'never';
}

function soundOf(
  { sound, rightSound }: HeardSound,
  clockOf: (stream: FfmpegStream) => SteadyClock | null,
): DecodedSound {
  if (rightSound === null) return decodedSound(sound, clockOf(sound));
  const sideOf = (stream: FfmpegStream) => decodedSound(stream, clockOf(stream), MONO);
  return pairedSound(sideOf(sound), sideOf(rightSound));
}
