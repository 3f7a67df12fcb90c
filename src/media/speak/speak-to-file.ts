/** Speaks texts to MP3 files, one file a text, written as they are spoken. */
import { problem } from '../../contract/problems/problem.ts';
import type { MediaCall } from '../media-call.ts';
import type { PositionedWriter } from '../positioned-writer.ts';
import { MEDIA_FORMATS, openSource } from '../probe/open-source.ts';
import { UnreadableMediaError } from '../probe/unreadable-media-error.ts';
import { monoSound } from '../sound/mono-sound.ts';
import { Mp3Writer } from '../sound/mp3-writer.ts';
import { StreamResampler } from '../sound/stream-resampler.ts';
import type { SpokenWord } from './align-words.ts';
import type { RecordedSpeech } from './named-recording.ts';
import { speakText } from './speak-text.ts';
import { builtInSpeaker, type Speaker } from './speaker.ts';
import { type OpenSynthesizer, type RawSpeech, SpeechError } from './synthesizer.ts';
import { findVoice } from './voices.ts';

const SAMPLE_RATE = 44_100;
const BITRATE = 96_000;

export interface TextToSpeak {
  readonly text: string;
  /** One of VOICES, or the sentences of the text as another voice spoke them. */
  readonly voice: string | RecordedSpeech;
  /** What players show for the file; missing for none. */
  readonly title?: string;
}

export interface SpokenFile {
  readonly sizeBytes: number;
  readonly durationSec: number;
  /** Ordered, without overlap, inside the duration. */
  readonly words: readonly SpokenWord[];
}

/**
 * One channel at 44.1 kHz. Throws SpeechError for an unknown voice and for a text with nothing to say,
 * UnreadableMediaError for a recorded sentence, the writer's own errors, and the signal's reason when stopped. The
 * caller owns `writer` and what it wrote. `openBuiltIn` is asked where a built-in voice speaks.
 */
export async function speakToFile(
  { text, voice, title }: TextToSpeak,
  writer: PositionedWriter,
  openBuiltIn: OpenSynthesizer,
  call: MediaCall,
): Promise<SpokenFile> {
  const speaker = await speakerOf(voice, openBuiltIn);
  const shape = { channels: 1, sampleRate: SAMPLE_RATE, bitrate: BITRATE } as const;
  const file = await Mp3Writer.open(writer, shape, title ?? null);
  const words: SpokenWord[] = [];
  try {
    let resampler: StreamResampler | null = null;
    for await (const piece of speakText(text, speaker)) {
      call.signal.throwIfAborted();
      resampler ??= new StreamResampler(piece.sampleRate, SAMPLE_RATE);
      await file.write([resampler.push(piece.samples)]);
      words.push(...piece.words);
      call.onProgress(piece.progress, 'speak');
    }
    if (resampler === null) throw new SpeechError(problem('nothing_to_say'));
    await file.write([resampler.finish()]);
    return { ...(await file.finish()), words };
  } catch (error) {
    await file.cancel();
    throw error;
  }
}

async function speakerOf(voice: string | RecordedSpeech, openBuiltIn: OpenSynthesizer): Promise<Speaker> {
  if (typeof voice !== 'string') return recordedSpeaker(voice);
  const known = findVoice(voice);
  if (known === undefined) throw new SpeechError(problem('no_such_voice', { voice }));
  return builtInSpeaker(known, await openBuiltIn());
}

/**
 * Says a text from its recorded sentences. They carry no marks: the times of words follow from their lengths. Throws
 * UnreadableMediaError where a sentence is not a sound.
 */
function recordedSpeaker({ language, sentences }: RecordedSpeech): Speaker {
  return {
    language,
    say: async (_, index) => {
      const file = sentences[index];
      if (file === undefined)
        throw new Error(`The text has more sentences than the ${sentences.length} recorded.`);
      return read(file);
    },
  };
}

async function read(file: Blob): Promise<RawSpeech> {
  using source = await openSource(file, MEDIA_FORMATS);
  const blocks: Float32Array[] = [];
  let sampleRate = 0;
  for await (const { samples, silence, ...block } of monoSound(source)) {
    sampleRate = block.sampleRate;
    blocks.push(new Float32Array(silence), samples);
  }
  if (sampleRate === 0) throw new UnreadableMediaError(problem('sound_damaged'));
  const joined = new Float32Array(blocks.reduce((sum, block) => sum + block.length, 0));
  let at = 0;
  for (const block of blocks) {
    joined.set(block, at);
    at += block.length;
  }
  return { sampleRate, samples: joined, marks: [] };
}
