/**
 * What a media process of the Node host costs before it works, over a plain Node process that does nothing: one that was asked
 * for no film, and one that probes a film.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureHostBuilt } from '../../src/hosts/node/build/host-build.ts';
import { createMediaProcesses } from '../../src/hosts/node/media/media-processes.ts';
import { createNodeMediaEngine } from '../../src/hosts/node/media/node-media-engine.ts';
import type { MediaEngine } from '../../src/media/engine/media-engine.ts';
import { silentVideo } from '../../src/testing/conformance/made-video.ts';
import { absoluteOf, type Figure, ratioOf } from '../../src/testing/figures/figure.ts';
import { usageOf } from './process-usage.ts';
import { ROUNDS } from './rounds.ts';
import { spread } from './spread.ts';

/** The kernel counts processor time in hundredths of a second. */
const STARTS = 10;
const FILM = 'film.mp4';

/** Processor time of one start, a round each. */
interface MediaStartBench {
  readonly plainSec: readonly number[];
  readonly askedSec: readonly number[];
  readonly probingSec: readonly number[];
}

export async function benchMediaStart(): Promise<MediaStartBench> {
  const folder = await mkdtemp(join(tmpdir(), 'cliproom-media-start-'));
  try {
    await writeFile(join(folder, FILM), new Uint8Array(await (await silentVideo()).arrayBuffer()));
    const { mediaScript } = await ensureHostBuilt(false);
    const media = (work: (engine: MediaEngine) => Promise<unknown>) => () =>
      startMedia(mediaScript, folder, work);
    const asked = media((engine) => engine.run('readCaptions', { text: CAPTIONS }));
    const probing = media((engine) => engine.run('probe', { file: FILM }));
    const found = { plainSec: [] as number[], askedSec: [] as number[], probingSec: [] as number[] };
    // What the machine has not read yet it reads here.
    await probing();
    for (let round = 0; round < ROUNDS; round += 1) {
      found.plainSec.push(await eachSec(startPlain));
      found.askedSec.push(await eachSec(asked));
      found.probingSec.push(await eachSec(probing));
    }
    return found;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const CAPTIONS = '1\n00:00:00,000 --> 00:00:01,000\nA talk about prices.\n';

async function eachSec(startSec: () => Promise<number>): Promise<number> {
  let sec = 0;
  for (let start = 0; start < STARTS; start += 1) sec += await startSec();
  return sec / STARTS;
}

async function startMedia(
  script: URL,
  root: string,
  work: (engine: MediaEngine) => Promise<unknown>,
): Promise<number> {
  const processes = createMediaProcesses({ script, root });
  try {
    const lane = processes.lane(1);
    await work(createNodeMediaEngine({ jobs: lane, quick: lane }));
    return await cpuSecOf(processes.pids()[0]);
  } finally {
    await processes.close();
  }
}

async function startPlain(): Promise<number> {
  const child = spawn(
    process.execPath,
    ['-e', "process.on('message', () => undefined); process.send('there');"],
    { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] },
  );
  await once(child, 'message');
  try {
    return await cpuSecOf(child.pid);
  } finally {
    child.kill('SIGKILL');
  }
}

async function cpuSecOf(pid: number | undefined): Promise<number> {
  if (pid === undefined) throw new Error('The process is gone.');
  return (await usageOf(pid)).cpuSec;
}

const over = (some: readonly number[], plain: readonly number[]): number[] =>
  some.map((sec, round) => sec / (plain[round] as number));

export function figuresOfMediaStart({ plainSec, askedSec, probingSec }: MediaStartBench): readonly Figure[] {
  return [
    ratioOf('start of a media process over that of plain Node, cpu', over(askedSec, plainSec), 'less'),
    ratioOf('the same with a probe', over(probingSec, plainSec), 'less'),
    absoluteOf(
      'start of a media process, cpu',
      'ms',
      askedSec.map((sec) => sec * 1000),
      'less',
    ),
  ];
}

export function reportMediaStart({ plainSec, askedSec, probingSec }: MediaStartBench): string {
  const line = (name: string, sec: readonly number[]) => `${name}: cpu ${spread(sec, ' s', 3)}`;
  return [
    line('plain Node', plainSec),
    `${line('a media process', askedSec)}, over plain ${spread(over(askedSec, plainSec))}`,
    `${line('one that probes', probingSec)}, over plain ${spread(over(probingSec, plainSec))}`,
  ].join('\n');
}
