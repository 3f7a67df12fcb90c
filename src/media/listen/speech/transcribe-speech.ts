/** Speech recognition of a whole source: words with times, or the plain reason why there are none. */
import type { MediaCall } from '../../media-call.ts';
import { openSource } from '../../probe/open-source.ts';
import type { Word } from '../word.ts';
import { applyVocabulary, vocabularyTerms } from './apply-vocabulary.ts';
import { soundWindows } from './sound-windows.ts';
import {
  loadSpeechModel,
  SPEECH_ENGINE,
  SPEECH_SAMPLE_RATE,
  SpeechModelMissingError,
} from './speech-model.ts';
import { orderWords, WINDOW_SEC, type WindowWord, windowStartSec, wordsOfWindow } from './window-words.ts';

export type Transcription =
  | {
      readonly status: 'done';
      readonly language: string;
      readonly words: readonly Word[];
      readonly engine: string;
    }
  | {
      readonly status: 'unavailable';
      readonly reason: 'no_sound' | 'no_model' | 'no_decoder';
      readonly message: string;
    };

export interface TranscriptionWish {
  readonly language: 'auto' | 'it' | 'en';
  readonly vocabulary: string | null;
}

/** Share of the progress that is fetching the model; nothing is fetched twice. */
const LOAD_SHARE = 0.2;

export async function transcribeSpeech(
  file: Blob,
  wish: TranscriptionWish,
  call: MediaCall,
): Promise<Transcription> {
  using source = await openSource(file);
  const { audio, originSec } = source;
  if (!audio) return { status: 'unavailable', reason: 'no_sound', message: 'This video has no sound.' };
  if (!(await audio.canDecode())) {
    const message = 'This browser has no decoder for the sound of this video.';
    return { status: 'unavailable', reason: 'no_decoder', message };
  }
  try {
    const model = await loadSpeechModel((share) => call.onProgress(LOAD_SHARE * share, 'download'));
    const durationSec = (await audio.computeDuration()) - originSec;
    const terms = vocabularyTerms(wish.vocabulary);
    const words: WindowWord[] = [];
    let language = wish.language === 'auto' ? null : (wish.language as string);
    for await (const { index, samples, last } of soundWindows(source, SPEECH_SAMPLE_RATE)) {
      call.signal.throwIfAborted();
      language ??= await model.detectLanguage(samples);
      const heard = await model.transcribe(samples, language);
      words.push(...wordsOfWindow(index, heard, samples.length / SPEECH_SAMPLE_RATE, last));
      const done = Math.min(1, (windowStartSec(index) + WINDOW_SEC) / durationSec);
      call.onProgress(LOAD_SHARE + (1 - LOAD_SHARE) * done, 'transcribe');
    }
    const spelled = words.map((word) => ({ ...word, text: applyVocabulary(word.text, terms) }));
    return { status: 'done', language: language ?? 'und', words: orderWords(spelled), engine: SPEECH_ENGINE };
  } catch (error) {
    if (!(error instanceof SpeechModelMissingError)) throw error;
    const message =
      'The speech model could not be fetched. Connect to the internet and run the analysis again, or add a subtitle file.';
    return { status: 'unavailable', reason: 'no_model', message };
  }
}
