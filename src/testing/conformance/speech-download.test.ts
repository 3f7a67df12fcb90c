/** Downloads of speech models that are cut off, go on, and are checked against what the hub lists. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { createNodeNetwork } from '../../hosts/node/network/node-network.ts';
import { findSpeechModel, type SpeechModelFacts } from '../../media/listen/speech/speech-models.ts';
import { createSpeechModelManager } from '../../service/domain/models/speech/speech-model-manager.ts';
import { startLocalServer } from '../local-server.ts';
import { startBench } from './fault-bench.ts';

const MODEL = findSpeechModel('parakeet') as SpeechModelFacts;
const [VOCABULARY = '', DECODER = '', ENCODER = ''] = MODEL.files;
/** Larger than the blocks in which files are written. */
const WEIGHTS = Buffer.from(Array.from({ length: 9_000_000 }, (_, at) => (at * 7 + (at >> 9)) & 255));

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

type Answer = (response: ServerResponse, from: number) => void;

/** A hub with a list of its files; `encoder` answers for the largest. */
async function serve(encoder: Answer, sha256 = createHash('sha256').update(WEIGHTS).digest('hex')) {
  const ranges: (string | undefined)[] = [];
  const { origin, close } = await startLocalServer((request, response) => {
    const path = request.url ?? '';
    if (path === `/api/models/${MODEL.repository}/tree/main?recursive=true`) {
      const large = {
        type: 'file',
        path: ENCODER,
        size: WEIGHTS.length,
        lfs: { oid: sha256, size: WEIGHTS.length },
      };
      response.end(JSON.stringify([{ type: 'file', path: VOCABULARY, size: 4 }, large]));
    } else if (path.endsWith(ENCODER)) {
      ranges.push(request.headers.range);
      encoder(response, Number(/^bytes=(\d+)-$/.exec(request.headers.range ?? '')?.[1] ?? 0));
    } else response.end('made');
  });
  closing.push(close);
  return { origin, ranges };
}

const giveRest: Answer = (response, from) => {
  const rest = WEIGHTS.subarray(from);
  response.writeHead(from > 0 ? 206 : 200, { 'Content-Length': rest.length }).end(rest);
};

const cutOff: Answer = (response) => {
  response.writeHead(200, { 'Content-Length': WEIGHTS.length });
  response.write(WEIGHTS.subarray(0, 5_000_000), () => response.destroy());
};

async function open() {
  const { studio } = await startBench();
  const network = createNodeNetwork({
    allowPrivateAddresses: true,
    resolve: async () => [{ address: '127.0.0.1', family: 4 }],
  });
  const models = createSpeechModelManager({ files: studio.files, network });
  const folder = join(studio.folder, 'models');
  const signal = new AbortController().signal;
  return {
    models,
    stored: () => (existsSync(folder) ? readdirSync(folder) : []),
    weights: () => readFileSync(join(folder, `${MODEL.id}--${ENCODER}`)),
    fetchAll: (address: string) => models.ensure(MODEL, address, { signal, onProgress: () => undefined }),
  };
}

it('a speech model whose server redirects to no address is not given, and says so', async () => {
  const hub = await serve((response) => response.writeHead(302, { Location: 'http://' }).end());
  const { fetchAll } = await open();
  await expect(fetchAll(hub.origin)).rejects.toThrow(/answered 302 instead of the speech model/);
});

describe('a download of a speech model that was cut off', () => {
  it('goes on where it was, and is whole', async () => {
    let cut = true;
    const hub = await serve((response, from) => {
      if (cut) cutOff(response, from);
      else giveRest(response, from);
      cut = false;
    });
    const { models, fetchAll, stored, weights } = await open();
    await expect(fetchAll(hub.origin)).rejects.toThrow(/interrupted after/);
    const { receivedBytes } = await models.stateOf(MODEL);
    expect(receivedBytes).toBeGreaterThan(1_000_000);
    await fetchAll(hub.origin);
    expect(hub.ranges).toEqual([undefined, `bytes=${receivedBytes - 2 * 'made'.length}-`]);
    expect(weights().equals(WEIGHTS)).toBe(true);
    expect(stored().join()).not.toContain('.part');
  });

  it('begins anew where the server gives no part of a file', async () => {
    let cut = true;
    const hub = await serve((response, from) => {
      if (cut) cutOff(response, from);
      else giveRest(response, 0);
      cut = false;
    });
    const { fetchAll, weights } = await open();
    await expect(fetchAll(hub.origin)).rejects.toThrow(/interrupted after/);
    await fetchAll(hub.origin);
    expect(weights().equals(WEIGHTS)).toBe(true);
  });

  it('leaves nothing once the model is deleted', async () => {
    const hub = await serve(cutOff);
    const { models, fetchAll, stored } = await open();
    await expect(fetchAll(hub.origin)).rejects.toThrow(/interrupted after/);
    await models.remove(MODEL);
    expect(stored()).toEqual([]);
  });
});

describe('a file of a speech model that is not the listed one', () => {
  it('is deleted, said, and fetched anew the next time', async () => {
    const hub = await serve(giveRest, createHash('sha256').update('another').digest('hex'));
    const { models, fetchAll, stored } = await open();
    await expect(fetchAll(hub.origin)).rejects.toThrow(/is not the file its publisher lists/);
    expect(stored()).toEqual([`${MODEL.id}--${DECODER}`, `${MODEL.id}--${VOCABULARY}`].toSorted());
    expect(await models.stateOf(MODEL)).toMatchObject({
      state: 'failed',
      problem: { code: 'model_not_itself' },
    });
  });
});
