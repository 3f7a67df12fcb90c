/**
 * Whisper's decoder as its exports for browsers are made: both branches in one file, what was known kept between steps,
 * and what each head looked at given out, from which times of words are read. With made weights it says nonsense, in the
 * time and memory of the real one: it names Italian, then says words up to a set position, where it ends.
 */
import {
  attend,
  feedForward,
  type HeadSize,
  layerNorm,
  linear,
  type Place,
  projectHeads,
  projectQuery,
  timesQuantized,
} from './layers.ts';
import { MadeWeights, type QuantizedMatrix } from './made-weights.ts';
import { Graph } from './onnx-writer.ts';
import { SEED, type WhisperSize } from './whisper-encoder.ts';

export const POSITIONS = 448;
export const VOCABULARY = 51_865;
/** Ids of tokens that it says by itself; words are below them. */
export const TOKENS = { end: 50_257, italian: 50_274 } as const;
/** As many as people say in half a minute. */
const ENDS_AT = 110;
/** From here on a byte of a quantized matrix is 0. */
const ZERO = 128;
/** How strongly a position calls for its token: far above whatever else is there. */
const CALL = 30;

export function whisperDecoder(shape: WhisperSize): Uint8Array<ArrayBuffer> {
  const { size, heads, layers } = shape;
  const graph = new Graph('decoder');
  const weights = new MadeWeights(graph, SEED + 1);
  graph.input('input_ids', 'int64', ['batch_size', 'decoder_sequence_length']);
  graph.input('encoder_hidden_states', 'float32', ['batch_size', 'encoder_sequence_length', size]);
  for (const { part, length } of cacheParts(layers))
    graph.input(`past_key_values.${part}`, 'float32', ['batch_size', heads, `past_${length}`, size / heads]);
  graph.input('use_cache_branch', 'bool', [1]);
  const outputs = outputsOf(shape);
  graph.node('If', ['use_cache_branch'], {
    attributes: {
      then_branch: branch(weights, shape, true),
      else_branch: branch(weights, shape, false),
    },
    outputs: outputs.map(({ name }) => name),
  });
  for (const { name, dims } of outputs) graph.output(name, 'float32', dims);
  return graph.model();
}

interface CachePart {
  readonly part: string;
  /** What its length is called. */
  readonly length: string;
}

function cacheParts(layers: number): CachePart[] {
  return Array.from({ length: layers }, (_, layer) =>
    (['decoder', 'encoder'] as const).flatMap((side) =>
      ['key', 'value'].map((what) => ({
        part: `${layer}.${side}.${what}`,
        length: `${side}_sequence_length`,
      })),
    ),
  ).flat();
}

function outputsOf({ size, heads, layers }: WhisperSize) {
  return [
    { name: 'logits', dims: ['batch_size', 'decoder_sequence_length', VOCABULARY] },
    ...cacheParts(layers).map(({ part, length }) => ({
      name: `present.${part}`,
      dims: ['batch_size', heads, `present_${length}`, size / heads],
    })),
    ...Array.from({ length: layers }, (_, layer) => ({
      name: `cross_attentions.${layer}`,
      dims: ['batch_size', heads, 'decoder_sequence_length', 'encoder_sequence_length_out'],
    })),
  ] as const;
}

/** @param hasPast takes what it knew, and one step; else it takes all steps there are, and the sound. */
function branch(weights: MadeWeights, shape: WhisperSize, hasPast: boolean): Graph {
  const { size, layers } = shape;
  const graph = new Graph(hasPast ? 'with_past' : 'without_past');
  const place = { graph, weights };
  const tokens = tokenTable(place, size);
  const steps = graph.node('Range', [
    ...(hasPast
      ? [lengthOf(graph, 'past_key_values.0.decoder.key', 2), pastAndNow(graph)]
      : [graph.ints([0], []), lengthOf(graph, 'input_ids', 1)]),
    graph.ints([1], []),
  ]);
  let x = graph.node('Add', [
    embedded(graph, tokens),
    graph.node('Gather', [positionTable(place, size), steps], { attributes: { axis: 0 } }),
  ]);
  for (let layer = 0; layer < layers; layer += 1)
    x = decoderLayer(place, shape, { layer, x, steps, hasPast });
  const last = layerNorm(place, 'layer_norm', x, size);
  const turned = graph.node('Transpose', [tokens.bytes], { attributes: { perm: [1, 0] } });
  const logits = timesQuantized(graph, last, { ...tokens, bytes: turned });
  graph.node('Identity', [logits], { outputs: [`${graph.name}/logits`] });
  for (const { name, dims } of outputsOf(shape)) graph.output(`${graph.name}/${name}`, 'float32', dims);
  return graph;
}

interface LayerInput {
  readonly layer: number;
  readonly x: string;
  readonly steps: string;
  readonly hasPast: boolean;
}

