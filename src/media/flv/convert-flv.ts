/**
 * Makes an MP4 of an FLV: H.264, HEVC, AAC and MP3 are copied, and begin at 0 with what comes first. What is nothing for a copy
 * is named, and nothing is written.
 */
import { EncodedAudioPacketSource, EncodedVideoPacketSource } from 'mediabunny';
import { problem } from '../../contract/problems/problem.ts';
import { describedAac, isCommonAac } from '../convert/coded-sound.ts';
import type { Conversion } from '../convert/conversion.ts';
import { CopiedTrack } from '../convert/copied-track.ts';
import { type Mp4Tracks, writeMp4 } from '../convert/write-mp4.ts';
import type { MediaCall } from '../media-call.ts';
import type { PositionedWriter } from '../positioned-writer.ts';
import { codecTitle } from '../probe/codec-names.ts';
import { UnreadableMediaError } from '../probe/unreadable-media-error.ts';
import { type FlvFilm, type FlvTrack, openFlv } from './flv-film.ts';
import { copiedPictures } from './flv-pictures.ts';
import { copiedAac, copiedMp3 } from './flv-sound.ts';
import { PICTURE_CODECS } from './picture-codecs.ts';

/** What a track cannot be copied for, as people call it. */
interface NotCopied {
  readonly codec: string;
}

/** Throws UnreadableMediaError, what `writer` throws, the signal's reason. */
export async function convertFlv(file: Blob, writer: PositionedWriter, call: MediaCall): Promise<Conversion> {
  const film = await openFlv(file, call.signal);
  const originMs = Math.min(
    ...[film.picture, film.sound].map((track) =>
      track?.first ? track.first.decodeMs + track.first.compositionMs : Number.POSITIVE_INFINITY,
    ),
  );
  const pictures = film.picture && openPictures(film, film.picture, originMs);
  if (pictures && 'codec' in pictures) return { kind: 'no_decoder', part: 'picture', ...pictures };
  const sound = film.sound && openSound(film, film.sound, originMs);
  if (sound && 'codec' in sound) return { kind: 'no_decoder', part: 'film_sound', ...sound };
  await writeMp4({ pictures, sound }, writer, call);
  return { kind: 'converted' };
}

function openPictures(
  film: FlvFilm,
  track: FlvTrack,
  originMs: number,
): NonNullable<Mp4Tracks['pictures']> | NotCopied {
  const { codec, inTurn, configs, first } = track;
  if (inTurn.length > 1 || (codec !== 'avc' && codec !== 'hevc')) return { codec: titleOf(track) };
  const streams = configs.map(PICTURE_CODECS[codec].read).filter((stream) => stream !== null);
  if (streams.length === 0 || first === null) throw new UnreadableMediaError(problem('file_damaged'));
  // A track has pictures of one size: of others, a copy would show what is not meant.
  const sizes = new Set(streams.map(({ config }) => `${config.codedWidth}×${config.codedHeight}`));
  if (sizes.size > 1) return { codec: `${codecTitle(codec)} ${[...sizes].join(' → ')}` };
  const source = new EncodedVideoPacketSource(codec);
  return new CopiedTrack(source, copiedPictures(film, codec, streams, originMs));
}

function openSound(
  film: FlvFilm,
  track: FlvTrack,
  originMs: number,
): NonNullable<Mp4Tracks['sound']> | NotCopied {
  if (track.inTurn.length > 1) return { codec: titleOf(track) };
  if (track.codec === 'mp3')
    return new CopiedTrack(new EncodedAudioPacketSource('mp3'), copiedMp3(film, originMs));
  if (track.codec !== 'aac') return { codec: titleOf(track) };
  const streams = track.configs.map(describedAac).filter((stream) => stream !== null);
  const [stream] = streams;
  if (stream === undefined) throw new UnreadableMediaError(problem('file_damaged'));
  if (!isCommonAac(stream)) return { codec: `${codecTitle('aac')} (${stream.objectType})` };
  const kinds = new Set(streams.map(({ sampleRate, channels }) => `${sampleRate} Hz × ${channels}`));
  if (kinds.size > 1) return { codec: `${codecTitle('aac')} ${[...kinds].join(' → ')}` };
  return new CopiedTrack(new EncodedAudioPacketSource('aac'), copiedAac(film, stream, originMs));
}

function titleOf({ inTurn }: FlvTrack): string {
  return inTurn.map(codecTitle).join(' → ');
}
