/** Words from a transcription server of the owner's, through analyses: what it is asked, what is kept, what is said when it fails. */
import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { deferred } from '../../base/work/deferred.ts';
import { problem } from '../../contract/problems/problem.ts';
import { StorageFullError } from '../../service/kernel/ports/file-store.ts';
import { beforeWrites } from '../before-writes.ts';
import { hearTones, tonesOf, toneVideo } from '../speech/tone-speech.ts';
import type { AnswerShape } from '../transcription/answer-shapes.ts';
import {
  type InsteadOfTranscription,
  startTranscriptionServer,
  type TranscriptionServer,
  type TranscriptionServerOptions,
} from '../transcription/transcription-server.ts';
import type { Caller } from './api-under-test.ts';
import { startBench } from './fault-bench.ts';
import { createProject, jobEnd, SETTINGS, uploadVideo } from './journey.ts';

const MODEL = 'tones-large';
const KEY = 'sk-of-a-test';
const TALK_SEC = 60;
/** Four pieces, each with its margins. */
const CHUNK_SEC = 20;
const SPOKEN = tonesOf('en', TALK_SEC);
let talk = new Blob();
beforeAll(async () => {
  talk = await toneVideo('en', TALK_SEC);
});

const open: TranscriptionServer[] = [];
afterEach(async () => {
  for (const server of open.splice(0)) await server.close();
});

async function serve(options: TranscriptionServerOptions = {}): Promise<TranscriptionServer> {
  const server = await startTranscriptionServer(hearTones, options);
  open.push(server);
  return server;
}

const choose = (caller: Caller, { address }: { address: string }, key: string | null = null) =>
  caller.owner('update_transcription_server', { body: { address, model: MODEL, key, chunkSec: CHUNK_SEC } });

async function begin(caller: Caller, settings: object = {}) {
  const asset = await uploadVideo(caller, talk, 'talk.mov');
  const project = await createProject(caller, asset.id, { ...SETTINGS, language: 'auto', ...settings });
  return { assetId: asset.id, projectId: project.id, jobId: await analyze(caller, project.id) };
}

async function analyze(caller: Caller, projectId: string): Promise<string> {
  return (await caller.ok('analyze_project', { params: { projectId } })).job.id;
}

const transcriptOf = async (caller: Caller, assetId: string) =>
  (await caller.ok('get_transcript', { params: { assetId } })).transcript;

/** Hears the first `count` times it is asked, and fails afterwards. */
function afterwards(count: number, fail: InsteadOfTranscription): InsteadOfTranscription {
  let left = count;
  return (asked, response) => {
    left -= 1;
    return left < 0 && fail(asked, response);
  };
}

const answering =
  (status: number, headers: Record<string, string> = {}): InsteadOfTranscription =>
  (_, response) =>
    Boolean(response.writeHead(status, headers).end('{"error":{"message":"No."}}'));

describe('a transcription server', () => {
  it('is none until one is chosen; its key is never told and never written down', async () => {
    const { address } = await serve();
    const { caller, studio } = await startBench();
    const none = { address: null, model: null, hasKey: false, chunkSec: 300 };
    expect((await caller.owner('get_transcription_server')).body).toEqual({ transcriptionServer: none });
    expect((await choose(caller, { address: `${address}/` }, KEY)).body).toEqual({
      transcriptionServer: { address, model: MODEL, hasKey: true, chunkSec: CHUNK_SEC },
    });
    expect(readFileSync(join(studio.folder, 'studio.db')).includes(KEY)).toBe(false);
    const kept = { body: { address, model: 'another' } };
    expect((await caller.owner('update_transcription_server', kept)).body).toEqual({
      transcriptionServer: { address, model: 'another', hasKey: true, chunkSec: CHUNK_SEC },
    });
    const forgotten = { body: { address: null, model: null } };
    expect((await caller.owner('update_transcription_server', forgotten)).body).toEqual({
      transcriptionServer: none,
    });
  });

  it('is refused with an address that is none, without a model, and with pieces too short or too long', async () => {
    const { caller } = await startBench();
    const whole = { address: 'http://localhost:8000/v1', model: MODEL };
    for (const [body, path] of [
      [{ ...whole, address: 'whisper' }, '/address'],
      [{ ...whole, model: null }, '/model'],
      [{ ...whole, chunkSec: 5 }, '/chunkSec'],
      [{ ...whole, chunkSec: 901 }, '/chunkSec'],
    ] as const)
      expect((await caller.owner('update_transcription_server', { body })).body.error).toMatchObject({
        code: 'VALIDATION_FAILED',
        details: { issues: [{ path }] },
      });
  });

  it('can be tried: it hears a second of sound', async () => {
    const server = await serve();
    const { caller } = await startBench();
    expect((await caller.owner('try_transcription_server')).body.error.details).toMatchObject({
      reason: 'no_transcription_server',
    });
    await choose(caller, server, KEY);
    const { body } = await caller.owner('try_transcription_server');
    expect(body).toMatchObject({ errorMessage: null, errorReason: null });
    expect(server.asked).toEqual([
      {
        authorization: `Bearer ${KEY}`,
        model: MODEL,
        language: null,
        prompt: null,
        granularities: ['word', 'segment'],
        lengthSec: 1,
      },
    ]);
  });
});

