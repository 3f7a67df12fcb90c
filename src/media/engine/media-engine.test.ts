/** A media task is one row: made up here, it runs by its name alone over both ways that hosts have to reach a worker. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { describe, expect, it } from 'vitest';
import { problem } from '../../contract/problems/problem.ts';
import type { MediaCall } from '../media-call.ts';
import { UnreadableMediaError } from '../probe/unreadable-media-error.ts';
import { answerTask } from './answer-task.ts';
import { createMediaEngine, type MediaEngine } from './media-engine.ts';
import type { MediaFiles, MediaHost } from './media-host.ts';
import type { MediaTask } from './media-tasks.ts';
import type { MediaReply, MediaWorkers, SentTask } from './run-task.ts';

const TASKS = {
  /** Copies a file, each of its letters shifted. */
  shiftLetters: {
    async run(
      { file, outputFile, by }: { readonly file: string; readonly outputFile: string; readonly by: number },
      { files }: MediaHost,
      call: MediaCall,
    ) {
      const bytes = new Uint8Array(await (await files.read(file)).arrayBuffer()).map((byte) => byte + by);
      call.onProgress(0.5, 'shift');
      call.onProgress(0.25, 'shift');
      const output = await files.openOutput(outputFile);
      await output.write(bytes, 0);
      await output.close();
      return { sizeBytes: bytes.byteLength };
    },
  },
  sizeOf: {
    quick: true,
    run: async ({ file }: { readonly file: string }, { files }: MediaHost) => (await files.read(file)).size,
  },
  fillMemory: { opensModel: true, run: async (_: object) => null },
  refuse: {
    run: async (_: { readonly file: string }, __: MediaHost, call: MediaCall): Promise<never> => {
      call.onProgress(0.1, 'refuse');
      throw new UnreadableMediaError(problem('file_damaged'));
    },
  },
  waitForever: {
    run: (_: object, __: MediaHost, call: MediaCall): Promise<never> => {
      call.onProgress(0.1, 'wait');
      return new Promise(() => undefined);
    },
  },
} as const satisfies Readonly<Record<string, MediaTask>>;

function madeFiles(): MediaFiles & { readonly written: Map<string, string> } {
  const written = new Map([['film', 'abc']]);
  return {
    written,
    read: async (name) => {
      const text = written.get(name);
      if (text === undefined)
        throw Object.assign(new Error(`${name} is missing.`), { name: 'FileMissingError' });
      return new Blob([text]);
    },
    openOutput: async (name) => ({
      write: (bytes) => void written.set(name, new TextDecoder().decode(bytes)),
      close: () => undefined,
      discard: () => undefined,
    }),
  };
}

class MissingHere extends Error {}
const errors: MediaWorkers['errors'] = { FileMissingError: () => new MissingHere() };

type Ended = ('released' | 'ended')[];

/** As in a browser: a port, over which values are cloned. */
function overPorts(host: MediaHost, ended: Ended): MediaEngine<typeof TASKS> {
  return createMediaEngine<typeof TASKS>('browser', {
    errors,
    async take(_, { onReply }) {
      const { port1, port2 } = new MessageChannel();
      port2.onmessage = ({ data }: MessageEvent<SentTask>) =>
        void answerTask(data, host, (reply) => port2.postMessage(reply), TASKS);
      port1.onmessage = ({ data }: MessageEvent<MediaReply>) => onReply(data);
      const leave = (how: Ended[number]) => (): void => {
        ended.push(how);
        port1.close();
      };
      return { send: (task) => port1.postMessage(task), release: leave('released'), end: leave('ended') };
    },
  });
}

/** As between processes: values are written to bytes and read again. */
function overBytes(host: MediaHost, ended: Ended): MediaEngine<typeof TASKS> {
  return createMediaEngine<typeof TASKS>('host', {
    errors,
    async take(_, { onReply }) {
      let isOver = false;
      const leave = (how: Ended[number]) => (): void => {
        ended.push(how);
        isOver = true;
      };
      const send = (task: SentTask): void =>
        void answerTask(
          deserialize(serialize(task)) as SentTask,
          host,
          (reply) => void (isOver || onReply(deserialize(serialize(reply)) as MediaReply)),
          TASKS,
        );
      return { send, release: leave('released'), end: leave('ended') };
    },
  });
}

describe.each([
  ['ports', overPorts],
  ['bytes', overBytes],
] as const)('a made-up media task over %s', (_, engineOver) => {
  const bench = () => {
    const files = madeFiles();
    const ended: Ended = [];
    const reports: number[] = [];
    const controller = new AbortController();
    const onProgress = (progress: number): void => void reports.push(progress);
    const call = { signal: controller.signal, onProgress };
    return { engine: engineOver({ files }, ended), files, ended, reports, controller, call };
  };

  it('reads a file, writes another and gives its result; what it reports never goes back', async () => {
    const { engine, files, ended, reports, call } = bench();
    const input = { file: 'film', outputFile: 'shifted', by: 1 };
    expect(await engine.run('shiftLetters', input, call)).toEqual({ sizeBytes: 3 });
    expect(files.written.get('shifted')).toBe('bcd');
    expect(reports).toEqual([0.5, 0.5]);
    expect(ended).toEqual(['released']);
  });

  it('that a request waits for takes no call', async () => {
    expect(await bench().engine.run('sizeOf', { file: 'film' })).toBe(3);
  });

  it('ends the worker of one that opens a model, though it has answered', async () => {
    const { engine, ended } = bench();
    await engine.run('fillMemory', {});
    expect(ended).toEqual(['ended']);
  });

  it('fails by the class that media or the host have for it', async () => {
    const { engine, ended, call } = bench();
    await expect(engine.run('refuse', { file: 'film' }, call)).rejects.toBeInstanceOf(UnreadableMediaError);
    await expect(engine.run('sizeOf', { file: 'none' })).rejects.toBeInstanceOf(MissingHere);
    expect(ended).toEqual(['released', 'released']);
  });

  it('is ended with its worker when it is stopped, and when a receiver of its progress fails', async () => {
    const { engine, ended, controller, call } = bench();
    const stopped = engine.run('waitForever', {}, call);
    controller.abort(new Error('not wanted'));
    await expect(stopped).rejects.toThrow('not wanted');
    const onProgress = (): never => {
      throw new Error('nobody listens');
    };
    const unheard = engine.run('waitForever', {}, { signal: new AbortController().signal, onProgress });
    await expect(unheard).rejects.toThrow('nobody listens');
    await expect(engine.run('waitForever', {}, call)).rejects.toThrow('not wanted');
    expect(ended).toEqual(['ended', 'ended']);
  });
});

it('a task that is not in the table is refused', async () => {
  const replies: MediaReply[] = [];
  await answerTask({ name: 'fly', input: {} }, { files: madeFiles() }, (reply) => replies.push(reply));
  expect(replies).toMatchObject([
    { kind: 'failed', problem: { values: { text: 'There is no media task called fly.' } } },
  ]);
});

it('the table loads the code of a task only when it is asked for', () => {
  const text = readFileSync(join(import.meta.dirname, 'media-tasks.ts'), 'utf8');
  expect([...text.matchAll(/^import (?!type ).*$/gm)].map(([line]) => line)).toEqual([]);
});
