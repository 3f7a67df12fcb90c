/** Fetching speech models from a server on this machine, and what is said when it does not work out. */
import { existsSync, readdirSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { deferred } from '../../base/work/deferred.ts';
import { problem } from '../../contract/problems/problem.ts';
import { createNodeNetwork } from '../../hosts/node/network/node-network.ts';
import { speechDevice } from '../../media/listen/speech/speech-device.ts';
import {
  expectedSpeed,
  findSpeechModel,
  type SpeechModelFacts,
} from '../../media/listen/speech/speech-models.ts';
import { ModelFetchError } from '../../service/domain/models/speech/fetch-model-file.ts';
import { createSpeechModelManager } from '../../service/domain/models/speech/speech-model-manager.ts';
import { startLocalServer } from '../local-server.ts';
import { engineWith, startBench } from './fault-bench.ts';
import { analyze, createProject, jobEnd, uploadVideo } from './journey.ts';
import { talkVideo } from './made-video.ts';

const MODEL = findSpeechModel('whisper-tiny') as SpeechModelFacts;
const CONTENT = 'made weights '.repeat(1000);
const network = createNodeNetwork({
  allowPrivateAddresses: true,
  resolve: async () => [{ address: '127.0.0.1', family: 4 }],
});

type Answer = (response: ServerResponse, path: string) => void;

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const whole: Answer = (response) => response.end(CONTENT);

/** Gives every file of the model; `instead` answers for the one whose path ends so. */
async function serve(
  instead: Readonly<Record<string, Answer>> = {},
): Promise<{ address: string; asked: string[] }> {
  const asked: string[] = [];
  const { origin, close } = await startLocalServer((request, response) => {
    const path = request.url ?? '';
    // Its list of files is no file of it; a server of one's own need not have one.
    if (!path.startsWith('/api/')) asked.push(path);
    const answer = Object.entries(instead).find(([end]) => path.endsWith(end))?.[1] ?? whole;
    answer(response, path);
  });
  closing.push(close);
  return { address: origin, asked };
}

const open = async (silenceMs?: number) => {
  const { studio } = await startBench();
  const models = createSpeechModelManager({ files: studio.files, network }, silenceMs);
  const stored = (): string[] => {
    const folder = join(studio.folder, 'models');
    return existsSync(folder) ? readdirSync(folder) : [];
  };
  const fetchAll = (
    address: string,
    signal = new AbortController().signal,
    onProgress: (share: number) => void = () => undefined,
  ) => models.ensure(MODEL, address, { signal, onProgress });
  return { models, stored, fetchAll };
};

describe('a speech model', () => {
  it('is fetched file by file from the hub layout below the address, once', async () => {
    const { address, asked } = await serve();
    const { models, fetchAll } = await open();
    expect(await models.stateOf(MODEL)).toMatchObject({ state: 'absent', receivedBytes: 0 });
    const shares: number[] = [];
    const files = await fetchAll(address, undefined, (share) => void shares.push(share));
    expect(Object.keys(files)).toEqual(MODEL.files);
    expect(asked).toEqual(MODEL.files.map((path) => `/${MODEL.repository}/resolve/main/${path}`));
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    expect(await models.stateOf(MODEL)).toMatchObject({
      state: 'ready',
      receivedBytes: CONTENT.length * MODEL.files.length,
    });
    await fetchAll(address);
    expect(asked).toHaveLength(MODEL.files.length);
  });

  it('is deleted with all its files', async () => {
    const { address } = await serve();
    const { models, fetchAll, stored } = await open();
    await fetchAll(address);
    await models.remove(MODEL);
    expect(stored()).toEqual([]);
    expect(await models.stateOf(MODEL)).toMatchObject({ state: 'absent' });
  });

  it('is fetched where a redirect leads', async () => {
    const there = await serve();
    const { address } = await serve({
      '.onnx': (response, path) => response.writeHead(302, { Location: `${there.address}/cdn${path}` }).end(),
    });
    const { fetchAll, models } = await open();
    await fetchAll(address);
    expect(there.asked).toHaveLength(2);
    expect((await models.stateOf(MODEL)).state).toBe('ready');
  });

  it.each<[string, Answer, RegExp]>([
    [
      'has a file missing',
      (response) => response.writeHead(404).end(),
      /has no file .*encoder.*Check the speech model address/,
    ],
    [
      'is not given out',
      (response) => response.writeHead(403).end(),
      /refused to send this speech model \(403\)/,
    ],
    ['fails', (response) => response.writeHead(500).end(), /answered 500 instead of the speech model/],
    [
      'answers with a page',
      (response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end('<p>Sign in</p>'),
      /answered with a web page/,
    ],
    [
      'breaks off',
      (response) => {
        response.writeHead(200, { 'Content-Length': 2_000_000 });
        response.write(CONTENT, () => response.destroy());
      },
      /interrupted after 0 of 2 MB.*complete files are kept/,
    ],
    ['sends nothing at all', (response) => response.end(), /interrupted after/],
    [
      'sends on in circles',
      (response, path) => response.writeHead(302, { Location: path }).end(),
      /redirects without end/,
    ],
  ])('whose server %s says so, and keeps only what is complete', async (_, answer, sentence) => {
    const { address, asked } = await serve({ 'encoder_model_quantized.onnx': answer });
    const { models, fetchAll, stored } = await open();
    const error = await fetchAll(address).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(ModelFetchError);
    expect(String(error)).toMatch(sentence);
    expect(stored()).toHaveLength(5);
    expect(stored().join()).not.toContain('.part');
    expect(await models.stateOf(MODEL)).toMatchObject({
      state: 'failed',
      problem: (error as ModelFetchError).problem,
    });
    const good = await serve();
    await fetchAll(good.address);
    expect(good.asked).toHaveLength(2);
    expect(asked.length).toBeGreaterThan(5);
  });

  it('whose server falls silent is given up', async () => {
    const { address } = await serve({ 'config.json': (response) => void response.write('{') });
    const { fetchAll, stored } = await open(200);
    await expect(fetchAll(address)).rejects.toThrow(/stopped responding/);
    expect(stored()).toEqual([]);
  });

  it('whose server is silent about its list of files is fetched all the same', async () => {
    const { address, asked } = await serve({ '/tree/main?recursive=true': () => undefined });
    const { fetchAll, models } = await open(200);
    await fetchAll(address);
    expect(asked).toHaveLength(MODEL.files.length);
    expect((await models.stateOf(MODEL)).state).toBe('ready');
  });

  it('that is asked for while its download is being stopped is fetched again', async () => {
    const reached = deferred<void>();
    let isReached = false;
    const { address } = await serve({
      'tokenizer.json': (response, path) => {
        if (isReached) return whole(response, path);
        isReached = true;
        reached.resolve();
      },
    });
    const { models } = await open();
    models.start(MODEL, address);
    await reached.promise;
    const stopped = models.cancel(MODEL);
    models.start(MODEL, address);
    await stopped;
    await expect.poll(async () => (await models.stateOf(MODEL)).state).toBe('ready');
  });

  it('whose server is not there says so', async () => {
    const { fetchAll } = await open();
    await expect(fetchAll('http://127.0.0.1:9')).rejects.toThrow(/127\.0\.0\.1:9 can’t be reached/);
  });

  it('nobody waits for any more is no longer fetched', async () => {
    const reached = deferred<void>();
    const { address } = await serve({ 'tokenizer.json': () => reached.resolve() });
    const { models, fetchAll, stored } = await open();
    const leave = new AbortController();
    const left = fetchAll(address, leave.signal);
    await reached.promise;
    expect((await models.stateOf(MODEL)).state).toBe('downloading');
    leave.abort(new Error('Stopped.'));
    await expect(left).rejects.toThrow('Stopped.');
    expect(await models.stateOf(MODEL)).toMatchObject({ state: 'absent', problem: null });
    expect(stored()).toHaveLength(4);
  });
});

describe('the owner', () => {
  it('chooses a model and an address, fetches it, stops that and deletes it', async () => {
    const held = deferred<void>();
    const { address } = await serve({
      'tokenizer.json': (response) => void held.promise.then(() => response.end(CONTENT)),
    });
    const { caller } = await startBench();
    const params = { modelId: MODEL.id };
    const shown = async () => {
      const { speech } = (await caller.owner('get_speech')).body;
      return { ...speech, model: speech.models.find(({ id }) => id === MODEL.id) };
    };
    expect(await shown()).toMatchObject({ modelId: null, used: 'whisper-base', address: null });
    const chosen = await caller.owner('update_speech', {
      body: { modelId: MODEL.id, address: `${address}/` },
    });
    expect(chosen.body.speech).toMatchObject({ modelId: MODEL.id, address });
    await caller.owner('download_speech_model', { params });
    expect((await shown()).model?.state).toBe('downloading');
    await caller.owner('cancel_speech_download', { params });
    expect((await shown()).model?.state).toBe('absent');
    await caller.owner('download_speech_model', { params });
    held.resolve();
    await expect.poll(async () => (await shown()).model?.state).toBe('ready');
    await caller.owner('delete_speech_model', { params });
    expect((await shown()).model?.state).toBe('absent');
  });

  it('brings a model file by file from a folder, and no other file', async () => {
    const { studio, caller } = await startBench();
    const bring = (name: string, body: string) =>
      studio.fetch(`/owner/speech/models/${MODEL.id}/files/${name}`, {
        method: 'PUT',
        headers: { Authorization: `Bearer ${studio.ownerToken}`, 'Content-Type': 'application/octet-stream' },
        body,
      });
    for (const [name, body] of [
      ['other.bin', 'x'],
      ['config.json', ''],
    ] as const) {
      const refused = await bring(name, body);
      expect(refused.status).toBe(400);
      expect(await refused.text()).toContain('It has: config.json');
    }
    for (const path of MODEL.files)
      expect((await bring(path.split('/').at(-1) ?? '', '{}')).status).toBe(200);
    const { models } = (await caller.owner('get_speech')).body.speech;
    expect(models.find(({ id }) => id === MODEL.id)).toMatchObject({
      state: 'ready',
      files: MODEL.files,
    });
  });

  it('cannot choose what is not there', async () => {
    const { caller } = await startBench();
    expect((await caller.owner('update_speech', { body: { modelId: 'nothing' } })).body.error.code).toBe(
      'NOT_FOUND',
    );
    for (const address of ['models', 'ftp://models.test'])
      expect((await caller.owner('update_speech', { body: { address } })).body.error).toMatchObject({
        code: 'VALIDATION_FAILED',
        details: { issues: [{ path: '/address' }] },
      });
  });
});

describe('an analysis', () => {
  it('fetches the chosen model, and hears with its files', async () => {
    const { address } = await serve();
    const heardWith: unknown[] = [];
    const { caller } = await startBench({
      media: engineWith(() => ({
        usesSpeechModels: true,
        transcribe: async ({ model }) => {
          heardWith.push(model);
          return {
            status: 'unavailable',
            reason: 'no_decoder',
            problem: problem('said', { text: 'Enough.' }),
          };
        },
      })),
    });
    await caller.owner('update_speech', { body: { modelId: MODEL.id, address } });
    const asset = await uploadVideo(caller, await talkVideo());
    await analyze(caller, (await createProject(caller, asset.id)).id);
    expect(heardWith).toMatchObject([{ id: MODEL.id }]);
  });

  it('are named by the estimate, so that a key without its owner knows what will listen (extension `estimate_listening`)', async () => {
    const { caller } = await startBench({ media: engineWith(() => ({ usesSpeechModels: true })) });
    await caller.owner('update_speech', { body: { modelId: MODEL.id } });
    const asset = await uploadVideo(caller, await talkVideo());
    const params = { projectId: (await createProject(caller, asset.id)).id };
    const listening = async () => (await caller.ok('estimate_analysis', { params })).estimate.listening;
    expect(await listening()).toEqual({
      model: MODEL.name,
      runtime: 'wasm',
      // A newer Node says how many cores it has, an older one nothing.
      timesRealTime: expectedSpeed(MODEL, await speechDevice(null)),
      isMeasured: false,
      state: 'absent',
      downloadBytes: MODEL.downloadBytes,
      receivedBytes: 0,
    });
    expect((await caller.ok('get_me')).features).toContain('estimate_listening');
    // What the project asks for comes before what its owner chose.
    await caller.ok('update_project', { params, body: { settings: { listenWith: 'whisper-small' } } });
    expect(await listening()).toMatchObject({ model: 'Whisper small' });
    await caller.ok('update_project', { params, body: { settings: { listenWith: null } } });
    expect(await listening()).toMatchObject({ model: MODEL.name });
    await caller.owner('attach_captions', {
      params: { assetId: asset.id },
      body: { format: 'srt', text: '1\n00:00:01,000 --> 00:00:03,000\nHello there.\n', language: 'en' },
    });
    expect(await listening()).toBeUndefined();
  });

  it('goes on without words where the model cannot be fetched, and says why and what to do', async () => {
    const { address } = await serve({ 'config.json': (response) => response.writeHead(404).end() });
    const { caller } = await startBench({ media: engineWith(() => ({ usesSpeechModels: true })) });
    await caller.owner('update_speech', { body: { address } });
    const asset = await uploadVideo(caller, await talkVideo());
    const project = await createProject(caller, asset.id);
    const { job } = await caller.ok('analyze_project', { params: { projectId: project.id } });
    expect((await jobEnd(caller, job.id)).status).toBe('done');
    const read = (await caller.ok('get_project', { params: { projectId: project.id } })).project;
    expect(read.wordsState).toMatchObject({ status: 'unavailable' });
    expect(read.wordsState?.message).toMatch(
      /has no file .*config\.json.* Settings\. Or add a subtitle file/,
    );
    // Told as data too, with the reason inside it (extension `told_reasons`).
    expect(read.wordsState?.problem).toMatchObject({
      code: 'no_model_so_picture',
      values: {
        why: { code: 'model_file_missing', values: { path: expect.stringContaining('config.json') } },
      },
    });
  });
});
