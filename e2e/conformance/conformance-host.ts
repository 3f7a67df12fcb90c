/** Page of the conformance suite: starts the service in its worker and carries requests to it over the port. */
import { connectPort } from '../../src/wire/connect-port.ts';
import type { ConformanceHost, HostKeys } from './host-messages.ts';

const worker = new Worker(new URL('./conformance-host.worker.ts', import.meta.url), { type: 'module' });
const { port1, port2 } = new MessageChannel();
const { fetch } = connectPort(port1);
const keys = await new Promise<HostKeys>((resolve) => {
  worker.onmessage = ({ data }: MessageEvent<HostKeys>) => resolve(data);
  worker.postMessage(port2, [port2]);
});

const host: ConformanceHost = {
  keys,
  async call({ url, method, headers, body }) {
    const response = await fetch(new URL(url), {
      method,
      headers: headers.map(([name, value]): [string, string] => [name, value]),
      ...(body === null ? {} : { body: new Blob([fromBase64(body)]) }),
    });
    return {
      status: response.status,
      headers: [...response.headers],
      body: await toBase64(await response.blob()),
    };
  },
};
Object.assign(globalThis, { conformanceHost: host });

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
}

function toBase64(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onerror = () => reject(reader.error);
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,?/, ''));
    reader.readAsDataURL(blob);
  });
}
