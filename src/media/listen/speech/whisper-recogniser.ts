/** Hears through Whisper as its library runs it: what is asked, how the answer is read. */
import { problem } from '../../../contract/problems/problem.ts';
import { promptTokens } from './prompt-tokens.ts';
import { type Recogniser, SpeechModelError } from './recogniser.ts';

const SAMPLE_RATE = 16_000;

/** The part of the library's pipeline used here; its own types leave the model's inside open. */
export interface WhisperPipeline {
  (
    samples: Float32Array,
    options: object,
  ): Promise<{ chunks?: { text: string; timestamp: [number, number | null] }[] }>;
  processor(samples: Float32Array): Promise<{ input_features: unknown }>;
  tokenizer: { encode(text: string, options: object): number[] };
  model: {
    generation_config: {
      lang_to_id: Record<string, number>;
      task_to_id: Record<string, number>;
      decoder_start_token_id: number;
      prev_sot_token_id?: number;
    };
    generate(options: object): Promise<{ tolist(): (number | bigint)[][] }>;
  };
}

/** What goes wrong inside the model costs the words, not the analysis: it throws SpeechModelError. */
export function whisperRecogniser(
  { id, name }: { readonly id: string; readonly name: string },
  whisper: WhisperPipeline,
): Recogniser {
  return failingPlainly(name, recogniser(id, whisper));
}

function recogniser(engine: string, whisper: WhisperPipeline): Recogniser {
  const { generation_config: config } = whisper.model;
  return {
    engine,
    sampleRate: SAMPLE_RATE,
    async detectLanguage(samples) {
      const { input_features } = await whisper.processor(samples);
      // After the start token the model itself says the language, as one token.
      const tokens = await whisper.model.generate({
        inputs: input_features,
        decoder_input_ids: [config.decoder_start_token_id],
        max_new_tokens: 1,
      });
      const spoken = Number(tokens.tolist()[0]?.at(-1));
      const [token = 'en'] = Object.entries(config.lang_to_id).find(([, id]) => id === spoken) ?? [];
      return token.replace(/[<|>]/g, '');
    },
    async transcribe(samples, { language, vocabulary }) {
      const start = [
        config.decoder_start_token_id,
        config.lang_to_id[`<|${language}|>`],
        config.task_to_id.transcribe,
      ];
      const spelled = vocabulary === null ? [] : encode(whisper, vocabulary);
      const prompt = promptTokens(config.prev_sot_token_id, spelled, start);
      const { chunks = [] } = await whisper(samples, {
        return_timestamps: 'word',
        language,
        task: 'transcribe',
        ...(prompt === null ? {} : { decoder_input_ids: prompt }),
      });
      return chunks.map(({ text, timestamp: [startSec, endSec] }) => ({ text, startSec, endSec }));
    },
  };
}

function failingPlainly(name: string, inner: Recogniser): Recogniser {
  const told = (cause: unknown): never => {
    throw new SpeechModelError(problem('model_failed', { model: name }), { cause });
  };
  return {
    ...inner,
    detectLanguage: (samples) => inner.detectLanguage(samples).catch(told),
    transcribe: (samples, hint) => inner.transcribe(samples, hint).catch(told),
  };
}

function encode({ tokenizer }: WhisperPipeline, vocabulary: string): number[] {
  return tokenizer.encode(` ${vocabulary.trim()}`, { add_special_tokens: false });
}
