/** Answers over the port it is handed: that is all it is tried for. */
self.addEventListener('connect', (event) => {
  const [port] = (event as MessageEvent).ports;
  if (port === undefined) return;
  port.onmessage = ({ data }: MessageEvent<MessagePort>) => data.postMessage(true);
});
