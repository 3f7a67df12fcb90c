/**
 * A stream over a MessagePort, a chunk whenever the reading end asks for one: for browsers whose streams cannot be
 * transferred, as WebKit's. Nothing is read ahead, so a slow reader holds the writer back.
 */
type FromReader = { readonly type: 'pull' } | { readonly type: 'cancel' };
type FromWriter =
  | { readonly type: 'chunk'; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly type: 'end' }
  | { readonly type: 'failed'; readonly message: string };

/** Of a port that carries `stream`; transfer it and use it with `streamOfPort`. */
export function portOfStream(stream: ReadableStream<Uint8Array>): MessagePort {
  const { port1, port2 } = new MessageChannel();
  const reader = stream.getReader();
  const send = (message: FromWriter): void => port1.postMessage(message);
  const pass = async (): Promise<void> => {
    try {
      const { done, value } = await reader.read();
      // Copied: a chunk may be a view of bytes that its source goes on using.
      if (!done) return send({ type: 'chunk', bytes: new Uint8Array(value) });
      send({ type: 'end' });
    } catch (error) {
      send({ type: 'failed', message: error instanceof Error ? error.message : String(error) });
    }
    port1.close();
  };
  port1.onmessage = ({ data }: MessageEvent<FromReader>) => {
    if (data.type === 'pull') return void pass();
    port1.close();
    // What cancelling fails with concerns nobody: the reading end has gone.
    reader.cancel().catch(() => undefined);
  };
  return port2;
}

/** The stream of the other end. */
export function streamOfPort(port: MessagePort): ReadableStream<Uint8Array> {
  const send = (message: FromReader): void => port.postMessage(message);
  return new ReadableStream<Uint8Array>(
    {
      pull: (controller) =>
        new Promise((resolve) => {
          port.onmessage = ({ data }: MessageEvent<FromWriter>) => {
            if (data.type === 'chunk') controller.enqueue(data.bytes);
            else {
              port.close();
              if (data.type === 'end') controller.close();
              else controller.error(new TypeError(data.message));
            }
            resolve();
          };
          send({ type: 'pull' });
        }),
      cancel() {
        send({ type: 'cancel' });
        port.close();
      },
    },
    { highWaterMark: 0 },
  );
}
