/**
 * The model that says how a voice sounds (WeSpeaker's ResNet34), in its real size and with made weights: mel bands in, mean
 * and deviation over time of what 33 convolutions make of them, 256 numbers out.
 */
import { MadeWeights } from './made-weights.ts';
import { Graph } from './onnx-writer.ts';

const SEED = 34;
const MELS = 80;
const EMBEDDING = 256;
const STAGES = [
  { size: 32, blocks: 3, stride: 1 },
  { size: 64, blocks: 4, stride: 2 },
  { size: 128, blocks: 6, stride: 2 },
  { size: 256, blocks: 3, stride: 2 },
] as const;
const LAST = 256;
/** Of frequencies, after the strides. */
const BANDS = MELS / 8;

export function speakerVoices(): Uint8Array<ArrayBuffer> {
  const graph = new Graph('voices');
  const weights = new MadeWeights(graph, SEED);
  const convolution = (
    name: string,
    x: string,
    from: number,
    to: number,
    width: number,
    stride: number,
  ): string =>
    graph.node(
      'Conv',
      [
        x,
        weights.floats(`${name}.weight`, [to, from, width, width], {
          deviation: Math.sqrt(2 / (from * width * width)),
        }),
        // Of the normalization, which exports fold in.
        weights.floats(`${name}.bias`, [to], { deviation: 0.02 }),
      ],
      {
        attributes: {
          kernel_shape: [width, width],
          strides: [stride, stride],
          pads: width === 3 ? [1, 1, 1, 1] : [0, 0, 0, 0],
        },
      },
    );
  const relu = (x: string): string => graph.node('Relu', [x]);

  const features = graph.input('input_features', 'float32', ['batch_size', 'num_frames', MELS]);
  const bands = graph.node('Transpose', [features], { attributes: { perm: [0, 2, 1] } });
  let x = graph.node('Unsqueeze', [bands, graph.ints([1])]);
  x = relu(convolution('first', x, 1, STAGES[0].size, 3, 1));
  let from: number = STAGES[0].size;
  for (const [index, { size, blocks, stride }] of STAGES.entries())
    for (let block = 0; block < blocks; block += 1) {
      const name = `stage.${index}.${block}`;
      const step = block === 0 ? stride : 1;
      const inner = relu(convolution(`${name}.0`, x, from, size, 3, step));
      const outer = convolution(`${name}.1`, inner, size, size, 3, 1);
      const beside = step === 1 && from === size ? x : convolution(`${name}.beside`, x, from, size, 1, step);
      x = relu(graph.node('Add', [outer, beside]));
      from = size;
    }
  const over = { attributes: { axes: [-1], keepdims: 1 } };
  const mean = graph.node('ReduceMean', [x], over);
  const away = graph.node('Sub', [x, mean]);
  const variance = graph.node('ReduceMean', [graph.node('Mul', [away, away])], over);
  const deviation = graph.node('Sqrt', [graph.node('Add', [variance, graph.floats([1e-7], [])])]);
  const pooled = [mean, deviation].map((one) => graph.node('Flatten', [one], { attributes: { axis: 1 } }));
  const both = graph.node('Concat', pooled, { attributes: { axis: 1 } });
  const width = 2 * LAST * BANDS;
  const matrix = weights.floats(
    'embedding.weight',
    [width, EMBEDDING],
    { deviation: 1 / Math.sqrt(width) },
    tellBandsApart,
  );
  graph.node('Gemm', [both, matrix, weights.floats('embedding.bias', [EMBEDDING], { deviation: 0.02 })], {
    outputs: ['last_hidden_state'],
  });
  graph.output('last_hidden_state', 'float32', ['batch_size', EMBEDDING]);
  return graph.model();
}

/** What all bands have in common weighs nothing: without training it is nearly all there is, and every voice would sound alike. */
function tellBandsApart(matrix: Float32Array): void {
  const block = BANDS * EMBEDDING;
  for (let from = 0; from < matrix.length; from += block)
    for (let at = from; at < from + EMBEDDING; at += 1) {
      let sum = 0;
      for (let band = 0; band < BANDS; band += 1) sum += matrix[at + band * EMBEDDING] ?? 0;
      for (let band = 0; band < BANDS; band += 1) {
        const place = at + band * EMBEDDING;
        matrix[place] = (matrix[place] ?? 0) - sum / BANDS;
      }
    }
}
