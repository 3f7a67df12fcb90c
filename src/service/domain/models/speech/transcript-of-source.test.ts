/** The words of one video, wanted by two jobs at once. */
import { expect, it } from 'vitest';
import { deferred } from '../../../../base/work/deferred.ts';
import { engineWith, startBench } from '../../../../testing/conformance/fault-bench.ts';
import { createProject, jobEnd, uploadVideo } from '../../../../testing/conformance/journey.ts';
import { silentVideo } from '../../../../testing/conformance/made-video.ts';

const SAID = { index: 0, text: 'Hello', startSec: 0.2, endSec: 0.6, confidence: 1, speaker: null };

it('is kept once where both find them in the same moment', async () => {
  const bothRead = deferred<void>();
  let read = 0;
  const { studio, caller } = await startBench({
    config: { jobsAtOnce: { analysis: 2 } },
    media: engineWith(() => ({
      readSubtitles: async () => {
        read += 1;
        if (read === 2) bothRead.resolve();
        await bothRead.promise;
        return { words: [SAID], language: 'en' };
      },
    })),
  });
  const { id: assetId } = await uploadVideo(caller, await silentVideo());
  const started = [];
  for (const { id: projectId } of [
    await createProject(caller, assetId),
    await createProject(caller, assetId),
  ])
    started.push((await caller.ok('analyze_project', { params: { projectId } })).job.id);
  for (const jobId of started) expect(await jobEnd(caller, jobId)).toMatchObject({ status: 'done' });
  expect(await studio.database.all('SELECT id FROM transcript')).toHaveLength(1);
  expect(await studio.database.all('SELECT id FROM former_transcript')).toEqual([]);
});
