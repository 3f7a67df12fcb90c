/**
 * The prediction and joint networks of Parakeet TDT in one file, as its ONNX export has them: a step takes one step of
 * sound, the last token and the states of two LSTM layers, and gives the logits of tokens and of how many steps to go on.
 */
import { linear, type Place } from './layers.ts';
import { MadeWeights } from './made-weights.ts';
import { Graph } from './onnx-writer.ts';
import type { ParakeetSize } from './parakeet-encoder.ts';

const HIDDEN = 640;
const LAYERS = 2;
/** And the blank, which is the last token. */
export const PIECES = 8192;
/** Steps to go on: none to four. */
const DURATIONS = 5;
const SEED = 601;
/** Above this the best of so many even numbers lies about every second time: people pause, too. */
const BLANK_BIAS = 3.7;
/** To stand still is for what is said within one step, which is rare. */
const STAND_BIAS = -5;

export function parakeetDecoder({ size }: ParakeetSize): Uint8Array<ArrayBuffer> {
  const graph = new Graph('decoder_joint');
  const place = { graph, weights: new MadeWeights(graph, SEED) };
  graph.input('encoder_outputs', 'float32', ['batch', size, 'steps']);
  graph.input('targets', 'int32', ['batch', 'targets']);
  graph.input('target_length', 'int32', ['batch']);
  const states = ['input_states_1', 'input_states_2'].map((name) =>
    graph.input(name, 'float32', [LAYERS, 'batch', HIDDEN]),
  );
  const predicted = predictedBy(place, states);
  const sound = graph.node('Transpose', ['encoder_outputs'], { attributes: { perm: [0, 2, 1] } });
  const joined = graph.node('Add', [
    graph.node('Unsqueeze', [linear(place, 'joint.enc', sound, { from: size, to: HIDDEN }), graph.ints([2])]),
    graph.node('Unsqueeze', [
      linear(place, 'joint.pred', predicted, { from: HIDDEN, to: HIDDEN }),
      graph.ints([1]),
    ]),
  ]);
  const all = PIECES + 1 + DURATIONS;
  const logits = linear(place, 'joint.out', graph.node('Relu', [joined]), { from: HIDDEN, to: all });
  const leaning = new Float32Array(all);
  leaning[PIECES] = BLANK_BIAS;
  leaning[PIECES + 1] = STAND_BIAS;
  graph.node('Add', [logits, graph.constant('float32', [all], leaning)], { outputs: ['outputs'] });
  graph.node('Identity', ['target_length'], { outputs: ['prednet_lengths'] });
  graph.output('outputs', 'float32', ['batch', 'steps', 'targets', all]);
  graph.output('prednet_lengths', 'int32', ['batch']);
  for (const name of ['output_states_1', 'output_states_2'])
    graph.output(name, 'float32', [LAYERS, 'batch', HIDDEN]);
  return graph.model();
}

/** What the tokens so far lead to expect, `[batch, targets, hidden]`; gives out the new states. */
function predictedBy({ graph, weights }: Place, states: readonly string[]): string {
  const table = weights.quantized('prediction.embed', [PIECES + 1, HIDDEN], 1);
  const rows = graph.node('Gather', [table.bytes, 'targets'], { attributes: { axis: 0 } });
  const embedded = graph.node('DequantizeLinear', [rows, table.scale, table.zeroPoint]);
  // The operator wants time first.
  let x = graph.node('Transpose', [embedded], { attributes: { perm: [1, 0, 2] } });
  const given: string[][] = states.map(() => []);
  for (let layer = 0; layer < LAYERS; layer += 1) {
    const name = `${graph.name}/lstm.${layer}`;
    const deviation = 1 / Math.sqrt(HIDDEN);
    const matrix = (what: string): string =>
      weights.floats(`lstm.${layer}.${what}`, [1, 4 * HIDDEN, HIDDEN], { deviation });
    const before = states.map((state) =>
      graph.node('Slice', [state, graph.ints([layer]), graph.ints([layer + 1]), graph.ints([0])]),
    );
    const bias = weights.floats(`lstm.${layer}.bias`, [1, 8 * HIDDEN], { deviation });
    const outputs = [`${name}.all`, `${name}.h`, `${name}.c`];
    graph.node('LSTM', [x, matrix('w'), matrix('r'), bias, '', ...before], {
      attributes: { hidden_size: HIDDEN },
      outputs,
    });
    for (const [index, state] of outputs.slice(1).entries()) given[index]?.push(state);
    x = graph.node('Squeeze', [`${name}.all`, graph.ints([1])]);
  }
  for (const [index, parts] of given.entries())
    graph.node('Concat', parts, { attributes: { axis: 0 }, outputs: [`output_states_${index + 1}`] });
  return graph.node('Transpose', [x], { attributes: { perm: [1, 0, 2] } });
}
