/**
 * The encoder of Parakeet TDT 0.6B as its ONNX export has it (FastConformer: eightfold subsampling by depthwise
 * convolutions, conformer layers with relative positions), in eight bits, with made weights. The real one has 24 layers of
 * 1024; fewer of them cost that much less of time and memory.
 */
import { layerNorm, linear, type Place, splitHeads } from './layers.ts';
import { MadeWeights } from './made-weights.ts';
import { Graph } from './onnx-writer.ts';

export interface ParakeetSize {
  readonly size: number;
  readonly heads: number;
  readonly layers: number;
}

export const PARAKEET_SIZES = {
  /** Of a test. */
  small: { size: 256, heads: 4, layers: 2 },
  /** As large as the real one. */
  whole: { size: 1024, heads: 8, layers: 24 },
} as const;

export const MELS = 128;
/** Of the subsampling. */
const CHANNELS = 256;
const KERNEL = 9;
/** As far as positions reach to either side: a window of half a minute has 375 steps. */
const REACH = 512;
const SEED = 600;

export function parakeetEncoder(
  { size, heads, layers }: ParakeetSize,
  metadata: Readonly<Record<string, string>> = {},
): Uint8Array<ArrayBuffer> {
  const graph = new Graph('encoder');
  const place = { graph, weights: new MadeWeights(graph, SEED) };
  const signal = graph.input('audio_signal', 'float32', ['batch', MELS, 'frames']);
  graph.input('length', 'int64', ['batch']);
  let x = subsampled(place, signal, size);
  const positions = relativePositions(place, x, size);
  for (let layer = 0; layer < layers; layer += 1)
    x = conformerLayer(place, `layers.${layer}`, x, { size, heads, positions });
  graph.node('Transpose', [x], { attributes: { perm: [0, 2, 1] }, outputs: ['outputs'] });
  graph.output('outputs', 'float32', ['batch', size, 'steps']);
  const eight = graph.ints([8], []);
  const rounded = graph.node('Add', ['length', graph.ints([7], [])]);
  graph.node('Div', [rounded, eight], { outputs: ['encoded_lengths'] });
  graph.output('encoded_lengths', 'int64', ['batch']);
  return graph.model(metadata);
}

/** From mel bands, `[batch, bands, frames]`, to `[batch, frames / 8, size]`. */
function subsampled(place: Place, signal: string, size: number): string {
  const { graph } = place;
  const turned = graph.node('Transpose', [signal], { attributes: { perm: [0, 2, 1] } });
  let x = graph.node('Unsqueeze', [turned, graph.ints([1])]);
  x = graph.node('Relu', [convolved(place, 'pre_encode.0', x, { from: 1, group: 1, kernel: 3, stride: 2 })]);
  for (const stage of [1, 2]) {
    const name = `pre_encode.${stage}`;
    x = convolved(place, `${name}.depthwise`, x, { from: CHANNELS, group: CHANNELS, kernel: 3, stride: 2 });
    x = convolved(place, `${name}.pointwise`, x, { from: CHANNELS, group: 1, kernel: 1, stride: 1 });
    x = graph.node('Relu', [x]);
  }
  const steps = graph.node('Transpose', [x], { attributes: { perm: [0, 2, 1, 3] } });
  const flat = graph.node('Reshape', [steps, graph.ints([0, 0, (CHANNELS * MELS) / 8])]);
  return linear(place, 'pre_encode.out', flat, { from: (CHANNELS * MELS) / 8, to: size });
}

interface ConvolvedSize {
  readonly from: number;
  readonly group: number;
  readonly kernel: number;
  readonly stride: number;
}

function convolved(
  { graph, weights }: Place,
  name: string,
  x: string,
  { from, group, kernel, stride }: ConvolvedSize,
): string {
  const dims = [CHANNELS, from / group, kernel, kernel];
  const deviation = 1 / Math.sqrt((from / group) * kernel * kernel);
  const pad = Math.floor(kernel / 2);
  return graph.node(
    'Conv',
    [
      x,
      weights.floats(`${name}.weight`, dims, { deviation }),
      weights.floats(`${name}.bias`, [CHANNELS], { deviation: 0.02 }),
    ],
    {
      attributes: {
        kernel_shape: [kernel, kernel],
        strides: [stride, stride],
        pads: [pad, pad, pad, pad],
        group,
      },
    },
  );
}

/** How far every step is from every other: `[1, 2 steps - 1, size]`, from far ahead to far behind. */
function relativePositions({ graph, weights }: Place, x: string, size: number): string {
  const table = weights.floats('positions', [1, 2 * REACH - 1, size], { deviation: 0.7 });
  const steps = lengthOf(graph, x);
  const from = graph.node('Sub', [graph.ints([REACH]), steps]);
  const to = graph.node('Add', [graph.ints([REACH - 1]), steps]);
  return graph.node('Slice', [table, from, to, graph.ints([1])]);
}

interface LayerOptions {
  readonly size: number;
  readonly heads: number;
  readonly positions: string;
}

