/** Whether streams can be handed to another thread: those of WebKit cannot, up to Safari 26.5. */
let transferable: boolean | null = null;

/** Tried once. */
export function transfersStreams(): boolean {
  transferable ??= tryTransfer();
  return transferable;
}

function tryTransfer(): boolean {
  const stream = new ReadableStream();
  try {
    structuredClone(stream, { transfer: [stream] });
    return true;
  } catch {
    return false;
  }
}
