import { afterEach, describe, expect, it } from 'vitest';
import type { FromStudioWorker, ToStudioWorker } from '../tab-messages.ts';
import { mediaWorkersOfPage } from './media-workers-of-page.ts';

const ports: MessagePort[] = [];
afterEach(() => {
  for (const port of ports.splice(0)) port.close();
});

/** The worker that is the service, with its page's end of the wire in view. */
function studio() {
  const heard = new EventTarget();
  const asked: FromStudioWorker[] = [];
  const spawn = mediaWorkersOfPage({
    postMessage: (message) => {
      asked.push(message);
      if (message.type === 'make_media_worker') ports.push(message.port);
    },
    addEventListener: (type, listener) => heard.addEventListener(type, listener as unknown as EventListener),
  });
  const fromPage = (data: ToStudioWorker): void =>
    void heard.dispatchEvent(new MessageEvent('message', { data }));
  return { spawn, asked, fromPage };
}

describe('media workers that the page makes', () => {
  it('take their task by a port that goes with what is asked for', async () => {
    const { spawn, asked } = studio();
    const worker = spawn('poster', () => undefined);
    ports.push(worker.port);
    worker.port.postMessage('task');
    const [made] = asked;
    if (made?.type !== 'make_media_worker') throw new Error('No worker was asked for.');
    expect(made.name).toBe('poster');
    const task = await new Promise((resolve) => {
      made.port.onmessage = ({ data }) => resolve(data);
    });
    expect(task).toBe('task');
  });

  it('that stop are told to whoever waits for that one, and not once it was ended', () => {
    const { spawn, asked, fromPage } = studio();
    const told: string[] = [];
    const first = spawn('look', (why) => told.push(`first ${why}`));
    const second = spawn('look', (why) => told.push(`second ${why}`));
    ports.push(first.port, second.port);
    const ids = asked.map((message) => (message.type === 'make_media_worker' ? message.id : 0));
    fromPage({ type: 'media_worker_stopped', id: ids[1] ?? 0, why: 'out of memory' });
    expect(told).toEqual(['second out of memory']);
    first.end();
    expect(asked.at(-1)).toEqual({ type: 'end_media_worker', id: ids[0] });
    fromPage({ type: 'media_worker_stopped', id: ids[0] ?? 0, why: 'late' });
    expect(told).toHaveLength(1);
  });
});
