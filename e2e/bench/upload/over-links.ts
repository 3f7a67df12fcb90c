/**
 * The client's uploads over HTTP: to the built host beside one plain PUT to a disk, over a link with a cap, at the pace of
 * the specification, and in memory from 100 MiB to 8 GiB. Files are sparse, or made as they are read.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { appendFile, open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PARTS_PER_MIN } from '../../../src/client/pace/governor.ts';
import { PART_SIZE_BYTES } from '../../../src/contract/limits.ts';
import { endHost, type HostProcess, startHostProcess } from '../../../src/testing/conformance/built-host.ts';
import { cappedLink } from '../../../src/testing/faults/capped-link.ts';
import { startFaultProxy } from '../../../src/testing/faults/fault-proxy.ts';
import { type Figure, ratioOf } from '../../../src/testing/figures/figure.ts';
import { ffmpeg } from '../../../src/testing/media/run-ffmpeg.ts';
import { usageOf } from '../process-usage.ts';
import { openRawReceiver } from '../raw-receiver.ts';
import { ROUNDS } from '../rounds.ts';
import { mebibytes, spread } from '../spread.ts';
import { hashOfGenerated } from './generated-file.ts';
import type { SendOrder, SentFile } from './send-file.ts';
import type { SinkBooks } from './upload-sink.ts';

const MIB = 2 ** 20;
const UNLIMITED_BYTES = 512 * MIB;
const CAP_BYTES_PER_SEC = 6 * MIB;
const CAPPED_BYTES = 120 * MIB;
/** Two minutes' parts and one of the third. */
const PACED_PARTS = 2 * PARTS_PER_MIN + 1;
const MEMORY_BYTES = [100 * MIB, 1024 * MIB, 8192 * MIB] as const;
const MINUTE_MS = 60_000;
const WITHOUT_LIMITS = ['--rate-factor', '100000'];

/** Processor time says more than the clock where a machine is shared. The host's look at the film is in its time. */
interface Sending {
  readonly sec: number;
  readonly senderCpuSec: number;
  readonly receiverCpuSec: number;
}

export interface LinksBench {
  readonly unlimited: readonly { readonly put: Sending; readonly upload: Sending }[];
  /** Shares of the cap. */
  readonly capped: readonly { readonly put: number; readonly upload: number }[];
  readonly paced: {
    readonly parts: number;
    readonly busiestMinute: number;
    /** From the first part's arrival to that of the last, which opens the third minute. */
    readonly sec: number;
    readonly refusals: number;
    readonly leftAtHalf: SentFile['leftAtHalf'];
  };
  readonly memory: readonly {
    readonly sizeBytes: number;
    readonly sent: SentFile;
    readonly books: SinkBooks;
  }[];
}

