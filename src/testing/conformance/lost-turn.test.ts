/** An export whose turn was given to another worker while the first one still rendered. */
import { expect, it } from 'vitest';
import { deferred } from '../../base/work/deferred.ts';
import { type Bench, engineWith, startBench } from './fault-bench.ts';
import { acceptedClip, analyzedProject, exportEnd } from './journey.ts';

const FILE = { sizeBytes: 3, durationSec: 1, widthPx: 2, heightPx: 2 };

it('leaves what the other one made of it', async () => {
  const [began, endsLate, late] = [deferred<void>(), deferred<void>(), deferred<string>()];
  let turns = 0;
  const bench: Bench = await startBench({
    config: { jobsAtOnce: { export: 2 } },
    media: engineWith(() => ({
      render: async ({ outputFile }, { signal }) => {
        turns += 1;
        if (turns === 1) {
          began.resolve();
          await endsLate.promise;
          late.resolve(outputFile);
          throw signal.reason ?? new Error('It was not stopped.');
        }
        await bench.studio.files.put(outputFile, new Blob(['mp4']));
        return FILE;
      },
    })),
  });
  const { studio, caller } = bench;
  const { clips } = await analyzedProject(caller);
  const start = async (index: number) => {
    const { composition } = await acceptedClip(caller, clips[index]);
    return (await caller.ok('create_export', { params: { compositionId: composition.id } })).export;
  };
  const taken = await start(0);
  await began.promise;
  await studio.database.run("UPDATE job SET status = 'queued' WHERE id = ?", [taken.jobId]);
  // What is queued has the queue looked at: both are done.
  await exportEnd(caller, (await start(1)).id);
  expect(await exportEnd(caller, taken.id)).toMatchObject({ status: 'done' });
  endsLate.resolve();
  await late.promise;
  await studio.service.stop();
  expect(await studio.files.list('exports')).toHaveLength(2);
});
