/** Says a text from its recorded sentences. They carry no marks: the times of words follow from their lengths. */
import { problem } from '../../contract/problems/problem.ts';
import { MEDIA_FORMATS, openSource } from '../probe/open-source.ts';
import { UnreadableMediaError } from '../probe/unreadable-media-error.ts';
import { monoSound } from '../sound/mono-sound.ts';
import type { RecordedSpeech } from './named-recording.ts';
import type { Speaker } from './speaker.ts';
import type { RawSpeech } from './synthesizer.ts';

/** Throws UnreadableMediaError where a sentence is not a sound. */
export function recordedSpeaker({ language, sentences }: RecordedSpeech): Speaker {
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
