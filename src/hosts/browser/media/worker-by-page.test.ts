import { type Blob as NodeBlob, resolveObjectURL } from 'node:buffer';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';
import { makeWorkersFor } from './make-workers-for.ts';
import { type AskingScope, askPageForWorkers, type MakeWorker } from './worker-by-page.ts';

const open: MessagePort[] = [];
afterEach(() => {
  for (const port of open.splice(0)) port.close();
});

/** What a page can make: says back what it hears, with its number in the order of hearing. */
class Echo {
  readonly address: string;
  readonly options: WorkerOptions;
  onmessage: ((event: MessageEvent) => void) | null = null;
  onerror: ((event: ErrorEvent) => void) | null = null;
  ended = false;
  private heard = 0;

  constructor(address: string, options: WorkerOptions) {
    this.address = address;
    this.options = options;
  }

  postMessage(data: unknown, [direct]: MessagePort[] = []): void {
    if (direct !== undefined) {
      open.push(direct);
      direct.onmessage = (event) => direct.postMessage(this.answerTo(event.data));
    } else this.onmessage?.(new MessageEvent('message', { data: this.answerTo(data) }));
  }

  private answerTo(data: unknown) {
    this.heard += 1;
    return { answer: this.heard, data };
  }

  terminate(): void {
    this.ended = true;
  }
}

/** A worker of a script: its scope is an event target, as the platform's is. */
class ScriptWorker {
  onmessage: ((event: MessageEvent) => void) | null = null;
  onerror = null;
  private readonly scope: Promise<EventTarget>;

  constructor(address: string) {
    const script = resolveObjectURL(address);
    if (script === undefined) throw new Error(`Nothing is at ${address}.`);
    this.scope = this.run(script);
  }

  private async run(script: NodeBlob): Promise<EventTarget> {
    const target = new EventTarget();
    const scope = {
      MessageEvent,
      addEventListener: target.addEventListener.bind(target),
      dispatchEvent: target.dispatchEvent.bind(target),
      postMessage: (data: unknown) => this.onmessage?.(new MessageEvent('message', { data })),
    };
    runInNewContext(await script.text(), { ...scope, self: scope });
    return target;
  }

  postMessage(data: unknown, ports: MessagePort[] = []): void {
    open.push(...ports);
    void this.scope.then((scope) => scope.dispatchEvent(new MessageEvent('message', { data, ports })));
  }

  terminate(): void {
    this.onmessage = null;
  }
}

/** A worker and the page that made it. */
function workerOfPage() {
  const page = new EventTarget();
  const others = vi.fn();
  const made: Echo[] = [];
  const end = makeWorkersFor(page as unknown as Worker, (address, options) => {
    const echo = new Echo(address, options);
    made.push(echo);
    return echo as unknown as Worker;
  });
  page.addEventListener('message', others);
  const reportError = vi.fn();
  const urls = new Map<string, Blob>();
  const scope: AskingScope = {
    Worker: undefined as unknown as typeof Worker,
    URL: {
      createObjectURL: (source) => {
        const address = `blob:${urls.size}`;
        urls.set(address, source as Blob);
        return address;
      },
      revokeObjectURL: (address) => void urls.delete(address),
    },
    postMessage: (data: MakeWorker) => {
      open.push(data.port);
      page.dispatchEvent(new MessageEvent('message', { data }));
    },
    reportError,
  };
  askPageForWorkers(scope);
  return { scope, made, end, others, reportError };
}

function answersOf(worker: Worker, count: number): Promise<unknown[]> {
  const answers: unknown[] = [];
  return new Promise((resolve) => {
    if (count === 0) resolve(answers);
    worker.addEventListener('message', ({ data }) => {
      if (answers.push(data) === count) resolve(answers);
    });
  });
}

it('is told everything in order, also what was said before it was there, and so are its answers', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof(fc.string(), fc.integer(), fc.uint8Array()), { maxLength: 20 }),
      async (said) => {
        const { scope, others } = workerOfPage();
        const worker = new scope.Worker('/encoder.js');
        const answers = answersOf(worker, said.length);
        for (const data of said) worker.postMessage(data);
        expect(await answers).toEqual(said.map((data, index) => ({ answer: index + 1, data })));
        expect(others).not.toHaveBeenCalled();
      },
    ),
    { numRuns: 30 },
  );
});

it('is made from the string of a library whose address ends with the call', async () => {
  const { scope, made } = workerOfPage();
  const address = scope.URL.createObjectURL(new Blob(['onmessage = encode']));
  const worker = new scope.Worker(new URL(address), { name: 'aac', type: 'module' });
  scope.URL.revokeObjectURL(address);
  worker.postMessage('ready?');
  await answersOf(worker, 1);
  expect(made.map(({ options }) => options)).toEqual([{ name: 'aac', type: 'module' }]);
  // The page's own address of the string it was given.
  expect(made[0]?.address).toMatch(/^blob:nodedata:/);
});

it('talks to the script of a library past the page, in order, from what was said first', async () => {
  const page = new EventTarget();
  const made: ScriptWorker[] = [];
  makeWorkersFor(page as unknown as Worker, (address) => {
    const worker = new ScriptWorker(address);
    made.push(worker);
    return worker as unknown as Worker;
  });
  const scope: AskingScope = {
    Worker: undefined as unknown as typeof Worker,
    URL,
    postMessage: (data: MakeWorker) => {
      open.push(data.port);
      page.dispatchEvent(new MessageEvent('message', { data }));
    },
    reportError: vi.fn(),
  };
  askPageForWorkers(scope);
  const script = "addEventListener('message', ({ data }) => self.postMessage({ heard: data }));";
  const address = scope.URL.createObjectURL(new Blob([script]));
  const worker = new scope.Worker(address);
  const byPage = vi.fn();
  for (const one of made) one.onmessage = byPage;
  const answers = answersOf(worker, 3);
  for (const data of ['one', 'two', 'three']) worker.postMessage(data);
  expect(await answers).toEqual([{ heard: 'one' }, { heard: 'two' }, { heard: 'three' }]);
  expect(byPage).not.toHaveBeenCalled();
  worker.terminate();
});

it('hears both ways of listening, and ends', async () => {
  const { scope, made } = workerOfPage();
  const worker = new scope.Worker('/encoder.js');
  const answered = new Promise((resolve) => {
    worker.onmessage = ({ data }) => resolve(data);
  });
  worker.postMessage('said');
  expect(await answered).toEqual({ answer: 1, data: 'said' });
  worker.terminate();
  await expect.poll(() => made[0]?.ended).toBe(true);
});

it('ends with the worker that asked for it', () => {
  const { scope, made, end } = workerOfPage();
  new scope.Worker('/one.js');
  new scope.Worker('/two.js');
  end();
  expect(made.map(({ ended }) => ended)).toEqual([true, true]);
});

it('tells an error to whoever listens, and to the worker that asked where nobody takes it', async () => {
  const { scope, made, reportError } = workerOfPage();
  const worker = new scope.Worker('/encoder.js');
  const fail = (message: string) =>
    made[0]?.onerror?.(Object.assign(new Event('error'), { message }) as ErrorEvent);
  const seen: string[] = [];
  worker.onerror = (event) => {
    event.preventDefault();
    seen.push(event.message);
  };
  fail('not loaded');
  await expect.poll(() => seen).toEqual(['not loaded']);
  expect(reportError).not.toHaveBeenCalled();
  worker.onerror = null;
  fail('out of memory');
  await expect.poll(() => reportError).toHaveBeenCalledWith(new Error('out of memory'));
});
