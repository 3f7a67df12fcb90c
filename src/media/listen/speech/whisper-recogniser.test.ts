import { describe, expect, it } from 'vitest';
import { SpeechModelError } from './recogniser.ts';
import { type WhisperPipeline, whisperRecogniser } from './whisper-recogniser.ts';

const SAMPLES = Float32Array.of(0.5);
const [START, ENGLISH, ITALIAN, TRANSCRIBE, BEFORE] = [1, 2, 3, 4, 5];

/** Answers with the options that it was asked with; a letter is a token. */
function made(answer: readonly (number | bigint)[] = []) {
  const asked: object[] = [];
  const run = async (_: Float32Array, options: object) => {
    asked.push(options);
    return {
      chunks: [
        { text: ' So', timestamp: [1, 1.5] },
        { text: ' it', timestamp: [2, null] },
      ],
    };
  };
  const whisper = Object.assign(run, {
    processor: async (samples: Float32Array) => ({ input_features: samples.length }),
    tokenizer: { encode: (text: string) => Array.from(text, (letter) => letter.charCodeAt(0)) },
    model: {
      generation_config: {
        lang_to_id: { '<|en|>': ENGLISH, '<|it|>': ITALIAN },
        ...{
          task_to_id: { transcribe: TRANSCRIBE },
          decoder_start_token_id: START,
          prev_sot_token_id: BEFORE,
        },
      },
      generate: async (options: object) => {
        asked.push(options);
        return { tolist: () => [answer] };
      },
    },
  }) as unknown as WhisperPipeline;
  return {
    asked,
    whisper,
    recogniser: whisperRecogniser({ id: 'whisper-base', name: 'Whisper base' }, whisper),
  };
}

describe('hearing through Whisper', () => {
  it('asks the model itself which language is spoken: the token after the start', async () => {
    const { asked, recogniser } = made([START, 3n]);
    expect(await recogniser.detectLanguage(SAMPLES)).toBe('it');
    expect(asked).toEqual([{ inputs: 1, decoder_input_ids: [START], max_new_tokens: 1 }]);
    expect(await made([START, ENGLISH]).recogniser.detectLanguage(SAMPLES)).toBe('en');
  });

  it('takes a language that the model does not name for English', async () => {
    expect(await made([START, 99]).recogniser.detectLanguage(SAMPLES)).toBe('en');
  });

  it('asks for the time of each word, in the language and without a prompt where there are no terms', async () => {
    const { asked, recogniser } = made();
    expect(await recogniser.transcribe(SAMPLES, { language: 'it', vocabulary: null })).toEqual([
      { text: ' So', startSec: 1, endSec: 1.5 },
      { text: ' it', startSec: 2, endSec: null },
    ]);
    expect(asked).toEqual([{ return_timestamps: 'word', language: 'it', task: 'transcribe' }]);
  });

  it('tells the names and terms beforehand, as words that were said', async () => {
    const { asked, recogniser } = made();
    await recogniser.transcribe(SAMPLES, { language: 'it', vocabulary: ' A ' });
    expect(asked).toMatchObject([{ decoder_input_ids: [BEFORE, 32, 65, START, ITALIAN, TRANSCRIBE] }]);
    await recogniser.transcribe(SAMPLES, { language: 'xx', vocabulary: 'A' });
    expect(asked[1]).not.toHaveProperty('decoder_input_ids');
  });

  it('has no words where the model gives none', async () => {
    const { whisper } = made();
    const silent = Object.assign(async () => ({}), whisper);
    const recogniser = whisperRecogniser({ id: 'whisper-base', name: 'Whisper base' }, silent);
    expect(await recogniser.transcribe(SAMPLES, { language: 'en', vocabulary: null })).toEqual([]);
  });

  it('says which model failed, and keeps why', async () => {
    const { whisper } = made();
    const cause = new RangeError('Out of memory.');
    const broken = Object.assign(async () => Promise.reject(cause), whisper);
    const recogniser = whisperRecogniser({ id: 'whisper-base', name: 'Whisper base' }, broken);
    const failed = recogniser.transcribe(SAMPLES, { language: 'en', vocabulary: null });
    await expect(failed).rejects.toThrow(SpeechModelError);
    await expect(failed).rejects.toMatchObject({
      ...{ cause, problem: { code: 'model_failed', values: { model: 'Whisper base' } } },
    });
  });
});
