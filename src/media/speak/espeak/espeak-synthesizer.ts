/**
 * eSpeak NG as a Synthesizer, in the thread that calls it: it blocks while it speaks. The package is
 * GPL-3.0 and is only ever loaded here, at run time; in a browser this file runs in a worker of its own.
 */
import { problem } from '../../../contract/problems/problem.ts';
import { type RawSpeech, SpeechError, type SpeechMark, type Synthesizer } from '../synthesizer.ts';
import { unpackVoiceData } from './voice-pack.ts';

export async function openEspeak(pack: Uint8Array): Promise<Synthesizer> {
  const { default: load } = await import('@echogarden/espeak-ng-emscripten');
  const data = unpackVoiceData(pack);
  const { eSpeakNGWorker } = await load({ getPreloadedPackage: () => data });
  const espeak = new eSpeakNGWorker();
  const sampleRate = espeak.get_samplerate();
  return {
    synthesize: async (text, setting): Promise<RawSpeech> => {
      if (espeak.set_voice(setting.espeakVoice, '', 0, 0, 0) !== 0)
        throw new SpeechError(problem('no_voice_in_pack', { voice: setting.espeakVoice }));
      espeak.set_pitch(setting.pitch);
      espeak.set_range(setting.pitchRange);
      espeak.set_rate(setting.wordsPerMin);
      const pieces: Int16Array[] = [];
      const marks: SpeechMark[] = [];
      const unitOf = unitOffsets(text);
      espeak.synthesize(plain(text), (samples, events) => {
        pieces.push(samples);
        for (const { type, text_position, audio_position } of events)
          if (type === 'word')
            marks.push({
              textPosition: unitOf[text_position - 1] ?? text.length,
              startSec: audio_position / 1000,
            });
        return false;
      });
      return { sampleRate, samples: floatsOf(pieces), marks };
    },
    close: () => undefined,
  };
}

/** Markup and phoneme brackets would be obeyed instead of read, and a zero would end the text. Positions stay. */
function plain(text: string): string {
  return text.replace(/[<>[\]\p{Cc}]|&(?=#?\w+;)/gu, ' ');
}

/** eSpeak counts code points, JavaScript UTF-16 units. */
function unitOffsets(text: string): number[] {
  const offsets: number[] = [];
  let at = 0;
  for (const character of text) {
    offsets.push(at);
    at += character.length;
  }
  return offsets;
}

function floatsOf(pieces: readonly Int16Array[]): Float32Array<ArrayBuffer> {
  const samples = new Float32Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let at = 0;
  for (const piece of pieces) for (const value of piece) samples[at++] = value / 32_768;
  return samples;
}
