/** What must hold when following faces fails, is killed, or meets a change of the cut. Faces are injected. */
import { describe, expect, it } from 'vitest';
import { deferred } from '../../base/work/deferred.ts';
import { problem } from '../../contract/problems/problem.ts';
import type { Composition } from '../../contract/schemas/composition.ts';
import type { TaskFunctions } from '../../media/engine/media-engine.ts';
import { UnreadableMediaError } from '../../media/probe/unreadable-media-error.ts';
import type { Caller } from './api-under-test.ts';
import { type Bench, engineWith, startBench, untilAborted } from './fault-bench.ts';
import { acceptedClip, analyze, createProject, jobEnd, SETTINGS, uploadTalk } from './journey.ts';

type FollowFaces = TaskFunctions['followFaces'];

const FOUND: FollowFaces = async ({ stretch: { startSec, endSec } }) => ({
  faceShare: 1,
  shots: [{ startSec, endSec }],
  path: { keyframes: [{ timeSec: startSec, centerX: 0.4, centerY: 0.5 }] },
});

function bench(followFaces: FollowFaces): Promise<Bench> {
  return startBench({ media: engineWith(() => ({ followFaces })) });
}

/** A clip whose faces are being looked for. */
async function clipToFollow(caller: Caller): Promise<Composition> {
  const asset = await uploadTalk(caller);
  const project = await createProject(caller, asset.id, { ...SETTINGS, reframe: 'face' });
  return (await acceptedClip(caller, (await analyze(caller, project.id))[0])).composition;
}

const read = async (caller: Caller, { id }: Composition) =>
  (await caller.ok('get_composition', { params: { compositionId: id } })).composition;

describe('following faces', () => {
  it('that fails says so, shows the middle and lets exports go on', async () => {
    const { caller } = await bench(() =>
      Promise.reject(new UnreadableMediaError(problem('said', { text: 'The picture is damaged.' }))),
    );
    const made = await clipToFollow(caller);
    const job = await jobEnd(caller, made.framing.jobId ?? '');
    expect(job).toMatchObject({ status: 'failed', errorMessage: 'The picture is damaged.' });
    expect((await read(caller, made)).framing).toMatchObject({ status: 'failed', paths: [] });
    await caller.ok('create_export', { params: { compositionId: made.id } });
  });

  it('looks again where the clip was cut anew in the meantime', async () => {
    const first = deferred<void>();
    const looked: number[] = [];
    const { caller } = await bench(async (input, call) => {
      looked.push(input.stretch.endSec);
      if (looked.length === 1) await first.promise;
      return FOUND(input, call);
    });
    const made = await clipToFollow(caller);
    const [startSec, endSec] = (made.source?.startSec ?? 0) > 15 ? [1, 8] : [30, 39];
    await caller.ok('edit_composition', {
      params: { compositionId: made.id },
      body: { expectedRevision: made.revision, startSec, endSec },
    });
    first.resolve();
    await jobEnd(caller, made.framing.jobId ?? '');
    const again = await read(caller, made);
    expect(again.framing.jobId).not.toBe(made.framing.jobId);
    await jobEnd(caller, again.framing.jobId ?? '');
    const { framing } = await read(caller, made);
    expect(framing.status).toBe('following');
    expect(framing.paths?.some((path) => path.startSec <= startSec && path.endSec >= endSec)).toBe(true);
    expect(looked).toHaveLength(2);
  });

  it('goes on after the service was killed, as the same job', async () => {
    const killed = await bench(() => new Promise<never>(() => undefined));
    const made = await clipToFollow(killed.caller);
    await killed.kill();
    const { caller } = await startBench({
      folder: killed.studio.folder,
      media: engineWith(() => ({ followFaces: FOUND })),
    });
    expect((await jobEnd(caller, made.framing.jobId ?? '')).status).toBe('done');
    expect((await read(caller, made)).framing).toMatchObject({
      status: 'following',
      jobId: made.framing.jobId,
    });
  });

  it('that is stopped leaves the middle', async () => {
    const { caller } = await bench((_, call) => untilAborted(call));
    const made = await clipToFollow(caller);
    await caller.owner('cancel_job', { params: { jobId: made.framing.jobId ?? '' } });
    expect((await jobEnd(caller, made.framing.jobId ?? '')).status).toBe('cancelled');
    expect((await read(caller, made)).framing.status).toBe('centered');
  });
});
