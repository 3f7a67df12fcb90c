/** Speech recognition of a whole source: words with times, or the plain reason why there are none. */
import { type Problem, problem } from '../../../contract/problems/problem.ts';
import type { MediaCall } from '../../media-call.ts';
import { codecTitleOf } from '../../probe/codec-names.ts';
import { openSource } from '../../probe/open-source.ts';
import { type HeardWords, heardWords } from './heard-words.ts';
import { type OpenRecogniser, type Recogniser, SpeechModelError } from './recogniser.ts';
import { silencesOf, snapToSilences } from './snap-to-silences.ts';
import { soundWindows } from './sound-windows.ts';
import { languageOfWindow, spokenLanguages } from './spoken-languages.ts';
import { type WindowWord, windowEndSec, wordsOfWindow } from './window-words.ts';

export type Transcription =
  | ({ readonly status: 'done'; readonly engine: string } & HeardWords)
  | {
      readonly status: 'unavailable';
      readonly reason: 'no_sound' | 'no_model' | 'no_decoder';
      readonly problem: Problem;
    };

/** What was heard in one window; words stand on the source's clock. */
export interface HeardWindow {
  readonly index: number;
  readonly engine: string;
  /** Of this window; sources may be spoken in several. */
  readonly language: string;
  readonly words: readonly WindowWord[];
  /** Where its words end and those of the next window begin, on the source's clock. */
  readonly untilSec: number;
  /** Nothing comes after this window. */
  readonly last: boolean;
  /** Decoding and hearing it, without what was done with the window before it; the first one opens the model, too. */
  readonly tookMs: number;
}

export interface TranscriptionWish {
  readonly language: 'auto' | 'it' | 'en';
  readonly vocabulary: string | null;
  /** Windows of an earlier call that was cut off, from the first on without gaps; they are not heard again. */
  readonly heard: readonly HeardWindow[];
}

export interface TranscriptionCall extends MediaCall {
  /** Called with each window as soon as it is heard, for keeping. */
  readonly onWindow: (window: HeardWindow) => void | Promise<void>;
}

export async function transcribeSpeech(
  file: Blob,
  wish: TranscriptionWish,
  open: OpenRecogniser,
  call: TranscriptionCall,
): Promise<Transcription> {
  const heard = [...wish.heard];
  if (heard.at(-1)?.last !== true) {
    const missing = await hearRest(file, wish, open, call, heard);
    if (missing !== null) return missing;
  }
  return { status: 'done', ...heardWords(heard, wish.vocabulary), engine: heard.at(-1)?.engine ?? 'none' };
}

/** Adds the windows that are missing to `heard`; answers why where that is not possible. */
async function hearRest(
  file: Blob,
  wish: TranscriptionWish,
  open: OpenRecogniser,
  call: TranscriptionCall,
  heard: HeardWindow[],
): Promise<Transcription | null> {
  using source = await openSource(file);
  const { audio, originSec } = source;
  if (!audio) return { status: 'unavailable', reason: 'no_sound', problem: problem('no_sound') };
  if (!(await audio.canDecode())) {
    const codec = await codecTitleOf(audio);
    const why = problem('no_sound_decoder_for_words', { codec });
    return { status: 'unavailable', reason: 'no_decoder', problem: why };
  }
  try {
    const recogniser = await open();
    const durationSec = (await audio.computeDuration()) - originSec;
    const spoken =
      wish.language === 'auto'
        ? await spokenLanguages(source, recogniser, durationSec, call.signal)
        : [wish.language];
    let sinceMs = performance.now();
    for await (const { index, samples, last } of soundWindows(source, recogniser.sampleRate, heard.length)) {
      call.signal.throwIfAborted();
      const language = await languageOfWindow(spoken, samples, recogniser);
      const words = await hearWindow(recogniser, samples, { index, last, language }, wish.vocabulary);
      call.signal.throwIfAborted();
      const untilSec = last ? durationSec : windowEndSec(index);
      const tookMs = performance.now() - sinceMs;
      const window = { index, engine: recogniser.engine, language, words, untilSec, last, tookMs };
      heard.push(window);
      await call.onWindow(window);
      sinceMs = performance.now();
      call.onProgress(Math.min(1, untilSec / durationSec), 'transcribe');
    }
    return null;
  } catch (error) {
    if (!(error instanceof SpeechModelError)) throw error;
    return { status: 'unavailable', reason: 'no_model', problem: error.problem };
  }
}

async function hearWindow(
  recogniser: Recogniser,
  samples: Float32Array,
  { index, last, language }: { index: number; last: boolean; language: string },
  vocabulary: string | null,
): Promise<WindowWord[]> {
  const { sampleRate } = recogniser;
  const heard = await recogniser.transcribe(samples, { language, vocabulary });
  const snapped = snapToSilences(heard, silencesOf(samples, sampleRate));
  return wordsOfWindow(index, snapped, samples.length / sampleRate, last);
}
