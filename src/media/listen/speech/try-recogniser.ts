/** Three seconds of a source, heard for nothing but to know how fast an engine is on this device. */
import type { Problem } from '../../../contract/problems/problem.ts';
import { openSource } from '../../probe/open-source.ts';
import { type OpenRecogniser, SpeechModelError } from './recogniser.ts';
import { soundWindows } from './sound-windows.ts';
import { findSpeechModel } from './speech-models.ts';
import { OVERLAP_SEC, WINDOW_SEC, windowStartSec } from './window-words.ts';

const TRIAL_SEC = 3;
/** A first run that is quicker than this may be mostly preparation: shaders are compiled, memory is taken. */
const AGAIN_UNDER_SEC = 3;
/** Whisper hears half a minute whatever is said in it; a minute full of words takes it about twice as long. */
const FULL_WINDOW = 2;

export type SpeechTrial =
  | { readonly status: 'done'; readonly timesRealTime: number }
  | { readonly status: 'unavailable'; readonly problem: Problem };

/** What was found out, or why it cannot hear here. */
export async function trySpeech(...trial: Parameters<typeof tryRecogniser>): Promise<SpeechTrial> {
  try {
    return { status: 'done', timesRealTime: await tryRecogniser(...trial) };
  } catch (error) {
    if (!(error instanceof SpeechModelError)) throw error;
    return { status: 'unavailable', problem: error.problem };
  }
}

/** How many times faster than speech. Throws SpeechModelError, UnreadableMediaError. */
async function tryRecogniser(file: Blob, modelId: string, open: OpenRecogniser): Promise<number> {
  using source = await openSource(file);
  const recogniser = await open();
  const samples = await middleOf(source, recogniser.sampleRate);
  const hear = async (): Promise<number> => {
    const startMs = performance.now();
    // A copy each time: what was heard of the same samples is remembered.
    await recogniser.transcribe(samples.slice(), { language: 'en', vocabulary: null });
    return (performance.now() - startMs) / 1000;
  };
  const first = await hear();
  const tookSec = first < AGAIN_UNDER_SEC ? await hear() : first;
  return findSpeechModel(modelId)?.family === 'whisper'
    ? (WINDOW_SEC - OVERLAP_SEC) / (tookSec * FULL_WINDOW)
    : samples.length / recogniser.sampleRate / tookSec;
}

/** Where people are likely to talk. Without sound it is silence, which is heard as well. */
async function middleOf(
  source: Awaited<ReturnType<typeof openSource>>,
  sampleRate: number,
): Promise<Float32Array<ArrayBuffer>> {
  const middleSec = source.audio === null ? 0 : (await source.audio.computeDuration()) / 2;
  let index = 0;
  while (windowStartSec(index + 1) < middleSec) index += 1;
  for await (const { samples } of soundWindows(source, sampleRate, index))
    return samples.slice(0, TRIAL_SEC * sampleRate);
  return new Float32Array(TRIAL_SEC * sampleRate);
}
