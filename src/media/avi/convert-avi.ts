/**
 * Makes an MP4 of an AVI: H.264, MP3 and AAC are copied, Motion JPEG and PCM encoded. What there is no decoder for here
 * is named, and nothing is written.
 */
import { problem } from '../../contract/problems/problem.ts';
import type { Conversion } from '../convert/conversion.ts';
import { type Mp4Tracks, writeMp4 } from '../convert/write-mp4.ts';
import type { MediaCall } from '../media-call.ts';
import type { PositionedWriter } from '../positioned-writer.ts';
import { UnreadableMediaError } from '../probe/unreadable-media-error.ts';
import { type AviFile, openAvi } from './avi-file.ts';
import { openAviSound } from './avi-sound.ts';
import { type AviPictures, type AviSound, aviCodecTitle } from './avi-streams.ts';
import { CopiedAvc } from './copied-avc.ts';

const AVC = ['H264', 'h264', 'X264', 'x264', 'AVC1', 'avc1', 'DAVC', 'VSSH'];
const JPEG = ['MJPG', 'mjpg', 'JPEG', 'jpeg'];

/** Throws UnreadableMediaError, RenderError, what `writer` throws, the signal's reason. */
export async function convertAvi(file: Blob, writer: PositionedWriter, call: MediaCall): Promise<Conversion> {
  const avi = await openAvi(file);
  const pictures = avi.streams.find((stream) => stream.kind === 'pictures');
  const sound = avi.streams.find((stream) => stream.kind === 'sound');
  if (pictures === undefined && sound === undefined) throw new UnreadableMediaError(problem('file_damaged'));
  const tracks = { pictures: await openPictures(avi, pictures), sound: openSound(avi, sound) };
  if (pictures !== undefined && tracks.pictures === null)
    return { kind: 'no_decoder', part: 'picture', codec: aviCodecTitle(pictures) };
  if (sound !== undefined && tracks.sound === null)
    return { kind: 'no_decoder', part: 'film_sound', codec: aviCodecTitle(sound) };
  await writeMp4(tracks, writer, call);
  return { kind: 'converted' };
}

async function openPictures(avi: AviFile, stream: AviPictures | undefined): Promise<Mp4Tracks['pictures']> {
  if (stream === undefined) return null;
  if (AVC.includes(stream.codec)) return new CopiedAvc(avi, stream);
  if (!JPEG.includes(stream.codec) || !('ImageBitmap' in globalThis)) return null;
  // With all that draws pictures; a copy needs none of it.
  const { jpegPictures } = await import('./jpeg-pictures.ts');
  const { EncodedPictures } = await import('../convert/encoded-pictures.ts');
  return new EncodedPictures(jpegPictures(avi, stream));
}

function openSound(avi: AviFile, stream: AviSound | undefined): Mp4Tracks['sound'] {
  return stream === undefined ? null : openAviSound(avi, stream);
}
