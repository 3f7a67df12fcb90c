/**
 * Writes ONNX models (onnx.proto of ONNX 1.17, in protocol buffers, with no library): as much of the format as models of
 * speech need. A graph is built by calling `node`, which answers with the name of what the node gives.
 */

export type DataType = 'float32' | 'uint8' | 'int8' | 'int32' | 'int64' | 'bool';

const TYPES: Readonly<Record<DataType, number>> = {
  float32: 1,
  uint8: 2,
  int8: 3,
  int32: 6,
  int64: 7,
  bool: 9,
};

/** A number is fixed, a name can differ from call to call. */
export type Dims = readonly (number | string)[];

export interface GraphValue {
  readonly name: string;
  readonly type: DataType;
  readonly dims: Dims;
}

export type Attribute = number | { readonly float: number } | readonly number[] | string | Graph;

export interface NodeOptions {
  readonly attributes?: Readonly<Record<string, Attribute>>;
  /** Names of what it gives; made up where they are not said. */
  readonly outputs?: readonly string[];
}

export class Graph {
  readonly name: string;
  private readonly nodes: Uint8Array[] = [];
  private readonly initializers: Uint8Array[] = [];
  private readonly inputs: GraphValue[] = [];
  private readonly outputs: GraphValue[] = [];
  private made = 0;

  constructor(name: string) {
    this.name = name;
  }

  input(name: string, type: DataType, dims: Dims): string {
    this.inputs.push({ name, type, dims });
    return name;
  }

  output(name: string, type: DataType, dims: Dims): void {
    this.outputs.push({ name, type, dims });
  }

  /** What its first output is called. */
  node(op: string, inputs: readonly string[], { attributes = {}, outputs }: NodeOptions = {}): string {
    const given = outputs ?? [this.newName(op)];
    this.nodes.push(
      message([
        ...inputs.map((input) => text(1, input)),
        ...given.map((output) => text(2, output)),
        text(3, this.newName(`${op}_node`)),
        text(4, op),
        ...Object.entries(attributes).map(([name, value]) => bytes(5, attributeOf(name, value))),
      ]),
    );
    return given[0] ?? '';
  }

  constant(type: DataType, dims: readonly number[], data: ArrayBufferView, name?: string): string {
    const called = name ?? this.newName('const');
    const raw = new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
    this.initializers.push(
      message([...dims.map((dim) => int(1, dim)), int(2, TYPES[type]), text(8, called), bytes(9, raw)]),
    );
    return called;
  }

  floats(values: readonly number[], dims: readonly number[] = [values.length]): string {
    return this.constant('float32', dims, Float32Array.from(values));
  }

  ints(values: readonly number[], dims: readonly number[] = [values.length]): string {
    return this.constant('int64', dims, BigInt64Array.from(values, BigInt));
  }

  bytes(): Uint8Array {
    return message([
      ...this.nodes.map((node) => bytes(1, node)),
      text(2, this.name),
      ...this.initializers.map((tensor) => bytes(5, tensor)),
      ...this.inputs.map((value) => bytes(11, valueInfo(value))),
      ...this.outputs.map((value) => bytes(12, valueInfo(value))),
    ]);
  }

  /**
   * As a file: IR version 8, operators of ONNX 1.12 (opset 17).
   * @param metadata what a library reads of the model beside its graph
   */
  model(metadata: Readonly<Record<string, string>> = {}): Uint8Array<ArrayBuffer> {
    return message([
      ...[int(1, 8), bytes(7, this.bytes()), bytes(8, message([int(2, 17)]))],
      ...Object.entries(metadata).map(([key, value]) => bytes(14, message([text(1, key), text(2, value)]))),
    ]);
  }

  private newName(of: string): string {
    this.made += 1;
    return `${this.name}/${of}_${this.made}`;
  }
}

function attributeOf(name: string, value: Attribute): Uint8Array {
  const FLOAT = 1;
  const INT = 2;
  const STRING = 3;
  const GRAPH = 5;
  const INTS = 7;
  const typed = (field: Uint8Array[], type: number): Uint8Array =>
    message([text(1, name), ...field, int(20, type)]);
  if (typeof value === 'number') return typed([int(3, value)], INT);
  if (typeof value === 'string') return typed([text(4, value)], STRING);
  if (value instanceof Graph) return typed([bytes(6, value.bytes())], GRAPH);
  if ('float' in value) return typed([float(2, value.float)], FLOAT);
  return typed(
    value.map((item) => int(8, item)),
    INTS,
  );
}

function valueInfo({ name, type, dims }: GraphValue): Uint8Array {
  const shape = message(
    dims.map((dim) => bytes(1, message([typeof dim === 'number' ? int(1, dim) : text(2, dim)]))),
  );
  const tensor = message([int(1, TYPES[type]), bytes(2, shape)]);
  return message([text(1, name), bytes(2, message([bytes(1, tensor)]))]);
}

function message(fields: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(fields.reduce((sum, field) => sum + field.length, 0));
  let at = 0;
  for (const field of fields) {
    all.set(field, at);
    at += field.length;
  }
  return all;
}

const WIRE = { varint: 0, bytes: 2, fixed32: 5 } as const;

function int(field: number, value: number): Uint8Array {
  return Uint8Array.from([...varint((field << 3) | WIRE.varint), ...varint(value)]);
}

function float(field: number, value: number): Uint8Array {
  const four = new Uint8Array(Float32Array.of(value).buffer);
  return Uint8Array.from([...varint((field << 3) | WIRE.fixed32), ...four]);
}

function text(field: number, value: string): Uint8Array {
  return bytes(field, new TextEncoder().encode(value));
}

function bytes(field: number, value: Uint8Array): Uint8Array {
  const head = [...varint((field << 3) | WIRE.bytes), ...varint(value.length)];
  const all = new Uint8Array(head.length + value.length);
  all.set(head);
  all.set(value, head.length);
  return all;
}

/** Negative numbers as two's complement of 64 bits, as the format wants them. */
function varint(value: number): number[] {
  const out: number[] = [];
  let rest = BigInt.asUintN(64, BigInt(value));
  while (rest > 0x7fn) {
    out.push(Number(rest & 0x7fn) | 0x80);
    rest >>= 7n;
  }
  out.push(Number(rest));
  return out;
}
