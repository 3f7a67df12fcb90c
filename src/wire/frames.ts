/**
 * The messages of fetch over a MessagePort. Owns their shape and how a body crosses: bytes are transferred,
 * a Blob or File goes by reference (nothing is read), anything else as a transferred ReadableStream, or in chunks over a
 * port where a browser transfers none.
 */
export type WireBody =
  | { readonly kind: 'none' }
  | { readonly kind: 'bytes'; readonly bytes: ArrayBuffer }
  | { readonly kind: 'file'; readonly file: Blob }
  | { readonly kind: 'stream'; readonly stream: ReadableStream<Uint8Array> }
  | { readonly kind: 'chunks'; readonly port: MessagePort };

export interface RequestFrame {
  readonly type: 'req';
  readonly id: number;
  readonly method: string;
  readonly url: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: WireBody;
}

export interface ResponseFrame {
  readonly type: 'res';
  readonly id: number;
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: WireBody;
}

/** The handler threw instead of answering. */
interface ErrorFrame {
  readonly type: 'err';
  readonly id: number;
  readonly message: string;
}

interface AbortFrame {
  readonly type: 'abort';
  readonly id: number;
}

/** A MessagePort does not tell when its other end goes away, so the side that leaves says so. */
interface CloseFrame {
  readonly type: 'close';
}

export type ClientFrame = RequestFrame | AbortFrame | CloseFrame;
export type ServerFrame = ResponseFrame | ErrorFrame | CloseFrame;

/** Objects of a body that must be transferred, not copied. */
export function transfersOf(body: WireBody): Transferable[] {
  if (body.kind === 'bytes') return [body.bytes];
  if (body.kind === 'stream') return [body.stream];
  if (body.kind === 'chunks') return [body.port];
  return [];
}
