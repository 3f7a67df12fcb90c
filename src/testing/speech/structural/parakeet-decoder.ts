/**
 * The prediction and joint networks of Parakeet TDT in one file, as its ONNX export for parakeet.js has them: a step takes
 * one step of sound, the last token and the states of two LSTM layers, and gives the logits of what comes next.
 */
import { MadeWeights } from './made-weights.ts';
import { Graph } from './onnx-writer.ts';
import type { ParakeetSize } from './parakeet-encoder.ts';
import { giveLogits } from './parakeet-joint.ts';
import { givePredictionStates, predicted, type StateNames } from './parakeet-prediction.ts';

const SEED = 601;
const STATES: StateNames = {
  inputs: ['input_states_1', 'input_states_2'],
  outputs: ['output_states_1', 'output_states_2'],
};

export function parakeetDecoder({ size }: ParakeetSize): Uint8Array<ArrayBuffer> {
  const graph = new Graph('decoder_joint');
  const place = { graph, weights: new MadeWeights(graph, SEED) };
  graph.input('encoder_outputs', 'float32', ['batch', size, 'steps']);
  const expected = predicted(place, STATES);
  const sound = graph.node('Transpose', ['encoder_outputs'], { attributes: { perm: [0, 2, 1] } });
  giveLogits(place, { sound, expected, size });
  givePredictionStates(place, STATES);
  return graph.model();
}
