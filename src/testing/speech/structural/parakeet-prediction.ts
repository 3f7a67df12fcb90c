/** The prediction network of Parakeet TDT: what the tokens so far lead to expect, by two LSTM layers with made weights. */
import type { Place } from './layers.ts';

export const HIDDEN = 640;
export const LAYERS = 2;
/** And the blank, which is the last token. */
export const PIECES = 8192;

/** What an export calls the states: one of what is remembered, one of the cells, both `[layers, batch, hidden]`. */
export interface StateNames {
  readonly inputs: readonly [string, string];
  readonly outputs: readonly [string, string];
}

/** Takes the tokens and the states as the graph's inputs, and answers with `[batch, targets, hidden]`. */
export function predicted({ graph, weights }: Place, { inputs, outputs }: StateNames): string {
  graph.input('targets', 'int32', ['batch', 'targets']);
  graph.input('target_length', 'int32', ['batch']);
  for (const state of inputs) graph.input(state, 'float32', [LAYERS, 'batch', HIDDEN]);
  const table = weights.quantized('prediction.embed', [PIECES + 1, HIDDEN], 1);
  const rows = graph.node('Gather', [table.bytes, 'targets'], { attributes: { axis: 0 } });
  const embedded = graph.node('DequantizeLinear', [rows, table.scale, table.zeroPoint]);
  // The operator wants time first.
  let x = graph.node('Transpose', [embedded], { attributes: { perm: [1, 0, 2] } });
  const given: string[][] = outputs.map(() => []);
  for (let layer = 0; layer < LAYERS; layer += 1) {
    const name = `${graph.name}/lstm.${layer}`;
    const deviation = 1 / Math.sqrt(HIDDEN);
    const matrix = (what: string): string =>
      weights.floats(`lstm.${layer}.${what}`, [1, 4 * HIDDEN, HIDDEN], { deviation });
    const before = inputs.map((state) =>
      graph.node('Slice', [state, graph.ints([layer]), graph.ints([layer + 1]), graph.ints([0])]),
    );
    const bias = weights.floats(`lstm.${layer}.bias`, [1, 8 * HIDDEN], { deviation });
    const made = [`${name}.all`, `${name}.h`, `${name}.c`];
    graph.node('LSTM', [x, matrix('w'), matrix('r'), bias, '', ...before], {
      attributes: { hidden_size: HIDDEN },
      outputs: made,
    });
    for (const [index, state] of made.slice(1).entries()) given[index]?.push(state);
    x = graph.node('Squeeze', [`${name}.all`, graph.ints([1])]);
  }
  for (const [index, output] of outputs.entries())
    graph.node('Concat', given[index] ?? [], { attributes: { axis: 0 }, outputs: [output] });
  graph.node('Identity', ['target_length'], { outputs: ['prednet_lengths'] });
  return graph.node('Transpose', [x], { attributes: { perm: [1, 0, 2] } });
}

/** Behind what the graph gives first: sherpa-onnx tells them apart by their order. */
export function givePredictionStates({ graph }: Place, { outputs }: StateNames): void {
  graph.output('prednet_lengths', 'int32', ['batch']);
  for (const state of outputs) graph.output(state, 'float32', [LAYERS, 'batch', HIDDEN]);
}