export async function benchLinks(): Promise<LinksBench> {
  const folder = mkdtempSync(join(tmpdir(), 'cliproom-links-'));
  try {
    const paced = await withHost(folder, [], (host) => measurePaced(folder, host));
    const memory = await measureMemory();
    const capped = await withHost(folder, WITHOUT_LIMITS, (host) => measureCapped(folder, host));
    const unlimited = await withHost(folder, WITHOUT_LIMITS, (host) => measureUnlimited(folder, host));
    return { unlimited, capped, paced, memory };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export function figuresOfLinks({ unlimited, capped, paced }: LinksBench): readonly Figure[] {
  return [
    ratioOf(
      'upload to a host over one plain PUT, speed',
      unlimited.map(({ put, upload }) => put.sec / upload.sec),
      'more',
      0.85,
    ),
    ratioOf(
      'upload over a limited link, of the limit',
      capped.map(({ upload }) => upload),
      'more',
      0.95,
    ),
    ratioOf('parts in the busiest minute, of the limit', [paced.busiestMinute / PARTS_PER_MIN], 'more'),
    ratioOf('parts refused', [paced.refusals], 'less'),
  ];
}

export function reportLinks({ unlimited, capped, paced, memory }: LinksBench): string {
  const left = paced.leftAtHalf;
  return [
    `${mebibytes(UNLIMITED_BYTES)} to the host, over one plain PUT to a disk, speed: ${spread(unlimited.map(({ put, upload }) => put.sec / upload.sec))}`,
    `  plain PUT, flushed once: ${sendingText(unlimited.map(({ put }) => put))}`,
    `  upload, a flush a part:  ${sendingText(unlimited.map(({ upload }) => upload))}`,
    `${mebibytes(CAPPED_BYTES)} over a link of ${mebibytes(CAP_BYTES_PER_SEC)}/s, of the cap: upload ${spread(
      capped.map(({ upload }) => upload),
      '',
      3,
    )}; plain PUT ${spread(
      capped.map(({ put }) => put),
      '',
      3,
    )}`,
    `${paced.parts} parts at ${PARTS_PER_MIN} a minute: busiest minute ${paced.busiestMinute}, ${paced.sec.toFixed(1)} s for what takes 120 at least, ${paced.refusals} refused`,
    ...(left === null
      ? []
      : [`  time left at half: said ${left.saidSec.toFixed(0)} s, was ${left.wasSec.toFixed(0)} s`]),
    ...memory.map(
      ({ sizeBytes, sent }) =>
        `${mebibytes(sizeBytes)} to a sink that hashes: at most ${mebibytes(sent.peakRssBytes)} of memory, ${mebibytes(sent.startRssBytes)} before; ${(sizeBytes / MIB / sent.sec).toFixed(0)} MiB/s`,
    ),
  ].join('\n');
}

function sendingText(sent: readonly Sending[]): string {
  const perGib = (cpuSec: (one: Sending) => number): string =>
    spread(
      sent.map((one) => (cpuSec(one) * 1024 * MIB) / UNLIMITED_BYTES),
      ' s',
      1,
    );
  const speed = spread(
    sent.map(({ sec }) => UNLIMITED_BYTES / MIB / sec),
    ' MiB/s',
    0,
  );
  return `${speed}; processor time a GiB, sender ${perGib((one) => one.senderCpuSec)}, receiver ${perGib((one) => one.receiverCpuSec)}`;
}

async function withHost<Result>(
  folder: string,
  flags: readonly string[],
  work: (host: { origin: string; apiKey: string; pid: number }) => Promise<Result>,
): Promise<Result> {
  const [data, keyFile] = [join(folder, 'data'), join(folder, 'key')];
  const host: HostProcess = await startHostProcess(['--data', data, '--key-file', keyFile, ...flags]);
  try {
    const pid = host.child.pid ?? 0;
    return await work({ origin: host.origin, apiKey: readFileSync(keyFile, 'utf8').trim(), pid });
  } finally {
    await endHost(host, 'SIGTERM');
    for (const path of [data, keyFile]) rmSync(path, { recursive: true, force: true });
  }
}

type Host = Parameters<Parameters<typeof withHost>[2]>[0];

async function measureUnlimited(folder: string, host: Host): Promise<LinksBench['unlimited']> {
  const path = await makeFilm(folder, UNLIMITED_BYTES);
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const put = await putToDisk(folder, path);
    const upload = await counted(host.pid, () => send({ ...host, how: 'upload', source: { path } }));
    rounds.push({ put, upload });
  }
  return rounds;
}

async function counted(receiverPid: number, work: () => Promise<SentFile>): Promise<Sending> {
  const before = await usageOf(receiverPid);
  const { sec, cpuSec } = await work();
  const after = await usageOf(receiverPid);
  return { sec, senderCpuSec: cpuSec, receiverCpuSec: after.cpuSec - before.cpuSec };
}

/**
 * What it wrote stays until the end, as what the host keeps does: to fill the memory of a file that is gone can cost a
 * virtual machine less than memory that nothing has touched yet.
 */
async function putToDisk(
  folder: string,
  path: string,
  over?: (origin: string) => Promise<string>,
): Promise<Sending> {
  const receiver = await openRawReceiver(join(folder, `raw-${crypto.randomUUID()}`));
  const origin = (await over?.(receiver.origin)) ?? receiver.origin;
  const sent = await counted(receiver.child.pid ?? 0, () =>
    send({ how: 'put', origin, apiKey: 'none', source: { path } }),
  );
  await receiver.close();
  return sent;
}

async function measureCapped(folder: string, host: Host): Promise<LinksBench['capped']> {
  const path = await makeFilm(folder, CAPPED_BYTES);
  const proxy = await startFaultProxy(host.origin);
  const link = cappedLink(CAP_BYTES_PER_SEC);
  proxy.onRequest = () => ({ kind: 'link', link });
  const shareOf = (sec: number): number => CAPPED_BYTES / CAP_BYTES_PER_SEC / sec;
  const throughProxy = async (origin: string): Promise<string> => {
    proxy.endpoint = origin;
    return proxy.origin;
  };
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const put = shareOf((await putToDisk(folder, path, throughProxy)).sec);
    const origin = await throughProxy(host.origin);
    rounds.push({
      put,
      upload: shareOf((await send({ ...host, origin, how: 'upload', source: { path } })).sec),
    });
  }
  await proxy.close();
  return rounds;
}

