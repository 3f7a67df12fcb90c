/** Whisper's encoder as its exports for browsers are made, in the sizes of the real models, with made weights. */
import { attend, convolution, feedForward, gelu, layerNorm, linear, selfAttended } from './layers.ts';
import { MadeWeights } from './made-weights.ts';
import { Graph } from './onnx-writer.ts';

/** Sizes of the models by OpenAI, as their `config.json` has them. */
export const WHISPER_SIZES = {
  tiny: { size: 384, heads: 6, layers: 4 },
  base: { size: 512, heads: 8, layers: 6 },
  small: { size: 768, heads: 12, layers: 12 },
} as const;

export type WhisperSize = (typeof WHISPER_SIZES)[keyof typeof WHISPER_SIZES];

export const MELS = 80;
export const FRAMES = 1500;
export const SEED = 20_261_123;

export function whisperEncoder({ size, heads, layers }: WhisperSize): Uint8Array<ArrayBuffer> {
  const graph = new Graph('encoder');
  const place = { graph, weights: new MadeWeights(graph, SEED) };
  const features = graph.input('input_features', 'float32', ['batch_size', MELS, 2 * FRAMES]);
  const first = gelu(graph, convolution(place, 'conv1', features, { from: MELS, to: size, stride: 1 }));
  const second = gelu(graph, convolution(place, 'conv2', first, { from: size, to: size, stride: 2 }));
  const steps = graph.node('Transpose', [second], { attributes: { perm: [0, 2, 1] } });
  const positions = place.weights.floats('embed_positions', [FRAMES, size], { deviation: 0.5 });
  let x = graph.node('Add', [steps, positions]);
  for (let layer = 0; layer < layers; layer += 1) {
    const name = `layers.${layer}`;
    const normed = layerNorm(place, `${name}.self_attn_layer_norm`, x, size);
    const heard = attend(graph, selfAttended(place, `${name}.self_attn`, normed, { size, heads }), {
      size,
      heads,
    });
    const out = linear(place, `${name}.self_attn.out_proj`, heard.context, { from: size, to: size });
    x = feedForward(place, name, graph.node('Add', [x, out]), size);
  }
  graph.node('Identity', [layerNorm(place, 'layer_norm', x, size)], { outputs: ['last_hidden_state'] });
  graph.output('last_hidden_state', 'float32', ['batch_size', FRAMES, size]);
  return graph.model();
}
