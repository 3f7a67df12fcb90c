/** Weights that look random and are the same for the same seed, as initializers of a graph. Each is made once, by its name. */
import type { Graph } from './onnx-writer.ts';

/** As dynamic quantization to eight bits leaves a matrix: bytes, one scale, one zero point (ONNX Runtime's quantizer). */
export interface QuantizedMatrix {
  readonly bytes: string;
  readonly scale: string;
  readonly zeroPoint: string;
}

/** Changes rows of a matrix of `[rows, columns]` before it is kept; values are bytes around the zero point. */
export type RowChange = (bytes: Uint8Array, columns: number) => void;

const ZERO_POINT = 128;
/** Bytes from 1 to 255, evenly: how far they lie from the zero point, as a standard deviation. */
const SPREAD = 127 / Math.sqrt(3);

export class MadeWeights {
  private readonly graph: Graph;
  private readonly known = new Map<string, QuantizedMatrix | string>();
  private state: number;

  constructor(graph: Graph, seed: number) {
    this.graph = graph;
    this.state = seed || 1;
  }

  /** @param deviation of its values. */
  quantized(
    name: string,
    dims: readonly number[],
    deviation: number,
    change: RowChange = () => undefined,
  ): QuantizedMatrix {
    return this.once(name, () => {
      const values = this.bytes(sizeOf(dims));
      change(values, dims.at(-1) ?? 1);
      return {
        bytes: this.graph.constant('uint8', dims, values, `${name}_quantized`),
        scale: this.graph.constant('float32', [], Float32Array.of(deviation / SPREAD), `${name}_scale`),
        zeroPoint: this.graph.constant('uint8', [], Uint8Array.of(ZERO_POINT), `${name}_zero_point`),
      };
    });
  }

  floats(
    name: string,
    dims: readonly number[],
    { mean = 0, deviation }: { readonly mean?: number; readonly deviation: number },
    change: (values: Float32Array) => void = () => undefined,
  ): string {
    return this.once(name, () => {
      const values = Float32Array.from(
        this.bytes(sizeOf(dims)),
        (byte) => mean + ((byte - ZERO_POINT) * deviation) / SPREAD,
      );
      change(values);
      return this.graph.constant('float32', dims, values, name);
    });
  }

  private once<Made extends QuantizedMatrix | string>(name: string, make: () => Made): Made {
    const made = (this.known.get(name) as Made | undefined) ?? make();
    this.known.set(name, made);
    return made;
  }

  /** xorshift32 (Marsaglia, 2003); never 0, which lies as far out as nothing else. */
  private bytes(count: number): Uint8Array {
    const words = new Uint32Array(Math.ceil(count / 4));
    let state = this.state;
    for (let at = 0; at < words.length; at += 1) {
      state ^= state << 13;
      state ^= state >>> 17;
      state ^= state << 5;
      words[at] = state;
    }
    this.state = state;
    return new Uint8Array(words.buffer, 0, count).map((byte) => byte || ZERO_POINT);
  }
}

function sizeOf(dims: readonly number[]): number {
  return dims.reduce((product, dim) => product * dim, 1);
}
