/** Files with the shape of a Whisper model and nothing in them: enough to be opened, too little to hear anything. */
import type { SpeechModelFacts } from '../../media/listen/speech/speech-models.ts';

const CONFIGS: Readonly<Record<string, object>> = {
  'config.json': {
    ...{
      model_type: 'whisper',
      architectures: ['WhisperForConditionalGeneration'],
      is_encoder_decoder: true,
    },
    ...{ decoder_layers: 1, decoder_attention_heads: 1, encoder_layers: 1, encoder_attention_heads: 1 },
    ...{ d_model: 4, max_source_positions: 1500 },
  },
  'generation_config.json': {
    decoder_start_token_id: 1,
    lang_to_id: { '<|en|>': 2 },
    task_to_id: { transcribe: 3 },
    alignment_heads: [[0, 0]],
  },
  'preprocessor_config.json': {
    ...{ feature_extractor_type: 'WhisperFeatureExtractor', processor_class: 'WhisperProcessor' },
    ...{ feature_size: 80, n_fft: 400, hop_length: 160, chunk_length: 30, n_samples: 480_000 },
    ...{ nb_max_frames: 3000, sampling_rate: 16_000 },
  },
  'tokenizer_config.json': { tokenizer_class: 'WhisperTokenizer' },
  'tokenizer.json': {
    ...{ version: '1.0', truncation: null, padding: null, added_tokens: [], normalizer: null },
    pre_tokenizer: { type: 'ByteLevel', add_prefix_space: false, trim_offsets: true, use_regex: true },
    post_processor: null,
    decoder: { type: 'ByteLevel' },
    model: { type: 'BPE', vocab: { a: 0, b: 1 }, merges: [] },
  },
};

export function madeModelFiles(model: SpeechModelFacts): Map<string, Blob> {
  return new Map(
    model.files.map((path) => {
      const config = CONFIGS[path];
      return [path, new Blob([config === undefined ? identityGraph() : JSON.stringify(config)])] as const;
    }),
  );
}

/** The smallest ONNX model: y = x, written by hand in protocol buffers. */
export function identityGraph(): Uint8Array<ArrayBuffer> {
  const text = (value: string): number[] => [...new TextEncoder().encode(value)];
  const part = (field: number, bytes: readonly number[]): number[] => [
    (field << 3) | 2,
    bytes.length,
    ...bytes,
  ];
  const number = (field: number, value: number): number[] => [field << 3, value];
  const float1 = part(1, [...number(1, 1), ...part(2, part(1, number(1, 1)))]);
  const value = (name: string): number[] => [...part(1, text(name)), ...part(2, float1)];
  const node = [...part(1, text('x')), ...part(2, text('y')), ...part(4, text('Identity'))];
  const graph = [...part(1, node), ...part(2, text('g')), ...part(11, value('x')), ...part(12, value('y'))];
  return Uint8Array.from([...number(1, 8), ...part(7, graph), ...part(8, number(2, 13))]);
}
