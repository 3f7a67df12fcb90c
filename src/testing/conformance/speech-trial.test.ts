/** Trying a speech model on a video: how fast it is gets known before anybody waits, and from every window heard. */
import { mkdtempSync, openAsBlob } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { problem } from '../../contract/problems/problem.ts';
import { MediaCrashError } from '../../media/engine/media-crash-error.ts';
import { SpeechModelError } from '../../media/listen/speech/recogniser.ts';
import { transcribeSpeech } from '../../media/listen/speech/transcribe-speech.ts';
import { trySpeech } from '../../media/listen/speech/try-recogniser.ts';
import type { MediaCall } from '../../media/media-call.ts';
import { startLocalServer } from '../local-server.ts';
import { ToneRecogniser, toneVideo } from '../speech/tone-speech.ts';
import type { Caller } from './api-under-test.ts';
import { engineWith, startBench, untilAborted } from './fault-bench.ts';
import { analyze, createProject, uploadVideo } from './journey.ts';

const MODEL = 'whisper-tiny';

/** A service with a model that hears tones, and its files on a server that gives any file. */
async function withModel(
  recogniser = new ToneRecogniser(),
  failure: Error | null = null,
  begin: (call: MediaCall) => Promise<void> = async () => undefined,
) {
  const server = await startLocalServer((_, response) => response.end('made weights'));
  const folder = mkdtempSync(join(tmpdir(), 'cliproom-trial-'));
  const open = async (): Promise<ToneRecogniser> => {
    if (failure !== null) throw failure;
    return recogniser;
  };
  const { caller } = await startBench({
    folder,
    media: engineWith(() => ({
      usesSpeechModels: true,
      trySpeech: async ({ file, model }, call) => {
        await begin(call);
        return trySpeech(await openAsBlob(join(folder, file)), model.id, open);
      },
      transcribe: async ({ file, ...wish }, call) =>
        transcribeSpeech(await openAsBlob(join(folder, file)), wish, open, call),
    })),
  });
  await caller.owner('update_speech', { body: { modelId: MODEL, address: server.origin } });
  return { caller, close: server.close };
}

const modelIn = async (caller: Caller) =>
  (await caller.owner('get_speech')).body.speech.models.find(({ id }) => id === MODEL);

const until = async (caller: Caller, state: string): Promise<void> => {
  while ((await modelIn(caller))?.state !== state) await new Promise(setImmediate);
};

describe('a speech model that is there', () => {
  it('is tried on three seconds from the middle of a video, and its speed is remembered', async () => {
    const heard: number[] = [];
    class Measured extends ToneRecogniser {
      override transcribe(...[samples, hint]: Parameters<ToneRecogniser['transcribe']>) {
        heard.push(samples.length / this.sampleRate);
        return super.transcribe(samples, hint);
      }
    }
    const { caller, close } = await withModel(new Measured());
    const asset = await uploadVideo(caller, await toneVideo('en', 70), 'talk.mov');
    const asked = { params: { modelId: MODEL }, body: { assetId: asset.id } };
    expect(await modelIn(caller)).toMatchObject({ isMeasured: false, lacks: null });
    expect(await caller.owner('try_speech_model', asked)).toMatchObject({
      status: 409,
      body: { error: { details: { reason: 'model_not_there' } } },
    });
    await caller.owner('download_speech_model', { params: { modelId: MODEL } });
    await until(caller, 'ready');
    const tried = await caller.owner('try_speech_model', asked);
    expect(tried).toMatchObject({ status: 200, body: { errorMessage: null } });
    expect(heard.every((sec) => sec === 3)).toBe(true);
    const { timesRealTime, isMeasured } = (await modelIn(caller)) ?? {};
    expect(isMeasured).toBe(true);
    expect(timesRealTime).toBeGreaterThan(0);
    await close();
  });

  it.each([
    new SpeechModelError(problem('model_failed', { model: 'Whisper tiny' })),
    new MediaCrashError(problem('media_process_ended', { why: 'code 255' })),
  ])('says why where it cannot hear here, and nothing is remembered: $name', async (cannot) => {
    const { caller, close } = await withModel(undefined, cannot);
    const asset = await uploadVideo(caller, await toneVideo('en', 10), 'talk.mov');
    await caller.owner('download_speech_model', { params: { modelId: MODEL } });
    await until(caller, 'ready');
    const { body } = await caller.owner('try_speech_model', {
      params: { modelId: MODEL },
      body: { assetId: asset.id },
    });
    expect(body).toMatchObject({ errorReason: { code: 'model_failed' } });
    expect(await modelIn(caller)).toMatchObject({ isMeasured: false });
    await close();
  });

  it('is given up where it does not finish in its time, and nothing is remembered', async () => {
    const { caller, close } = await withModel(undefined, null, untilAborted);
    const asset = await uploadVideo(caller, await toneVideo('en', 10), 'talk.mov');
    await caller.owner('download_speech_model', { params: { modelId: MODEL } });
    await until(caller, 'ready');
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    const watch = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout(ms / 1000));
    onTestFinished(() => watch.mockRestore());
    const { status, body } = await caller.owner('try_speech_model', {
      params: { modelId: MODEL },
      body: { assetId: asset.id },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ errorReason: { code: 'model_slow', values: { seconds: 80 } } });
    expect(await modelIn(caller)).toMatchObject({ isMeasured: false });
    await close();
  });

  it('is measured while it works, from the second window on: the first opens it too', async () => {
    const { caller, close } = await withModel();
    const asset = await uploadVideo(caller, await toneVideo('en', 70), 'talk.mov');
    const project = await createProject(caller, asset.id);
    await analyze(caller, project.id);
    expect(await modelIn(caller)).toMatchObject({ isMeasured: true });
    await close();
  });
});
