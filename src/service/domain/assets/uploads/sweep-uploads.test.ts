/** Uploads whose time is over, while parts of them are still on their way. */
import { expect, it } from 'vitest';
import { startBench } from '../../../../testing/conformance/fault-bench.ts';
import { sendParts } from '../../../../testing/conformance/journey.ts';
import { silentVideo } from '../../../../testing/conformance/made-video.ts';
import { createChangeSignal } from '../../../kernel/change-signal.ts';
import { sweepUploads } from './upload-handlers.ts';

const DAY_MS = 86_400_000;

it('keeps one that a part came for while others were given up', async () => {
  const { studio, caller } = await startBench();
  const { database, clock, files } = studio;
  const video = await silentVideo();
  const [first, second] = [await sendParts(caller, video), await sendParts(caller, video)];
  clock.advance(30 * DAY_MS);
  await sweepUploads({
    ...{ database, clock, files, changes: createChangeSignal() },
    preparations: {
      giveUp: async () => {
        await database.run('UPDATE upload SET expires_ms = ?', [clock.nowMs() + DAY_MS]);
      },
    },
  });
  const left = await database.all<{ id: string }>('SELECT id FROM upload');
  expect(left).toHaveLength(1);
  const params = { uploadId: left[0]?.id ?? '' };
  expect([first.uploadId, second.uploadId]).toContain(params.uploadId);
  expect((await caller.ok('get_upload', { params })).upload.receivedParts).toEqual([1]);
  expect((await caller.ok('complete_upload', { params })).asset.kind).toBe('video');
});
