/** A structural Whisper as the files of its repository: configs as the real ones have them, a tokenizer of made words. */
import type { SpeechModelFacts } from '../../../media/listen/speech/speech-models.ts';
import { POSITIONS, TOKENS, VOCABULARY, whisperDecoder } from './whisper-decoder.ts';
import { FRAMES, MELS, WHISPER_SIZES, type WhisperSize, whisperEncoder } from './whisper-encoder.ts';

/** By their paths. Where a model's weights are not in eight bits there is none of this kind. */
export function structuralWhisperFiles(
  model: SpeechModelFacts,
  size: keyof typeof WHISPER_SIZES,
): Map<string, Blob> {
  const shape = WHISPER_SIZES[size];
  const json = (value: object): Blob => new Blob([JSON.stringify(value)]);
  return new Map(
    model.files.map((path) => {
      if (path.includes('encoder_model')) return [path, new Blob([whisperEncoder(shape)])];
      if (path.includes('decoder_model')) return [path, new Blob([whisperDecoder(shape)])];
      return [path, json(CONFIGS[path]?.(shape) ?? {})];
    }),
  );
}

/** In the order of their ids, which follow the end of text and the start of transcript. */
const LANGUAGES =
  'en zh de es ru ko fr ja pt tr pl ca nl ar sv it id hi fi vi he uk el ms cs ro da hu ta no th ur hr bg lt la mi ml cy sk te fa lv bn sr az sl kn et mk br eu is hy ne mn bs kk sq sw gl mr pa si km sn yo so af oc ka be tg sd gu am yi lo uz fo ht ps tk nn mt sa lb my bo tl mg as tt haw ln ha ba jw su'.split(
    ' ',
  );
const START = TOKENS.end + 1;
const TASKS = ['translate', 'transcribe', 'startoflm', 'startofprev', 'nospeech', 'notimestamps'];
const FIRST_TASK = START + 1 + LANGUAGES.length;
const taskId = (name: string): number => FIRST_TASK + TASKS.indexOf(name);

const CONFIGS: Readonly<Record<string, (size: WhisperSize) => object>> = {
  'config.json': ({ size, heads, layers }) => ({
    model_type: 'whisper',
    architectures: ['WhisperForConditionalGeneration'],
    is_encoder_decoder: true,
    d_model: size,
    ...{ encoder_layers: layers, encoder_attention_heads: heads, encoder_ffn_dim: 4 * size },
    ...{ decoder_layers: layers, decoder_attention_heads: heads, decoder_ffn_dim: 4 * size },
    ...{ num_mel_bins: MELS, max_source_positions: FRAMES, max_target_positions: POSITIONS },
    ...{ vocab_size: VOCABULARY, median_filter_width: 7 },
    ...{ bos_token_id: TOKENS.end, eos_token_id: TOKENS.end, pad_token_id: TOKENS.end },
    decoder_start_token_id: START,
  }),
  'generation_config.json': ({ layers, heads }) => ({
    ...{ bos_token_id: TOKENS.end, eos_token_id: TOKENS.end, pad_token_id: TOKENS.end },
    ...{ decoder_start_token_id: START, is_multilingual: true, max_length: POSITIONS },
    lang_to_id: Object.fromEntries(LANGUAGES.map((code, index) => [`<|${code}|>`, START + 1 + index])),
    task_to_id: { translate: taskId('translate'), transcribe: taskId('transcribe') },
    ...{ prev_sot_token_id: taskId('startofprev'), no_timestamps_token_id: taskId('notimestamps') },
    ...{ max_initial_timestamp_index: 50, begin_suppress_tokens: [220, TOKENS.end] },
    // As many heads as the real ones have, in the later half of the layers.
    alignment_heads: Array.from({ length: 8 }, (_, index) => [
      Math.floor(layers / 2) + (index % Math.ceil(layers / 2)),
      (index * 3) % heads,
    ]),
  }),
  'preprocessor_config.json': () => ({
    ...{ feature_extractor_type: 'WhisperFeatureExtractor', processor_class: 'WhisperProcessor' },
    ...{ feature_size: MELS, n_fft: 400, hop_length: 160, chunk_length: 30, n_samples: 480_000 },
    ...{ nb_max_frames: 2 * FRAMES, sampling_rate: 16_000, padding_side: 'right', padding_value: 0 },
  }),
  'tokenizer_config.json': () => ({
    tokenizer_class: 'WhisperTokenizer',
    ...{ bos_token: '<|endoftext|>', eos_token: '<|endoftext|>', unk_token: '<|endoftext|>' },
  }),
  'tokenizer.json': () => ({
    ...{ version: '1.0', truncation: null, padding: null, normalizer: null },
    added_tokens: addedTokens(),
    pre_tokenizer: { type: 'ByteLevel', add_prefix_space: false, trim_offsets: true, use_regex: true },
    post_processor: null,
    decoder: { type: 'ByteLevel', add_prefix_space: true, trim_offsets: true, use_regex: true },
    model: {
      type: 'BPE',
      ...{ dropout: null, unk_token: '<|endoftext|>', continuing_subword_prefix: '', end_of_word_suffix: '' },
      ...{ fuse_unk: false, byte_fallback: false },
      vocab: Object.fromEntries([...words(TOKENS.end), '<|endoftext|>'].map((word, id) => [word, id])),
      merges: [],
    },
  }),
};

function addedTokens(): object[] {
  const special = ['endoftext', 'startoftranscript', ...LANGUAGES, ...TASKS].map((name) => ({
    content: `<|${name}|>`,
    special: true,
  }));
  const times = Array.from({ length: FRAMES + 1 }, (_, index) => ({
    content: `<|${(index * 0.02).toFixed(2)}|>`,
    special: false,
  }));
  return [...special, ...times].map((token, index) => ({
    id: TOKENS.end + index,
    ...{ single_word: false, lstrip: false, rstrip: false, normalized: false },
    ...token,
  }));
}

/** Every letter by itself, so that any word can be spelled; then words of syllables, a space before each. */
function words(count: number): string[] {
  const letters = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789', 'Ġ'];
  const syllables = [...'bdfglmnprstv'].flatMap((first) => [...'aeiou'].map((second) => first + second));
  const syllable = (index: number): string => syllables[index % syllables.length] ?? '';
  const made = Array.from({ length: count - letters.length }, (_, index) => {
    const high = Math.floor(index / syllables.length ** 2);
    return `Ġ${syllable(index)}${syllable(Math.floor(index / syllables.length))}${high === 0 ? '' : syllable(high - 1)}`;
  });
  return [...letters, ...made];
}