describe('words from a transcription server', () => {
  it.each<[AnswerShape, number]>([
    ['words', 0.06],
    ['strings', 0.06],
    ['pieces', 0.06],
    // Somewhere in its sentence of three seconds.
    ['segments', 1],
  ])('that answers with %s are each found once, where they are said', async (shape, awaySec) => {
    const server = await serve({ shape });
    const { caller, studio } = await startBench();
    await choose(caller, server, KEY);
    const { assetId, projectId, jobId } = await begin(caller, { vocabulary: 'Cliperoom' });
    expect((await jobEnd(caller, jobId)).status).toBe('done');
    const transcript = await transcriptOf(caller, assetId);
    expect(transcript).toMatchObject({ origin: 'speech', language: 'en' });
    expect(transcript.words.map(({ text }) => text)).toEqual(
      SPOKEN.map(({ text }) => text.replace('clipperoom', 'Cliperoom')),
    );
    transcript.words.forEach(({ startSec, endSec }, at) => {
      expect(Math.abs(startSec - (SPOKEN[at]?.startSec ?? 0))).toBeLessThan(awaySec);
      expect(Math.abs(endSec - (SPOKEN[at]?.endSec ?? 0))).toBeLessThan(awaySec);
    });
    const { project } = await caller.ok('get_project', { params: { projectId } });
    expect(project.wordsState).toEqual({ status: 'speech', message: null });
    expect(server.asked).toHaveLength(4);
    for (const { lengthSec, authorization, prompt } of server.asked) {
      expect(lengthSec).toBeLessThanOrEqual(CHUNK_SEC + 0.001);
      expect({ authorization, prompt }).toEqual({ authorization: `Bearer ${KEY}`, prompt: 'Cliperoom' });
    }
    expect(await studio.database.get('SELECT engine FROM transcript')).toEqual({ engine: `server:${MODEL}` });
    expect(await studio.database.get('SELECT 1 FROM heard_window')).toBeUndefined();
    expect(await studio.files.list('voices')).toEqual([]);
  });

  it('are asked for in the language that was chosen, and left to the server otherwise', async () => {
    const server = await serve({ language: 'italian' });
    const { caller } = await startBench();
    await choose(caller, server);
    const auto = await begin(caller);
    await jobEnd(caller, auto.jobId);
    expect((await transcriptOf(caller, auto.assetId)).language).toBe('it');
    const chosen = await begin(caller, { language: 'en' });
    await jobEnd(caller, chosen.jobId);
    expect((await transcriptOf(caller, chosen.assetId)).language).toBe('en');
    const asked = server.asked.map(({ language }) => language);
    expect(asked).toEqual([null, null, null, null, 'en', 'en', 'en', 'en']);
  });

  it('whose speed cannot be noted end the work, which says so', async () => {
    const { caller } = await startBench({
      database: (database) =>
        beforeWrites(database, (sql) => {
          if (sql.includes('times_real_time')) throw new StorageFullError(problem('storage_full'));
        }),
    });
    await choose(caller, await serve());
    const { jobId } = await begin(caller);
    expect(await jobEnd(caller, jobId)).toMatchObject({
      ...{ status: 'failed', errorReason: { code: 'storage_full' } },
    });
  });

  it('are not asked for twice after a kill', async () => {
    const reached = deferred<void>();
    let count = 0;
    const server = await serve({
      instead: () => {
        count += 1;
        // The third and fourth never get an answer.
        if (count === 4) reached.resolve();
        return count === 3 || count === 4;
      },
    });
    const first = await startBench();
    await choose(first.caller, server);
    const { assetId, jobId } = await begin(first.caller);
    await reached.promise;
    await first.kill();
    const second = await startBench({ folder: first.studio.folder });
    expect((await jobEnd(second.caller, jobId)).status).toBe('done');
    expect(server.asked).toHaveLength(6);
    expect((await transcriptOf(second.caller, assetId)).words.map(({ text }) => text)).toEqual(
      SPOKEN.map(({ text }) => text),
    );
  });

  it('are no longer asked for once the analysis is stopped', async () => {
    const reached = deferred<void>();
    const never = (): boolean => {
      reached.resolve();
      return true;
    };
    const server = await serve({ instead: never });
    const { caller, studio } = await startBench();
    await choose(caller, server);
    const { jobId } = await begin(caller);
    await reached.promise;
    expect((await caller.owner('cancel_job', { params: { jobId } })).status).toBe(200);
    expect((await jobEnd(caller, jobId)).status).toBe('cancelled');
    expect(server.asked.length).toBeLessThanOrEqual(2);
    expect(await studio.files.list('voices')).toEqual([]);
  });
});

