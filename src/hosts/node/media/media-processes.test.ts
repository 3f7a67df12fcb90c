import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { MediaCrashError } from '../../../media/engine/media-crash-error.ts';
import type { MediaEngine } from '../../../media/engine/media-engine.ts';
import type { MediaCall } from '../../../media/media-call.ts';
import { UnreadableMediaError } from '../../../media/probe/unreadable-media-error.ts';
import { FileMissingError } from '../../../service/kernel/ports/file-store.ts';
import { silentVideo, talkVideo } from '../../../testing/conformance/made-video.ts';
import { ensureHostBuilt } from '../build/host-build.ts';
import { createMediaProcesses, IDLE_MS, type MediaProcesses } from './media-processes.ts';
import { createNodeMediaEngine } from './node-media-engine.ts';

let root = '';
let lanes: { jobs: MediaProcesses; quick: MediaProcesses };
let media: MediaEngine;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'cliproom-media-'));
  mkdirSync(join(root, 'assets'));
  writeFileSync(join(root, 'assets/talk'), new Uint8Array(await (await talkVideo()).arrayBuffer()));
  writeFileSync(join(root, 'assets/silent'), new Uint8Array(await (await silentVideo()).arrayBuffer()));
  writeFileSync(join(root, 'assets/noise'), 'this is no video');
  const { mediaScript } = await ensureHostBuilt(false);
  const open = () => createMediaProcesses({ script: mediaScript, root, atOnce: 1 });
  lanes = { jobs: open(), quick: open() };
  media = createNodeMediaEngine(lanes);
});
afterAll(async () => {
  await Promise.all([lanes.jobs.close(), lanes.quick.close()]);
  rmSync(root, { recursive: true });
});

const call = (more: Partial<MediaCall> = {}): MediaCall => ({
  signal: new AbortController().signal,
  onProgress: () => undefined,
  ...more,
});

/** Runs `act` once the work has begun to report. */
function whenBegun(act: () => void): MediaCall['onProgress'] {
  let begun = false;
  return () => {
    if (!begun) act();
    begun = true;
  };
}

describe('the media engine in processes', () => {
  it('probes, listens and looks as the browser does', async () => {
    const facts = await media.run('probe', { file: 'assets/talk' });
    expect(facts).toMatchObject({ widthPx: 320, heightPx: 180, canDecodeVideo: true, canDecodeAudio: true });
    const heard = await media.run('listen', { file: 'assets/talk' }, call());
    expect(heard.silences.length).toBeGreaterThanOrEqual(7);
    const seen = await media.run('analyzePicture', { file: 'assets/talk' }, call());
    expect(seen.shotCutsSec.some((cutSec) => Math.abs(cutSec - 20) < 0.1)).toBe(true);
  });

  it('has no place for a file that is not there', async () => {
    await expect(media.run('probe', { file: 'assets/none' })).rejects.toBeInstanceOf(FileMissingError);
  });

  it('refuses what is no video by the same error class', async () => {
    await expect(media.run('probe', { file: 'assets/noise' })).rejects.toBeInstanceOf(UnreadableMediaError);
  });

  it('loses one task to a process that is killed, and does the next', async () => {
    const killed = media.run(
      'listen',
      { file: 'assets/talk' },
      call({
        onProgress: whenBegun(() => {
          for (const pid of lanes.jobs.pids()) process.kill(pid, 'SIGKILL');
        }),
      }),
    );
    const waiting = media.run('listen', { file: 'assets/talk' }, call());
    await expect(killed).rejects.toBeInstanceOf(MediaCrashError);
    expect((await waiting).peaks.length).toBeGreaterThan(0);
  });

  it('ends the process of a task that is stopped', async () => {
    const controller = new AbortController();
    const stopped = media.run(
      'listen',
      { file: 'assets/talk' },
      call({
        signal: controller.signal,
        onProgress: whenBegun(() => controller.abort(new Error('not wanted'))),
      }),
    );
    await expect(stopped).rejects.toThrow('not wanted');
    await expect.poll(() => lanes.jobs.pids()).toEqual([]);
  });

  it('gives no task to a process that was ended for having had none', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      await media.run('probe', { file: 'assets/talk' });
      // Nothing else has its turn between the end of its time and the next task: it is still there.
      vi.advanceTimersByTime(IDLE_MS);
      expect(await media.run('probe', { file: 'assets/talk' })).toMatchObject({ widthPx: 320 });
    } finally {
      vi.useRealTimers();
    }
  });

  it('drops a task that is stopped while it waits', async () => {
    const controller = new AbortController();
    const running = media.run('analyzePicture', { file: 'assets/talk' }, call());
    const waiting = media.run(
      'analyzePicture',
      { file: 'assets/silent' },
      call({ signal: controller.signal }),
    );
    controller.abort(new Error('not wanted'));
    await expect(waiting).rejects.toThrow('not wanted');
    await running;
    expect((await media.run('analyzePicture', { file: 'assets/silent' }, call())).stepSec).toBeGreaterThan(0);
  });

  it('gives up a file on which a process stands still, and reads the next as ever', async () => {
    const { mediaScript } = await ensureHostBuilt(false);
    const processes = createMediaProcesses({ script: mediaScript, root, atOnce: 1 });
    const lanesOfOne = { jobs: processes, quick: processes };
    const [patient, impatient] = [createNodeMediaEngine(lanesOfOne), createNodeMediaEngine(lanesOfOne, 2500)];
    const expectReadAsEver = async () =>
      expect((await patient.run('probe', { file: 'assets/talk' })).widthPx).toBe(320);
    try {
      // A process that only starts is not taken for one that stands still.
      await expectReadAsEver();
      const onProgress = whenBegun(() => {
        for (const pid of processes.pids()) process.kill(pid, 'SIGSTOP');
      });
      const listening = impatient.run('listen', { file: 'assets/talk' }, call({ onProgress }));
      await expect(listening).rejects.toBeInstanceOf(UnreadableMediaError);
      await expectReadAsEver();
    } finally {
      await processes.close();
    }
  }, 120_000);
});
