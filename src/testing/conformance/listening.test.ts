/** A transcription while it runs: its words are there as they are heard, and it can be made to wait. */
import { mkdtempSync, openAsBlob } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { deferred } from '../../base/deferred.ts';
import { transcribeSpeech } from '../../media/listen/speech/transcribe-speech.ts';
import { ToneRecogniser, tonesOf, toneVideo } from '../speech/tone-speech.ts';
import { engineWith, startBench } from './fault-bench.ts';
import { createProject, jobEnd, SETTINGS, uploadVideo } from './journey.ts';

const TALK_SEC = 100;

/** A talk that is heard until its third window, which waits for `goOn`. */
async function heldAtThird() {
  const folder = mkdtempSync(join(tmpdir(), 'cliproom-listening-'));
  const [reached, goOn] = [deferred<void>(), deferred<void>()];
  const recogniser = new ToneRecogniser(async (window) => {
    if (window !== 3) return;
    reached.resolve();
    await goOn.promise;
  });
  const bench = await startBench({
    folder,
    media: engineWith(() => ({
      transcribe: async ({ file, ...wish }, call) => {
        const stopped = new Promise<never>((_, reject) =>
          call.signal.addEventListener('abort', () => reject(call.signal.reason)),
        );
        const work = transcribeSpeech(
          await openAsBlob(join(folder, file)),
          wish,
          async () => recogniser,
          call,
        );
        // What was stopped ends alone.
        work.catch(() => undefined);
        return Promise.race([work, stopped]);
      },
    })),
  });
  const { caller } = bench;
  const asset = await uploadVideo(caller, await toneVideo('en', TALK_SEC), 'talk.mov');
  const project = await createProject(caller, asset.id, { ...SETTINGS, language: 'en' });
  const { job } = await caller.ok('analyze_project', { params: { projectId: project.id } });
  const params = { assetId: asset.id };
  const listening = async () => (await caller.owner('get_listening', { params })).body.listening;
  return { ...bench, recogniser, reached, goOn, params, jobId: job.id, listening };
}

describe('a transcription', () => {
  it('shows its words as they are heard, and how far it is', async () => {
    const { caller, reached, goOn, jobId, listening } = await heldAtThird();
    await reached.promise;
    const now = await listening();
    expect(now).toMatchObject({ isPaused: false, durationSec: expect.closeTo(TALK_SEC, 0) });
    expect(now?.untilSec).toBe(54);
    const said = tonesOf('en', TALK_SEC).filter(({ endSec }) => endSec <= 54);
    expect(now?.text).toBe(
      said
        .slice(-40)
        .map(({ text }) => text)
        .join(' '),
    );
    goOn.resolve();
    expect((await jobEnd(caller, jobId)).status).toBe('done');
    expect(await listening()).toBeNull();
  });

  it('waits where it is told to, hears nothing meanwhile, and goes on at its window', async () => {
    const { caller, recogniser, reached, goOn, params, jobId, listening } = await heldAtThird();
    await reached.promise;
    const paused = await caller.owner('pause_listening', { params });
    expect(paused.body.listening).toMatchObject({ isPaused: true, untilSec: 54 });
    goOn.resolve();
    const before = recogniser.hints.length;
    expect((await caller.ok('get_job', { params: { jobId } })).job.status).toBe('running');
    expect(recogniser.hints.length).toBe(before);
    await caller.owner('resume_listening', { params });
    expect((await jobEnd(caller, jobId)).status).toBe('done');
    // Four windows, of which the third was begun twice.
    expect(recogniser.hints).toHaveLength(5);
    expect(await listening()).toBeNull();
    const { transcript } = await caller.ok('get_transcript', { params });
    expect(transcript.words.map(({ text }) => text)).toEqual(tonesOf('en', TALK_SEC).map(({ text }) => text));
  });

  it('is stopped while it waits', async () => {
    const { caller, reached, goOn, params, jobId, listening } = await heldAtThird();
    await reached.promise;
    await caller.owner('pause_listening', { params });
    goOn.resolve();
    expect((await caller.owner('cancel_job', { params: { jobId } })).status).toBe(200);
    expect((await jobEnd(caller, jobId)).status).toBe('cancelled');
    expect(await listening()).toBeNull();
    expect((await caller.owner('pause_listening', { params })).body.listening).toBeNull();
  });
});
