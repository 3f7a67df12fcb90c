/** A transcription in one process, looked at and made to wait from another. */
import { expect, it } from 'vitest';
import { describePostgres } from '../postgres/test-database.ts';
import { beginTalk, heldTalk, NO_JOBS } from './held-talk.ts';
import { jobEnd } from './journey.ts';
import { startHosts } from './several-hosts.ts';

describePostgres('a transcription on another host', () => {
  it('is shown with its words, waits and goes on', async () => {
    const { options, recogniser, reached, stopped, goOn } = heldTalk();
    const { folder } = options;
    const [host, worker] = await startHosts({ folder, config: { jobsAtOnce: NO_JOBS } }, options);
    const { params, jobId, listening } = await beginTalk(worker.caller);
    await reached.promise;
    expect(await listening(host.caller)).toMatchObject({ isPaused: false, untilSec: 54 });
    const paused = await host.caller.owner('pause_listening', { params });
    expect(paused.body.listening).toMatchObject({ isPaused: true, untilSec: 54 });
    await stopped.promise;
    goOn.resolve();
    await host.caller.owner('resume_listening', { params });
    expect((await jobEnd(worker.caller, jobId)).status).toBe('done');
    // Four windows, of which the third was begun twice.
    expect(recogniser.hints).toHaveLength(5);
    expect(await listening(host.caller)).toBeNull();
  });
});
