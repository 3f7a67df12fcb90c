/** Changes the sample rate of one channel, block by block, with exact carried phase. */

/** Zero crossings of the sinc on each side: stop band about -80 dB with the window below. */
const ZERO_CROSSINGS = 16;
/** Pass band edge as a share of the lower Nyquist frequency, leaving room for the roll-off. */
const PASS_BAND = 0.94;
const KAISER_BETA = 8;

/**
 * Windowed-sinc polyphase filter (J. O. Smith, "Digital Audio Resampling"). Output sample k stands at input
 * sample k * inputRate / outputRate; before the first and after the last sample there is silence.
 */
export class StreamResampler {
  private readonly step: number;
  private readonly phases: number;
  private readonly halfTaps: number;
  private readonly cutoff: number;
  private readonly filters: Float32Array[] = [];
  private history: Float32Array;
  /** Input index of `history[0]`. */
  private historyStart: number;
  private outputIndex = 0;
  private received = 0;

  constructor(inputRate: number, outputRate: number) {
    const divisor = greatestCommonDivisor(inputRate, outputRate);
    this.step = inputRate / divisor;
    this.phases = outputRate / divisor;
    this.cutoff = Math.min(1, outputRate / inputRate) * PASS_BAND;
    this.halfTaps = Math.ceil(ZERO_CROSSINGS / this.cutoff);
    this.history = new Float32Array(this.halfTaps);
    this.historyStart = -this.halfTaps;
  }

  /** Output that the input so far decides. */
  push(input: Float32Array): Float32Array<ArrayBuffer> {
    this.received += input.length;
    return this.drain(input);
  }

  /** The rest, as if silence followed: all output before the end of the input. */
  finish(): Float32Array<ArrayBuffer> {
    const wanted = Math.ceil((this.received * this.phases) / this.step) - this.outputIndex;
    const tail = this.drain(new Float32Array(this.halfTaps + 1));
    return tail.slice(0, Math.max(0, wanted));
  }

  private drain(input: Float32Array): Float32Array<ArrayBuffer> {
    const buffer = new Float32Array(this.history.length + input.length);
    buffer.set(this.history);
    buffer.set(input, this.history.length);
    const end = this.historyStart + buffer.length;
    const lastIndex = Math.floor(((end - this.halfTaps - 1) * this.phases) / this.step);
    const output = new Float32Array(Math.max(0, lastIndex - this.outputIndex + 1));
    for (let i = 0; i < output.length; i += 1) {
      const position = (this.outputIndex + i) * this.step;
      const whole = Math.floor(position / this.phases);
      const filter = this.filterFor(position - whole * this.phases);
      output[i] = weighted(filter, buffer, whole - this.halfTaps + 1 - this.historyStart);
    }
    this.outputIndex += output.length;
    this.keep(buffer);
    return output;
  }

  private keep(buffer: Float32Array): void {
    const nextWhole = Math.floor((this.outputIndex * this.step) / this.phases);
    const from = Math.min(Math.max(0, nextWhole - this.halfTaps + 1 - this.historyStart), buffer.length);
    this.history = buffer.slice(from);
    this.historyStart += from;
  }

  private filterFor(phase: number): Float32Array {
    const known = this.filters[phase];
    if (known) return known;
    const filter = new Float32Array(2 * this.halfTaps);
    let sum = 0;
    for (let tap = 0; tap < filter.length; tap += 1) {
      const distance = tap - this.halfTaps + 1 - phase / this.phases;
      const weight = sinc(distance * this.cutoff) * kaiser(distance / this.halfTaps);
      filter[tap] = weight;
      sum += weight;
    }
    // Equal gain in every phase, otherwise a steady tone would flutter.
    for (let tap = 0; tap < filter.length; tap += 1) filter[tap] = (filter[tap] as number) / sum;
    this.filters[phase] = filter;
    return filter;
  }
}

/** Four sums side by side: one would wait for each of its additions before the next. Filters have an even length. */
function weighted(filter: Float32Array, samples: Float32Array, from: number): number {
  const { length } = filter;
  let [first, second, third, fourth] = [0, 0, 0, 0];
  let tap = 0;
  let at = from;
  for (; tap + 3 < length; tap += 4, at += 4) {
    first += (filter[tap] as number) * (samples[at] as number);
    second += (filter[tap + 1] as number) * (samples[at + 1] as number);
    third += (filter[tap + 2] as number) * (samples[at + 2] as number);
    fourth += (filter[tap + 3] as number) * (samples[at + 3] as number);
  }
  if (tap < length) {
    first += (filter[tap] as number) * (samples[at] as number);
    second += (filter[tap + 1] as number) * (samples[at + 1] as number);
  }
  return first + second + third + fourth;
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}

function sinc(x: number): number {
  return x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x);
}

function kaiser(x: number): number {
  const inside = 1 - x * x;
  return inside <= 0 ? 0 : besselI0(KAISER_BETA * Math.sqrt(inside)) / besselI0(KAISER_BETA);
}

/** Modified Bessel function of the first kind, order 0, by its power series. */
function besselI0(x: number): number {
  let term = 1;
  let sum = 1;
  for (let k = 1; term > sum * 1e-12; k += 1) {
    term *= (x / (2 * k)) ** 2;
    sum += term;
  }
  return sum;
}
