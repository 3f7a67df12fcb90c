/** Separates the sound of a media file and writes the part that is kept to an MP3, both as streams. */
import { problem } from '../../contract/problems/problem.ts';
import type { MediaCall } from '../media-call.ts';
import type { PositionedWriter } from '../positioned-writer.ts';
import { codecTitleOf } from '../probe/codec-names.ts';
import { MEDIA_FORMATS, openSource } from '../probe/open-source.ts';
import { UnreadableMediaError } from '../probe/unreadable-media-error.ts';
import { CLIP_SAMPLE_RATE, clipSound } from '../sound/clip-sound.ts';
import { bothSidesOf, hearSides } from '../sound/heard-sides.ts';
import { Mp3Writer, type SoundFile } from '../sound/mp3-writer.ts';
import type { Stereo } from '../sound/stereo.ts';
import { type KeptPart, separateSound } from './separate-sound.ts';

const BITRATE = 192_000;

/**
 * Stereo at 48 kHz, as long as the source's sound. Throws UnreadableMediaError, the writer's own errors and the
 * signal's reason when stopped. The caller owns `writer` and what it wrote. `title` is what players show.
 */
export async function separateFile(
  file: Blob,
  keep: KeptPart,
  writer: PositionedWriter,
  call: MediaCall,
  title: string | null = null,
): Promise<SoundFile> {
  using source = await openSource(file, MEDIA_FORMATS);
  const { audio } = source;
  if (audio === null) throw new UnreadableMediaError(problem('no_sound_to_separate'));
  if (!(await audio.canDecode()))
    throw new UnreadableMediaError(
      problem('no_sound_decoder_for_separation', { codec: await codecTitleOf(audio) }),
    );
  const durationSec = (await audio.computeDuration()) - source.originSec;
  const recorded = () => clipSound(audio, source.originSec, durationSec);
  const sides = await hearSides([recorded()], call.signal);
  return await writeSeparated(bothSidesOf(recorded(), sides), durationSec, keep, writer, call, title);
}

/** @param sound at CLIP_SAMPLE_RATE. */
export async function writeSeparated(
  sound: AsyncIterable<Stereo>,
  durationSec: number,
  keep: KeptPart,
  writer: PositionedWriter,
  { signal, onProgress }: MediaCall,
  title: string | null = null,
): Promise<SoundFile> {
  const shape = { channels: 2, sampleRate: CLIP_SAMPLE_RATE, bitrate: BITRATE } as const;
  const mp3 = await Mp3Writer.open(writer, shape, title);
  try {
    let written = 0;
    for await (const { left, right } of separateSound(stoppable(sound, signal), CLIP_SAMPLE_RATE, keep)) {
      await mp3.write([left, right]);
      written += left.length;
      onProgress(Math.min(1, written / CLIP_SAMPLE_RATE / durationSec), 'separate');
    }
    return await mp3.finish();
  } catch (error) {
    await mp3.cancel();
    throw error;
  }
}

async function* stoppable(sound: AsyncIterable<Stereo>, signal: AbortSignal): AsyncGenerator<Stereo, void> {
  for await (const block of sound) {
    signal.throwIfAborted();
    yield block;
  }
}