describe('a transcription server that has a bad moment', () => {
  it('is asked again for what it did not hear, when it says so or a little later, and for nothing else', async () => {
    const faults = [
      answering(429, { 'Retry-After': '1' }),
      answering(500),
      (_: unknown, response: ServerResponse) => Boolean(response.destroy()),
    ];
    const server = await serve({ instead: (asked, response) => faults.shift()?.(asked, response) ?? false });
    const { caller } = await startBench();
    await choose(caller, server);
    const { assetId, jobId } = await begin(caller);
    expect((await jobEnd(caller, jobId)).status).toBe('done');
    expect(server.asked).toHaveLength(4 + 3);
    expect((await transcriptOf(caller, assetId)).words).toHaveLength(SPOKEN.length);
  });

  it('and takes no more than a certain size gets smaller pieces, those it has heard excepted', async () => {
    const server = await serve({
      instead: (asked, response) => asked.lengthSec > 15 && answering(413)(asked, response),
    });
    const { caller } = await startBench();
    await choose(caller, server);
    const { assetId, jobId } = await begin(caller);
    expect((await jobEnd(caller, jobId)).status).toBe('done');
    const refused = server.asked.filter(({ lengthSec }) => lengthSec > 15);
    expect(refused.length).toBeLessThanOrEqual(2);
    const { words } = await transcriptOf(caller, assetId);
    expect(words.map(({ text }) => text)).toEqual(SPOKEN.map(({ text }) => text));
  });

  it('and knows no times of words is asked without that wish', async () => {
    const server = await serve({
      shape: 'segments',
      instead: (asked, response) => asked.granularities.length > 0 && answering(400)(asked, response),
    });
    const { caller } = await startBench();
    await choose(caller, server);
    const { jobId } = await begin(caller);
    expect((await jobEnd(caller, jobId)).status).toBe('done');
    expect(server.asked).toHaveLength(8);
  });
});

describe('a transcription server that fails', () => {
  it.each<[string, InsteadOfTranscription, string]>([
    ['wants a key', answering(401), 'stt_refused'],
    ['wants another key', answering(403), 'stt_refused'],
    ['has no such model', answering(404), 'stt_missing'],
    ['takes no sound at all', answering(413), 'stt_too_large'],
    ['wants to be left alone for an hour', answering(429, { 'Retry-After': '3600' }), 'stt_busy'],
    ['refuses for its own reasons', answering(418), 'stt_answer'],
    ['answers with a page', (_, response) => Boolean(response.end('<html>')), 'stt_unclear'],
    ['answers with nonsense', (_, response) => Boolean(response.end('{"words":3}')), 'stt_unclear'],
    ['answers without times', (_, response) => Boolean(response.end('{"text":"So"}')), 'stt_without_times'],
  ])('because it %s ends the analysis with that, uncharged; what it heard stays', async (_, fail, code) => {
    const { caller, studio } = await startBench();
    await choose(caller, await serve({ instead: afterwards(1, fail) }));
    const { credits } = await caller.ok('get_credits');
    const { jobId } = await begin(caller);
    expect(await jobEnd(caller, jobId)).toMatchObject({ status: 'failed', errorReason: { code } });
    expect((await caller.ok('get_credits')).credits).toEqual(credits);
    expect(await studio.database.all('SELECT place FROM heard_window')).toHaveLength(1);
    expect(await studio.files.list('voices')).toEqual([]);
  });

  it('is asked for the rest once it is well again', async () => {
    let isWell = false;
    const ill = afterwards(2, answering(401));
    const server = await serve({ instead: (asked, response) => !isWell && ill(asked, response) });
    const { caller } = await startBench();
    await choose(caller, server);
    const { projectId, assetId, jobId } = await begin(caller);
    expect((await jobEnd(caller, jobId)).status).toBe('failed');
    isWell = true;
    const askedBefore = server.asked.length;
    expect((await jobEnd(caller, await analyze(caller, projectId))).status).toBe('done');
    expect(server.asked.length - askedBefore).toBe(2);
    expect((await transcriptOf(caller, assetId)).words).toHaveLength(SPOKEN.length);
  });

  it('says so as well when it is tried', async () => {
    const { address } = await serve({ instead: answering(401) });
    const { caller } = await startBench();
    await choose(caller, { address });
    const { body } = await caller.owner('try_transcription_server');
    expect(body.errorReason).toMatchObject({ code: 'stt_refused', values: { status: 401 } });
  });
});
