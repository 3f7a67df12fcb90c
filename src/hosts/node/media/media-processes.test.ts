import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { MediaCrashError } from '../../../media/engine/media-crash-error.ts';
import type { MediaEngine } from '../../../media/engine/media-engine.ts';
import type { MediaCall } from '../../../media/media-call.ts';
import { UnreadableMediaError } from '../../../media/probe/unreadable-media-error.ts';
import { FileMissingError } from '../../../service/kernel/ports/file-store.ts';
import { silentVideo, talkVideo } from '../../../testing/conformance/made-video.ts';
import { ensureHostBuilt } from '../build/host-build.ts';
import { createMediaProcesses, type MediaProcesses } from './media-processes.ts';
import { createNodeMediaEngine } from './node-media-engine.ts';
import { IDLE_MS } from './process-pool.ts';

let root = '';
let processes: MediaProcesses;
let media: MediaEngine;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'cliproom-media-'));
  mkdirSync(join(root, 'assets'));
  writeFileSync(join(root, 'assets/talk'), new Uint8Array(await (await talkVideo()).arrayBuffer()));
  writeFileSync(join(root, 'assets/silent'), new Uint8Array(await (await silentVideo()).arrayBuffer()));
  writeFileSync(join(root, 'assets/noise'), 'this is no video');
  const { mediaScript } = await ensureHostBuilt(false);
  processes = createMediaProcesses({ script: mediaScript, root });
  media = createNodeMediaEngine({ jobs: processes.lane(1), quick: processes.lane(1) });
});
afterAll(async () => {
  await processes.close();
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
          for (const pid of processes.pids()) process.kill(pid, 'SIGKILL');
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
    await expect.poll(() => processes.pids()).toEqual([]);
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
    const processes = createMediaProcesses({ script: mediaScript, root });
    const lane = processes.lane(1);
    const lanesOfOne = { jobs: lane, quick: lane };
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

describe('a process without work', () => {
  const probe = (engine: MediaEngine) => engine.run('probe', { file: 'assets/talk' });
  let own: MediaProcesses;
  let engine: MediaEngine;
  beforeEach(async () => {
    own = createMediaProcesses({ script: (await ensureHostBuilt(false)).mediaScript, root });
    engine = createNodeMediaEngine({ jobs: own.lane(1), quick: own.lane(1) });
    await probe(engine);
  });
  afterEach(() => own.close());

  it('does the next task of any lane', async () => {
    const [pid] = own.pids();
    await engine.run('listen', { file: 'assets/talk' }, call());
    expect(own.pids()).toEqual([pid]);
  });

  it('does one of two at a time, which then are two', async () => {
    await Promise.all([engine.run('listen', { file: 'assets/talk' }, call()), probe(engine)]);
    expect(own.pids()).toHaveLength(2);
  });

  it('has loaded the library that draws once something was drawn', async () => {
    const [pid] = own.pids();
    const hasSkia = () => readFileSync(`/proc/${pid}/maps`, 'utf8').includes('/skia.');
    await engine.run('analyzePicture', { file: 'assets/talk' }, call());
    expect(hasSkia()).toBe(false);
    await engine.run('poster', { file: 'assets/talk', atSec: 1, outputFile: 'posters/talk' });
    expect(own.pids()).toEqual([pid]);
    expect(hasSkia()).toBe(true);
  });

  it('that is killed costs no task', async () => {
    for (const pid of own.pids()) process.kill(pid, 'SIGKILL');
    await expect.poll(() => own.pids()).toEqual([]);
    expect(await probe(engine)).toMatchObject({ widthPx: 320 });
  });

  it('is gone once all are closed', async () => {
    const [pid = 0] = own.pids();
    await own.close();
    expect(own.pids()).toEqual([]);
    expect(() => process.kill(pid, 0)).toThrow('ESRCH');
    await expect(probe(engine)).rejects.toBeInstanceOf(MediaCrashError);
  });
});