async function measurePaced(folder: string, host: Host): Promise<LinksBench['paced']> {
  const path = await makeFilm(folder, PACED_PARTS * PART_SIZE_BYTES);
  const proxy = await startFaultProxy(host.origin);
  const arrivedMs: number[] = [];
  proxy.onRequest = ({ method }) => {
    if (method === 'PUT') arrivedMs.push(performance.now());
    return null;
  };
  const { refusals, leftAtHalf } = await send({
    ...host,
    origin: proxy.origin,
    how: 'upload',
    source: { path },
  });
  await proxy.close();
  const within = (fromMs: number): number =>
    arrivedMs.filter((at) => at >= fromMs && at < fromMs + MINUTE_MS).length;
  return {
    parts: arrivedMs.length,
    busiestMinute: Math.max(...arrivedMs.map(within)),
    sec: ((arrivedMs.at(-1) ?? Number.NaN) - (arrivedMs[0] ?? Number.NaN)) / 1000,
    ...{ refusals, leftAtHalf },
  };
}

async function measureMemory(): Promise<LinksBench['memory']> {
  const sink = spawnScript('upload-sink.ts', []);
  const [line] = (await once(sink.stdout, 'data')) as [Buffer];
  const origin = line.toString().trim();
  const measured = [];
  for (const sizeBytes of MEMORY_BYTES) {
    const sent = await send({ how: 'upload', origin, apiKey: 'none', source: { generatedBytes: sizeBytes } });
    const books = (await (await fetch(`${origin}/books`)).json()) as SinkBooks;
    if (books.sha256 !== hashOfGenerated(sizeBytes))
      throw new Error(`Of ${mebibytes(sizeBytes)} something else arrived than was sent.`);
    measured.push({ sizeBytes, sent, books });
  }
  sink.kill('SIGKILL');
  await once(sink, 'exit');
  return measured;
}

/** A small film, then a box that players skip (ISO/IEC 14496-12, 8.1.2), of which no disk holds more than the marks. */
async function makeFilm(folder: string, sizeBytes: number): Promise<string> {
  const path = join(folder, `${sizeBytes / MIB}.mp4`);
  await ffmpeg(
    '-y',
    '-f',
    'lavfi',
    '-i',
    'testsrc2=s=320x180:r=25:d=4',
    '-c:v',
    'libx264',
    '-pix_fmt',
    'yuv420p',
    path,
  );
  const file = await open(path, 'r+');
  const { size: filmBytes } = await file.stat();
  const header = Buffer.alloc(16);
  header.writeUInt32BE(1, 0);
  header.write('free', 4, 'latin1');
  header.writeBigUInt64BE(BigInt(sizeBytes - filmBytes), 8);
  await appendFile(path, header);
  await file.truncate(sizeBytes);
  for (let at = PART_SIZE_BYTES; at < sizeBytes; at += PART_SIZE_BYTES)
    await file.write(`part ${at / PART_SIZE_BYTES + 1}`, at);
  await file.close();
  return path;
}

async function send(order: SendOrder): Promise<SentFile> {
  const child = spawnScript('send-file.ts', [JSON.stringify(order)]);
  let told = '';
  child.stdout.on('data', (text: Buffer) => {
    told += text.toString();
  });
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`The sender ended with ${code}.`);
  const sent = JSON.parse(told) as SentFile;
  if (sent.phase !== 'done') throw new Error(`The upload ended as ${sent.phase}.`);
  return sent;
}

function spawnScript(
  name: string,
  args: readonly string[],
): ChildProcess & { stdout: NonNullable<ChildProcess['stdout']> } {
  return spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, name), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}
