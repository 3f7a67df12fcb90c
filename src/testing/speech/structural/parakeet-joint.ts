/** The joint network of Parakeet TDT: logits of tokens and of how many steps to go on, of what is heard and expected. */
import { linear, type Place } from './layers.ts';
import { HIDDEN, PIECES } from './parakeet-prediction.ts';

/** Steps to go on: none to four. */
const DURATIONS = 5;
const ALL = PIECES + 1 + DURATIONS;
/** Above this the best of so many even numbers lies about every second time: people pause, too. */
const BLANK_BIAS = 3.7;
/** To stand still is for what is said within one step, which is rare. */
const STAND_BIAS = -5;

interface Joined {
  /** `[batch, steps, size]`. */
  readonly sound: string;
  /** `[batch, targets, hidden]`. */
  readonly expected: string;
  /** Of the encoder. */
  readonly size: number;
}

/** Gives `outputs`: `[batch, steps, targets, all]`. */
export function giveLogits(place: Place, { sound, expected, size }: Joined): void {
  const { graph } = place;
  const both = graph.node('Add', [
    graph.node('Unsqueeze', [linear(place, 'joint.enc', sound, { from: size, to: HIDDEN }), graph.ints([2])]),
    graph.node('Unsqueeze', [
      linear(place, 'joint.pred', expected, { from: HIDDEN, to: HIDDEN }),
      graph.ints([1]),
    ]),
  ]);
  const logits = linear(place, 'joint.out', graph.node('Relu', [both]), { from: HIDDEN, to: ALL });
  const leaning = new Float32Array(ALL);
  leaning[PIECES] = BLANK_BIAS;
  leaning[PIECES + 1] = STAND_BIAS;
  graph.node('Add', [logits, graph.constant('float32', [ALL], leaning)], { outputs: ['outputs'] });
  graph.output('outputs', 'float32', ['batch', 'steps', 'targets', ALL]);
}
