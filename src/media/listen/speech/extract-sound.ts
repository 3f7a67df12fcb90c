/** Writes the sound of a source as recognisers elsewhere hear it, streamed, and says where it pauses. */
import { findSilences } from '../../../base/film/find-silences.ts';
import type { TimeSpan } from '../../../base/film/time-span.ts';
import { type Problem, problem } from '../../../contract/problems/problem.ts';
import type { MediaCall } from '../../media-call.ts';
import type { PositionedWriter } from '../../positioned-writer.ts';
import { codecTitleOf } from '../../probe/codec-names.ts';
import { openSource } from '../../probe/open-source.ts';
import { SPEECH_RATE } from '../../sound/speech-pcm.ts';
import { wavSamples } from '../../sound/wav-head.ts';
import { LevelMeter, powerToDb } from '../level-meter.ts';
import { resampledSound } from './sound-windows.ts';

export type ExtractedSound =
  | { readonly status: 'done'; readonly durationSec: number; readonly silences: readonly TimeSpan[] }
  | { readonly status: 'unavailable'; readonly reason: 'no_sound' | 'no_decoder'; readonly problem: Problem };

const STEP_SEC = 0.02;
/** Written at once: two seconds. */
const BLOCK_SAMPLES = 2 * SPEECH_RATE;

/** `writer` gets what `speechWave` cuts. */
export async function extractSound(
  file: Blob,
  writer: PositionedWriter,
  call: MediaCall,
): Promise<ExtractedSound> {
  using source = await openSource(file);
  const { audio, originSec } = source;
  if (!audio) return { status: 'unavailable', reason: 'no_sound', problem: problem('no_sound') };
  if (!(await audio.canDecode())) {
    const why = problem('no_sound_decoder_for_words', { codec: await codecTitleOf(audio) });
    return { status: 'unavailable', reason: 'no_decoder', problem: why };
  }
  const durationSec = (await audio.computeDuration()) - originSec;
  const meter = new LevelMeter(SPEECH_RATE, STEP_SEC);
  const block = new Float32Array(BLOCK_SAMPLES);
  let filled = 0;
  let written = 0;
  const write = async (): Promise<void> => {
    const samples = wavSamples(block.subarray(0, filled));
    await writer.write(new Uint8Array(samples.buffer), written * samples.BYTES_PER_ELEMENT);
    written += filled;
    filled = 0;
    call.onProgress(Math.min(1, written / SPEECH_RATE / durationSec), 'transcribe');
  };
  for await (const part of resampledSound(source, SPEECH_RATE)) {
    call.signal.throwIfAborted();
    meter.push(part);
    for (let at = 0; at < part.length; ) {
      const taken = part.subarray(at, at + BLOCK_SAMPLES - filled);
      block.set(taken, filled);
      filled += taken.length;
      at += taken.length;
      if (filled === BLOCK_SAMPLES) await write();
    }
  }
  await write();
  const silences = findSilences(Array.from(meter.finish().powers, powerToDb), STEP_SEC);
  return { status: 'done', durationSec: written / SPEECH_RATE, silences };
}
