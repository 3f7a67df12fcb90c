/** Speaks a text sentence by sentence: sound that can be written at once, and when each word is said. */
import { alignWords, type SpokenWord } from './align-words.ts';
import { lastSoundSec, masterSpeech } from './master-speech.ts';
import type { Speaker } from './speaker.ts';
import { sentencesOf, wordsOf } from './spoken-text.ts';

const SENTENCE_PAUSE_SEC = 0.32;
const PARAGRAPH_PAUSE_SEC = 0.7;

export interface SpokenPiece {
  readonly sampleRate: number;
  /** One channel, -1 to 1; begins with the pause since the piece before. */
  readonly samples: Float32Array<ArrayBuffer>;
  /** On the clock of the whole text. */
  readonly words: readonly SpokenWord[];
  /** Characters of the text spoken so far, as a share of all. */
  readonly progress: number;
}

/** Yields nothing where the text has nothing to say. */
export async function* speakText(text: string, speaker: Speaker): AsyncGenerator<SpokenPiece, void> {
  const sentences = sentencesOf(text, speaker.language);
  const chars = sentences.reduce((sum, sentence) => sum + sentence.text.length, 0);
  let spokenChars = 0;
  let spokenSamples = 0;
  let pauseSec = 0;
  for (const [index, sentence] of sentences.entries()) {
    const raw = await speaker.say(sentence.text, index);
    const { sampleRate } = raw;
    const { samples: voiced, trimmedSec } = masterSpeech(raw.samples, sampleRate);
    spokenChars += sentence.text.length;
    if (voiced.length === 0) continue;
    const silence = Math.round(pauseSec * sampleRate);
    const samples = new Float32Array(silence + voiced.length);
    samples.set(voiced, silence);
    const startSec = (spokenSamples + silence) / sampleRate;
    const words = alignWords(
      wordsOf(sentence.text),
      raw.marks.map((mark) => ({ ...mark, startSec: mark.startSec - trimmedSec })),
      voiced.length / sampleRate,
      (fromSec, toSec) => lastSoundSec(voiced, sampleRate, fromSec, toSec),
    );
    spokenSamples += samples.length;
    yield {
      sampleRate,
      samples,
      words: words.map((word) => ({
        text: word.text,
        startSec: startSec + word.startSec,
        endSec: startSec + word.endSec,
      })),
      progress: spokenChars / chars,
    };
    pauseSec = sentence.endsParagraph ? PARAGRAPH_PAUSE_SEC : SENTENCE_PAUSE_SEC;
  }
}