function decoderLayer(place: Place, head: HeadSize, { layer, x, steps, hasPast }: LayerInput): string {
  const { graph } = place;
  const { size } = head;
  const name = `layers.${layer}`;
  const give = (part: string, value: string): string =>
    graph.node('Identity', [value], { outputs: [`${graph.name}/${part}`] });

  const own = layerNorm(place, `${name}.self_attn_layer_norm`, x, size);
  const kept = (what: 'key' | 'value'): string => {
    const now = projectHeads(place, `${name}.self_attn.${what}`, own, head);
    const past = `past_key_values.${layer}.decoder.${what}`;
    const all = hasPast ? graph.node('Concat', [past, now], { attributes: { axis: 2 } }) : now;
    return give(`present.${layer}.decoder.${what}`, all);
  };
  const self = attend(
    graph,
    {
      query: projectQuery(place, `${name}.self_attn.query`, own, head),
      key: kept('key'),
      value: kept('value'),
      ...(hasPast ? {} : { mask: causalMask(graph, steps) }),
    },
    head,
  );
  const afterSelf = graph.node('Add', [
    x,
    linear(place, `${name}.self_attn.out_proj`, self.context, { from: size, to: size }),
  ]);

  const asking = layerNorm(place, `${name}.encoder_attn_layer_norm`, afterSelf, size);
  const sound = (what: 'key' | 'value'): string => {
    const past = `past_key_values.${layer}.encoder.${what}`;
    if (!hasPast) {
      const made = projectHeads(place, `${name}.encoder_attn.${what}`, 'encoder_hidden_states', head);
      return give(`present.${layer}.encoder.${what}`, made);
    }
    // What is given is not read by anybody: the caller keeps what it had.
    const none = graph.constant('float32', [0, head.heads, 1, size / head.heads], new Float32Array(0));
    give(`present.${layer}.encoder.${what}`, none);
    return past;
  };
  const cross = attend(
    graph,
    {
      query: projectQuery(place, `${name}.encoder_attn.query`, asking, head),
      key: sound('key'),
      value: sound('value'),
    },
    head,
  );
  give(`cross_attentions.${layer}`, cross.weights);
  const afterSound = graph.node('Add', [
    afterSelf,
    linear(place, `${name}.encoder_attn.out_proj`, cross.context, { from: size, to: size }),
  ]);
  return feedForward(place, name, afterSound, size);
}

/** A step sees none that come after it. */
function causalMask(graph: Graph, steps: string): string {
  const across = graph.node('Unsqueeze', [steps, graph.ints([0])]);
  const down = graph.node('Unsqueeze', [steps, graph.ints([1])]);
  const isSeen = graph.node('LessOrEqual', [across, down]);
  return graph.node('Where', [isSeen, graph.floats([0], []), graph.floats([-1e9], [])]);
}

function lengthOf(graph: Graph, value: string, axis: number): string {
  return graph.node('Gather', [graph.node('Shape', [value]), graph.ints([axis], [])], {
    attributes: { axis: 0 },
  });
}

function pastAndNow(graph: Graph): string {
  return graph.node('Add', [
    lengthOf(graph, 'past_key_values.0.decoder.key', 2),
    lengthOf(graph, 'input_ids', 1),
  ]);
}

function embedded(graph: Graph, { bytes, scale, zeroPoint }: QuantizedMatrix): string {
  const rows = graph.node('Gather', [bytes, 'input_ids'], { attributes: { axis: 0 } });
  return graph.node('DequantizeLinear', [rows, scale, zeroPoint]);
}

/** Tokens that are no words are never the likeliest ones, but where a position calls for one. */
function tokenTable({ weights }: Place, size: number): QuantizedMatrix {
  return weights.quantized('embed_tokens.weight', [VOCABULARY, size], 0.15, (bytes, columns) => {
    bytes.fill(ZERO, TOKENS.end * columns);
    for (const [token, direction] of [
      [TOKENS.end, endDirection],
      [TOKENS.italian, italianDirection],
    ] as const)
      for (let column = 0; column < columns; column += 1)
        bytes[token * columns + column] = ZERO + 60 * direction(column);
  });
}

function positionTable({ weights }: Place, size: number): string {
  return weights.floats('embed_positions.weight', [POSITIONS, size], { deviation: 1 }, (values) => {
    for (let column = 0; column < size; column += 1) {
      values[column] = CALL * italianDirection(column);
      for (let position = ENDS_AT; position < POSITIONS; position += 1)
        values[position * size + column] = CALL * endDirection(column);
    }
  });
}

/** Neither has a mean, and they are at right angles, so that a norm of layers leaves them as they are. */
const endDirection = (column: number): number => (column % 2 === 0 ? 1 : -1);
const italianDirection = (column: number): number => (column % 4 < 2 ? 1 : -1);
