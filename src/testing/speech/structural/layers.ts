/** Parts that models of speech are built of, as their exports have them: linear layers in eight bits, everything else in floats. */
import type { MadeWeights, QuantizedMatrix } from './made-weights.ts';
import type { Graph } from './onnx-writer.ts';

/** Where nodes go, and where what they multiply by is kept: a branch uses the weights of the graph around it. */
export interface Place {
  readonly graph: Graph;
  readonly weights: MadeWeights;
}

export interface LinearSize {
  readonly from: number;
  readonly to: number;
}

/** `x W + b`, with what comes in quantized as it comes (dynamic quantization). */
export function linear(place: Place, name: string, x: string, { from, to }: LinearSize): string {
  const matrix = place.weights.quantized(`${name}.weight`, [from, to], 1 / Math.sqrt(from));
  const bias = place.weights.floats(`${name}.bias`, [to], { deviation: 0.02 });
  return place.graph.node('Add', [timesQuantized(place.graph, x, matrix), bias]);
}

export function timesQuantized(graph: Graph, x: string, matrix: QuantizedMatrix): string {
  const given = quantize(graph, x);
  const sums = graph.node('MatMulInteger', [given.bytes, matrix.bytes, given.zeroPoint, matrix.zeroPoint]);
  return scaled(graph, sums, given.scale, matrix.scale);
}

export interface ConvolutionSize {
  readonly from: number;
  readonly to: number;
  readonly stride: number;
}

/** Of three steps in time, in eight bits. */
export function convolution(
  { graph, weights }: Place,
  name: string,
  x: string,
  { from, to, stride }: ConvolutionSize,
): string {
  const kernel = weights.quantized(`${name}.weight`, [to, from, 3], 1 / Math.sqrt(3 * from));
  const given = quantize(graph, x);
  const sums = graph.node('ConvInteger', [given.bytes, kernel.bytes, given.zeroPoint, kernel.zeroPoint], {
    attributes: { kernel_shape: [3], pads: [1, 1], strides: [stride] },
  });
  const bias = weights.floats(`${name}.bias`, [1, to, 1], { deviation: 0.02 });
  return graph.node('Add', [scaled(graph, sums, given.scale, kernel.scale), bias]);
}

/** What comes in is quantized once, whatever it is multiplied by. */
const quantizedIn = new WeakMap<Graph, Map<string, QuantizedMatrix>>();

function quantize(graph: Graph, x: string): QuantizedMatrix {
  const known = quantizedIn.get(graph) ?? new Map<string, QuantizedMatrix>();
  quantizedIn.set(graph, known);
  const name = `${graph.name}/${x}_quantized`;
  const made = known.get(x) ?? { bytes: name, scale: `${name}_scale`, zeroPoint: `${name}_zero_point` };
  if (!known.has(x)) graph.node('DynamicQuantizeLinear', [x], { outputs: Object.values(made) });
  known.set(x, made);
  return made;
}

function scaled(graph: Graph, sums: string, ...scales: readonly [string, string]): string {
  const FLOAT = 1;
  const float = graph.node('Cast', [sums], { attributes: { to: FLOAT } });
  return graph.node('Mul', [float, graph.node('Mul', scales)]);
}

/** By the error function, as exports write it; ONNX Runtime makes one operator of it. */
export function gelu(graph: Graph, x: string): string {
  const erf = graph.node('Erf', [graph.node('Div', [x, graph.floats([Math.SQRT2], [])])]);
  const gate = graph.node('Mul', [x, graph.node('Add', [erf, graph.floats([1], [])])]);
  return graph.node('Mul', [gate, graph.floats([0.5], [])]);
}

export function layerNorm({ graph, weights }: Place, name: string, x: string, size: number): string {
  const scale = weights.floats(`${name}.weight`, [size], { mean: 1, deviation: 0.02 });
  const bias = weights.floats(`${name}.bias`, [size], { deviation: 0.02 });
  return graph.node('LayerNormalization', [x, scale, bias], {
    attributes: { axis: -1, epsilon: { float: 1e-5 } },
  });
}

export interface HeadSize {
  readonly size: number;
  readonly heads: number;
}

/** From `[batch, steps, size]` to `[batch, heads, steps, size / heads]`. */
export function splitHeads(graph: Graph, x: string, { size, heads }: HeadSize): string {
  const parts = graph.node('Reshape', [x, graph.ints([0, 0, heads, size / heads])]);
  return graph.node('Transpose', [parts], { attributes: { perm: [0, 2, 1, 3] } });
}

/** What attention looks at, and with: split into heads already. */
export interface Attended {
  readonly query: string;
  readonly key: string;
  readonly value: string;
  /** Added before the softmax. */
  readonly mask?: string;
}

/** What is heard of each step, `[batch, steps, size]`, and how much of it by each head. */
export function attend(
  graph: Graph,
  { query, key, value, mask }: Attended,
  { size }: HeadSize,
): { readonly context: string; readonly weights: string } {
  const turned = graph.node('Transpose', [key], { attributes: { perm: [0, 1, 3, 2] } });
  const scores = graph.node('MatMul', [query, turned]);
  const masked = mask === undefined ? scores : graph.node('Add', [scores, mask]);
  const weights = graph.node('Softmax', [masked], { attributes: { axis: -1 } });
  const parts = graph.node('Transpose', [graph.node('MatMul', [weights, value])], {
    attributes: { perm: [0, 2, 1, 3] },
  });
  return { context: graph.node('Reshape', [parts, graph.ints([0, 0, size])]), weights };
}

/** Queries are made small first, as Whisper does. */
export function projectQuery(place: Place, name: string, x: string, { size, heads }: HeadSize): string {
  const query = linear(place, name, x, { from: size, to: size });
  const small = place.graph.node('Mul', [query, place.graph.floats([(size / heads) ** -0.5], [])]);
  return splitHeads(place.graph, small, { size, heads });
}

export function projectHeads(place: Place, name: string, x: string, head: HeadSize): string {
  return splitHeads(place.graph, linear(place, name, x, { from: head.size, to: head.size }), head);
}

/** Two layers with a bend between them, added to what came in. */
export function feedForward(place: Place, name: string, x: string, size: number): string {
  const { graph } = place;
  const normed = layerNorm(place, `${name}.final_layer_norm`, x, size);
  const wide = gelu(graph, linear(place, `${name}.fc1`, normed, { from: size, to: 4 * size }));
  return graph.node('Add', [x, linear(place, `${name}.fc2`, wide, { from: 4 * size, to: size })]);
}

/** A layer that looks at its own steps. */
export function selfAttended(place: Place, name: string, x: string, head: HeadSize): Attended {
  return {
    query: projectQuery(place, `${name}.q_proj`, x, head),
    key: projectHeads(place, `${name}.k_proj`, x, head),
    value: projectHeads(place, `${name}.v_proj`, x, head),
  };
}
