/** A transcription while it runs: its words are there as they are heard, and it can be made to wait. */
import { describe, expect, it } from 'vitest';
import { tonesOf } from '../speech/tone-speech.ts';
import { startBench } from './fault-bench.ts';
import { beginTalk, heldTalk, NO_JOBS, TALK_SEC } from './held-talk.ts';
import { jobEnd } from './journey.ts';

async function heldAtThird() {
  const { options, ...talk } = heldTalk();
  const bench = await startBench(options);
  return { ...talk, ...bench, ...(await beginTalk(bench.caller)) };
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

  it('whose process was killed is listened to by nobody', async () => {
    const { studio, kill, reached, goOn, params, jobId, listening } = await heldAtThird();
    await reached.promise;
    expect(await listening()).not.toBeNull();
    await kill();
    goOn.resolve();
    const next = await startBench({ folder: studio.folder, config: { jobsAtOnce: NO_JOBS } });
    // What ran is put back into the queue.
    while ((await next.caller.ok('get_job', { params: { jobId } })).job.status === 'running');
    expect((await next.caller.owner('get_listening', { params })).body.listening).toBeNull();
  });
});
