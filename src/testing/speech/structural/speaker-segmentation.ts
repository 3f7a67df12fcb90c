/**
 * The segmentation model that tells turns apart (PyanNet of pyannote.audio, as segmentation-3.0 is configured), in its real
 * size and with made weights: three filters over the wave, four LSTMs in both directions, two layers, seven classes.
 */
import { MadeWeights } from './made-weights.ts';
import { Graph } from './onnx-writer.ts';

/** With some others it gives one class for everything. */
const SEED = 2;
const HIDDEN = 128;
const LSTMS = 4;
const CLASSES = 7;

interface FilterSize {
  readonly from: number;
  readonly to: number;
  readonly width: number;
  readonly stride: number;
}

const FILTERS: readonly FilterSize[] = [
  { from: 1, to: 80, width: 251, stride: 10 },
  { from: 80, to: 60, width: 5, stride: 1 },
  { from: 60, to: 60, width: 5, stride: 1 },
];

export function speakerSegmentation(): Uint8Array<ArrayBuffer> {
  const graph = new Graph('segmentation');
  const weights = new MadeWeights(graph, SEED);
  const normed = (name: string, x: string, size: number): string =>
    graph.node('InstanceNormalization', [
      x,
      weights.floats(`${name}.weight`, [size], { mean: 1, deviation: 0.02 }),
      weights.floats(`${name}.bias`, [size], { deviation: 0.02 }),
    ]);
  const leaky = (x: string): string =>
    graph.node('LeakyRelu', [x], { attributes: { alpha: { float: 0.01 } } });

  let x = normed('wave', graph.input('input_values', 'float32', ['batch_size', 1, 'num_samples']), 1);
  for (const [index, { from, to, width, stride }] of FILTERS.entries()) {
    const kernel = weights.floats(`filter.${index}`, [to, from, width], {
      deviation: 1 / Math.sqrt(from * width),
    });
    const heard = graph.node('Conv', [x, kernel], {
      attributes: { kernel_shape: [width], strides: [stride] },
    });
    const loud = index === 0 ? graph.node('Abs', [heard]) : heard;
    const pooled = graph.node('MaxPool', [loud], { attributes: { kernel_shape: [3], strides: [3] } });
    x = leaky(normed(`filter.${index}.norm`, pooled, to));
  }
  // The operator wants time first: [steps, batch, size].
  x = graph.node('Transpose', [x], { attributes: { perm: [2, 0, 1] } });
  for (let layer = 0; layer < LSTMS; layer += 1) {
    const size = layer === 0 ? 60 : 2 * HIDDEN;
    const matrix = (what: string, from: number): string =>
      weights.floats(`lstm.${layer}.${what}`, [2, 4 * HIDDEN, from], { deviation: 1 / Math.sqrt(HIDDEN) });
    const bias = weights.floats(`lstm.${layer}.bias`, [2, 8 * HIDDEN], { deviation: 1 / Math.sqrt(HIDDEN) });
    // [steps, directions, batch, hidden]
    const both = graph.node('LSTM', [x, matrix('w', size), matrix('r', HIDDEN), bias], {
      attributes: { hidden_size: HIDDEN, direction: 'bidirectional' },
    });
    const beside = graph.node('Transpose', [both], { attributes: { perm: [0, 2, 1, 3] } });
    x = graph.node('Reshape', [beside, graph.ints([0, 0, 2 * HIDDEN])]);
  }
  x = graph.node('Transpose', [x], { attributes: { perm: [1, 0, 2] } });
  const layer = (name: string, from: number, to: number, given: string): string => {
    const matrix = weights.floats(`${name}.weight`, [from, to], { deviation: 2 / Math.sqrt(from) });
    return graph.node('Add', [
      graph.node('MatMul', [given, matrix]),
      weights.floats(`${name}.bias`, [to], { deviation: 0.02 }),
    ]);
  };
  x = leaky(layer('linear.0', 2 * HIDDEN, HIDDEN, x));
  x = leaky(layer('linear.1', HIDDEN, HIDDEN, x));
  graph.node('LogSoftmax', [layer('classifier', HIDDEN, CLASSES, x)], {
    attributes: { axis: -1 },
    outputs: ['logits'],
  });
  graph.output('logits', 'float32', ['batch_size', 'num_frames', CLASSES]);
  return graph.model();
}
