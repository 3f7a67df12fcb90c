/**
 * Parakeet TDT as sherpa-onnx takes it (its export script for parakeet-tdt-0.6b-v3): the prediction and the joint network
 * in files of their own, and what it has to know of the model in the metadata of the encoder.
 */
import { MadeWeights } from './made-weights.ts';
import { Graph } from './onnx-writer.ts';
import { MELS, type ParakeetSize, parakeetEncoder } from './parakeet-encoder.ts';
import { giveLogits } from './parakeet-joint.ts';
import {
  givePredictionStates,
  HIDDEN,
  LAYERS,
  PIECES,
  predicted,
  type StateNames,
} from './parakeet-prediction.ts';

/** Of some others it hears nothing but pauses. */
const SEED = 606;
/** Two of them have no names of their own there. */
const STATES: StateNames = { inputs: ['states.1', 'onnx::Slice_3'], outputs: ['states', '162'] };

export function nativeEncoder(shape: ParakeetSize): Uint8Array<ArrayBuffer> {
  return parakeetEncoder(shape, {
    vocab_size: String(PIECES),
    normalize_type: 'per_feature',
    pred_rnn_layers: String(LAYERS),
    pred_hidden: String(HIDDEN),
    subsampling_factor: '8',
    model_type: 'EncDecRNNTBPEModel',
    version: '2',
    model_author: 'NeMo',
    // The library takes it for a TDT model by these three letters; for any other it ends the process.
    url: 'https://huggingface.co/nvidia/parakeet-tdt-0.6b-v3',
    feat_dim: String(MELS),
  });
}

export function nativeDecoder(): Uint8Array<ArrayBuffer> {
  const graph = new Graph('decoder');
  const place = { graph, weights: new MadeWeights(graph, SEED) };
  const expected = predicted(place, STATES);
  graph.node('Transpose', [expected], { attributes: { perm: [0, 2, 1] }, outputs: ['outputs'] });
  graph.output('outputs', 'float32', ['batch', HIDDEN, 'targets']);
  givePredictionStates(place, STATES);
  return graph.model();
}

export function nativeJoiner({ size }: ParakeetSize): Uint8Array<ArrayBuffer> {
  const graph = new Graph('joiner');
  const place = { graph, weights: new MadeWeights(graph, SEED) };
  const stepsFirst = (name: string, of: number): string => {
    const input = graph.input(name, 'float32', ['batch', of, `${name}_steps`]);
    return graph.node('Transpose', [input], { attributes: { perm: [0, 2, 1] } });
  };
  const sound = stepsFirst('encoder_outputs', size);
  giveLogits(place, { sound, expected: stepsFirst('decoder_outputs', HIDDEN), size });
  return graph.model();
}
