/**
 * Workers of a worker, made by the page that made it: encoders of sound, voices and threads ask for theirs by the platform's
 * own name. Firefox stands still for ever now and then in the constructor of a worker inside a worker (ten of some five hundred
 * on a busy machine, with nothing but that constructor on the page); a page makes any number.
 */

/** To the page. A worker is heard and told at the other end of the port. */
export interface MakeWorker {
  readonly type: 'make_worker';
  /** Of scripts that a library makes from a string, the string: their addresses end with the call. */
  readonly script: string | Blob;
  readonly options: WorkerOptions;
  readonly port: MessagePort;
  /** For a script that is known: what the two say to each other, past the page. */
  readonly direct: MessagePort | null;
}

export type ToMadeWorker = { readonly type: 'message'; readonly data: unknown } | { readonly type: 'end' };
export type FromMadeWorker =
  | { readonly type: 'message'; readonly data: unknown }
  | { readonly type: 'error'; readonly message: string };

/** What of a worker's own scope is needed, and changed. */
export interface AskingScope {
  Worker: typeof Worker;
  readonly URL: Pick<typeof URL, 'createObjectURL' | 'revokeObjectURL'>;
  postMessage(message: MakeWorker, options: StructuredSerializeOptions): void;
  reportError(error: unknown): void;
}

/** Call once, before anything in this worker makes another. Its page answers by `makeWorkersFor`. */
export function askPageForWorkers(scope: AskingScope): void {
  const scripts = rememberScripts(scope.URL);
  scope.Worker = class extends WorkerByPage {
    constructor(address: string | URL, { type = 'classic', name = '', credentials }: WorkerOptions = {}) {
      const script = scripts.get(String(address)) ?? String(address);
      const { port1, port2: port } = new MessageChannel();
      const pair = typeof script === 'string' ? null : new MessageChannel();
      super(port1, pair?.port1 ?? null, (error) => scope.reportError(error));
      const options = { type, name, ...(credentials && { credentials }) };
      const direct = pair?.port2 ?? null;
      const transfer = direct === null ? [port] : [port, direct];
      scope.postMessage({ type: 'make_worker', script, options, port, direct }, { transfer });
    }
  };
}

/** By the addresses that lead to them as long as they are not taken back. */
function rememberScripts(urls: AskingScope['URL']): ReadonlyMap<string, Blob> {
  const scripts = new Map<string, Blob>();
  const create = urls.createObjectURL.bind(urls);
  const revoke = urls.revokeObjectURL.bind(urls);
  urls.createObjectURL = (source) => {
    const address = create(source);
    if (source instanceof Blob) scripts.set(address, source);
    return address;
  };
  urls.revokeObjectURL = (address) => {
    scripts.delete(address);
    revoke(address);
  };
  return scripts;
}

class WorkerByPage extends EventTarget implements Worker {
  onmessage: Worker['onmessage'] = null;
  onmessageerror: Worker['onmessageerror'] = null;
  onerror: Worker['onerror'] = null;
  private readonly port: MessagePort;
  private readonly direct: MessagePort | null;

  /** @param report told of an error that nobody here keeps from going on, as a worker's own would */
  constructor(port: MessagePort, direct: MessagePort | null, report: (error: Error) => void) {
    super();
    this.port = port;
    this.direct = direct;
    const hear = (data: unknown, ports: readonly MessagePort[]): void =>
      this.tell('onmessage', new MessageEvent('message', { data, ports: [...ports] }));
    if (direct !== null) direct.onmessage = ({ data, ports }) => hear(data, ports);
    port.onmessage = ({ data: heard, ports }: MessageEvent<FromMadeWorker>) => {
      if (heard.type === 'message') {
        hear(heard.data, ports);
        return;
      }
      // Not every place with these ports has the class of its own that such events have.
      const { message } = heard;
      const event = Object.assign(new Event('error', { cancelable: true }), { message }) as ErrorEvent;
      this.tell('onerror', event);
      if (!event.defaultPrevented) report(new Error(message));
    };
    for (const heard of direct === null ? [port] : [port, direct])
      heard.onmessageerror = ({ data }) =>
        this.tell('onmessageerror', new MessageEvent('messageerror', { data }));
  }

  postMessage(data: unknown, transfer: Transferable[] | StructuredSerializeOptions = []): void {
    const transferred = Array.isArray(transfer) ? transfer : (transfer.transfer ?? []);
    if (this.direct === null)
      this.port.postMessage({ type: 'message', data } satisfies ToMadeWorker, transferred);
    else this.direct.postMessage(data, transferred);
  }

  terminate(): void {
    this.port.postMessage({ type: 'end' } satisfies ToMadeWorker);
    this.port.close();
    this.direct?.close();
  }

  private tell<Name extends 'onmessage' | 'onmessageerror' | 'onerror'>(
    handler: Name,
    event: Parameters<NonNullable<Worker[Name]>>[0],
  ): void {
    (this[handler] as ((event: Event) => unknown) | null)?.(event);
    this.dispatchEvent(event);
  }
}