/** Half a feed-forward, attention, convolution, the other half: Conformer (Gulati et al., 2020). */
function conformerLayer(place: Place, name: string, x: string, options: LayerOptions): string {
  const { graph } = place;
  const { size } = options;
  const half = graph.floats([0.5], []);
  const plus = (to: string, what: string): string => graph.node('Add', [to, what]);
  const first = plus(x, graph.node('Mul', [forward(place, `${name}.feed_forward1`, x, size), half]));
  const heard = plus(first, relativeAttention(place, `${name}.self_attn`, first, options));
  const mixed = plus(heard, convolutionModule(place, `${name}.conv`, heard, size));
  const second = plus(mixed, graph.node('Mul', [forward(place, `${name}.feed_forward2`, mixed, size), half]));
  return layerNorm(place, `${name}.norm_out`, second, size);
}

function forward(place: Place, name: string, x: string, size: number): string {
  const normed = layerNorm(place, `${name}.norm`, x, size);
  const wide = swish(place.graph, linear(place, `${name}.linear1`, normed, { from: size, to: 4 * size }));
  return linear(place, `${name}.linear2`, wide, { from: 4 * size, to: size });
}

function swish(graph: Graph, x: string): string {
  return graph.node('Mul', [x, graph.node('Sigmoid', [x])]);
}

/** What is near is heard by where it stands too: Transformer-XL (Dai et al., 2019). */
function relativeAttention(
  place: Place,
  name: string,
  x: string,
  { size, heads, positions }: LayerOptions,
): string {
  const { graph, weights } = place;
  const head = { size, heads };
  const normed = layerNorm(place, `${name}.norm`, x, size);
  const projected = (what: string, of: string): string =>
    splitHeads(graph, linear(place, `${name}.${what}`, of, { from: size, to: size }), head);
  const query = projected('query', normed);
  const biased = (what: string): string =>
    graph.node('Add', [
      query,
      weights.floats(`${name}.${what}`, [1, heads, 1, size / heads], { deviation: 0.1 }),
    ]);
  const against = (of: string, key: string): string =>
    graph.node('MatMul', [of, graph.node('Transpose', [key], { attributes: { perm: [0, 1, 3, 2] } })]);
  const byContent = against(biased('pos_bias_u'), projected('key', normed));
  const byPlace = shifted(graph, against(biased('pos_bias_v'), projected('pos', positions)), {
    steps: lengthOf(graph, x),
    heads,
  });
  const scores = graph.node('Mul', [
    graph.node('Add', [byContent, byPlace]),
    graph.floats([(size / heads) ** -0.5], []),
  ]);
  const shares = graph.node('Softmax', [scores], { attributes: { axis: -1 } });
  const context = graph.node('Transpose', [graph.node('MatMul', [shares, projected('value', normed)])], {
    attributes: { perm: [0, 2, 1, 3] },
  });
  const joined = graph.node('Reshape', [context, graph.ints([0, 0, size])]);
  return linear(place, `${name}.out`, joined, { from: size, to: size });
}

/** From `[1, heads, steps, 2 steps - 1]` by distance to `[1, heads, steps, steps]` by step: one row further at each step. */
function shifted(
  graph: Graph,
  scores: string,
  { steps, heads }: { readonly steps: string; readonly heads: number },
): string {
  const padded = graph.node('Pad', [scores, graph.ints([0, 0, 0, 1, 0, 0, 0, 0])]);
  const shape = (...last: readonly [string, string]): string =>
    graph.node('Concat', [graph.ints([1, heads]), ...last], { attributes: { axis: 0 } });
  const all = graph.ints([-1]);
  const tall = graph.node('Reshape', [padded, shape(all, steps)]);
  const cut = graph.node('Slice', [tall, graph.ints([1]), graph.ints([2 ** 31 - 1]), graph.ints([2])]);
  const back = graph.node('Reshape', [cut, shape(steps, all)]);
  return graph.node('Slice', [back, graph.ints([0]), steps, graph.ints([3])]);
}

function convolutionModule(place: Place, name: string, x: string, size: number): string {
  const { graph, weights } = place;
  const normed = layerNorm(place, `${name}.norm`, x, size);
  const wide = linear(place, `${name}.pointwise1`, normed, { from: size, to: 2 * size });
  const [value, gate] = [`${graph.name}/${name}.value`, `${graph.name}/${name}.gate`];
  graph.node('Split', [wide], { attributes: { axis: -1 }, outputs: [value, gate] });
  const gated = graph.node('Mul', [value, graph.node('Sigmoid', [gate])]);
  const turned = graph.node('Transpose', [gated], { attributes: { perm: [0, 2, 1] } });
  const pad = Math.floor(KERNEL / 2);
  const mixed = graph.node(
    'Conv',
    [
      turned,
      weights.floats(`${name}.depthwise.weight`, [size, 1, KERNEL], { deviation: 1 / 3 }),
      // The norm after it is folded into its weights, as exports do.
      weights.floats(`${name}.depthwise.bias`, [size], { deviation: 0.02 }),
    ],
    { attributes: { kernel_shape: [KERNEL], pads: [pad, pad], group: size } },
  );
  const back = graph.node('Transpose', [swish(graph, mixed)], { attributes: { perm: [0, 2, 1] } });
  return linear(place, `${name}.pointwise2`, back, { from: size, to: size });
}

/** Of `[batch, steps, size]`, as a list of one. */
function lengthOf(graph: Graph, x: string): string {
  return graph.node('Gather', [graph.node('Shape', [x]), graph.ints([1])], { attributes: { axis: 0 } });
}
