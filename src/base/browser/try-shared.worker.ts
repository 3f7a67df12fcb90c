/** Answers over the port it is handed: that is all it is tried for. A page would keep it for as long as it is open. */
self.addEventListener('connect', (event) => {
  const [port] = (event as MessageEvent).ports;
  if (port === undefined) return;
  port.onmessage = ({ data }: MessageEvent<MessagePort>) => {
    data.postMessage(true);
    self.close();
  };
});
