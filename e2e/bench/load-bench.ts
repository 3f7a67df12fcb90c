/**
 * The Node host under load, in a process of its own: reads and writes a second with percentiles, an upload of
 * 1 GiB against the same bytes received raw, memory, slow clients and cut connections.
 */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startHostProcess } from '../../src/testing/conformance/built-host.ts';
import { absoluteOf, type Figure, ratioOf } from '../../src/testing/figures/figure.ts';
import { type Call, type LoadClient, measurePace, openLoadClient, type Pace } from './load-client.ts';
import { usageOf } from './process-usage.ts';
import { openRawReceiver } from './raw-receiver.ts';
import { readPace } from './read-pace.ts';
import { ROUNDS } from './rounds.ts';
import { mebibytes, spread } from './spread.ts';
import { withStolenShare } from './stolen-time.ts';

const MIB = 2 ** 20;
const PART_BYTES = 8 * MIB;
const UPLOAD_BYTES = 1024 * MIB;
const CONNECTIONS = 16;
const PARTS_AT_ONCE = 4;
const WARM_UP_SEC = 3;
const MEASURE_SEC = 5;
const READ_ROUNDS = 6;
const WRITES_ONE_IN = 10;
const SLOW_CLIENTS = 60;

export interface LoadBench {
  /** Rounds alone with the host; a machine shared with others gives each another share of itself. */
  readonly reads: readonly (Pace & { readonly stolenShare: number })[];
  /** Processor time of the host, media processes included; other work on the machine does not change it much. */
  readonly cpuMsPerRead: number;
  /** Of this process, which asks over plain sockets on the same cores. */
  readonly clientMsPerRead: number;
  readonly mixed: Pace;
  readonly withSlowClients: Pace;
  readonly rawSec: readonly number[];
  readonly uploadSec: readonly number[];
  readonly memory: {
    readonly idle: number;
    readonly afterReads: number;
    readonly uploadPeak: number;
    readonly end: number;
  };
  /** Parts that a connection cut in the middle left behind. */
  readonly partsOfCutConnections: number;
}

export async function benchLoad(): Promise<LoadBench> {
  const folder = mkdtempSync(join(tmpdir(), 'cliproom-load-'));
  const keyFile = join(folder, 'key');
  const flags = ['--data', join(folder, 'data'), '--rate-factor', '100000', '--key-file', keyFile];
  const { child, origin } = await startHostProcess(flags);
  const pid = child.pid ?? 0;
  const memory = async () => (await usageOf(pid)).memoryBytes;
  const apiKey = readFileSync(keyFile, 'utf8').trim();
  const client = openLoadClient(origin, apiKey, CONNECTIONS);
  try {
    const paths = await pathsOf(client);
    const reads = inTurn(paths);
    const paceFor = (seconds: number) => readPace(origin, apiKey, CONNECTIONS, seconds, paths);
    await paceFor(WARM_UP_SEC);
    const idle = await memory();
    const cpuBefore = (await usageOf(pid)).cpuSec;
    const ownBefore = process.cpuUsage();
    const rounds: LoadBench['reads'][number][] = [];
    for (let round = 0; round < READ_ROUNDS; round += 1) {
      const { result, stolenShare } = await withStolenShare(() => paceFor(MEASURE_SEC));
      rounds.push({ ...result, stolenShare });
    }
    const answers = rounds.reduce((sum, round) => sum + round.answers, 0);
    const cpuMsPerRead = (((await usageOf(pid)).cpuSec - cpuBefore) * 1000) / answers;
    const own = process.cpuUsage(ownBefore);
    const clientMsPerRead = (own.user + own.system) / 1000 / answers;
    const afterReads = await memory();
    const mixed = await measurePace(client, CONNECTIONS, MEASURE_SEC, mixedWith(reads));
    const slow = holdSlowClients(origin, apiKey);
    const withSlowClients = await measurePace(client, CONNECTIONS, MEASURE_SEC, reads);
    for (const socket of slow) socket.destroy();
    const partsOfCutConnections = await cutInTheMiddle(client, origin, apiKey);
    const rawSec: number[] = [];
    const uploadSec: number[] = [];
    let uploadPeak = 0;
    // The first is not kept: memory that the machine gives both for the first time takes it seconds.
    for (let round = 0; round <= ROUNDS; round += 1) {
      const raw = await receiveRaw(join(folder, 'raw.bin'));
      const sent = await upload(client, async () => {
        uploadPeak = Math.max(uploadPeak, await memory());
      });
      if (round === 0) continue;
      rawSec.push(raw);
      uploadSec.push(sent);
    }
    const end = await memory();
    return {
      reads: rounds,
      cpuMsPerRead,
      clientMsPerRead,
      mixed,
      withSlowClients,
      rawSec,
      uploadSec,
      memory: { idle, afterReads, uploadPeak, end },
      partsOfCutConnections,
    };
  } finally {
    client.close();
    child.kill('SIGTERM');
    await once(child, 'exit');
    rmSync(folder, { recursive: true, force: true });
  }
}

export function figuresOfLoad({ reads, cpuMsPerRead, rawSec, uploadSec }: LoadBench): readonly Figure[] {
  return [
    absoluteOf(
      `reads a second over ${CONNECTIONS} connections`,
      '',
      reads.map(({ perSec }) => perSec),
      'more',
      5000,
    ),
    absoluteOf('processor time of the host a read', 'ms', [cpuMsPerRead], 'less'),
    ratioOf(
      'upload of 1 GiB in parts over the same received raw, speed',
      rawSec.map((raw, round) => raw / (uploadSec[round] ?? Number.NaN)),
      'more',
      0.95,
    ),
  ];
}

export function reportLoad(bench: LoadBench): string {
  const { reads, mixed, withSlowClients, rawSec, uploadSec, memory } = bench;
  const speed = (seconds: readonly number[]) => seconds.map((sec) => UPLOAD_BYTES / MIB / sec);
  const ratios = rawSec.map((raw, round) => raw / (uploadSec[round] ?? Number.NaN));
  return [
    `${CONNECTIONS} connections, ${MEASURE_SEC} s each`,
    ...reads.map((round) => `reads:                   ${paceText(round)}, ${stolenText(round)}`),
    `reads a second:          ${spread(
      reads.map(({ perSec }) => perSec),
      '',
      0,
    )}`,
    `processor time a read:   ${bench.cpuMsPerRead.toFixed(3)} ms of the host, ${bench.clientMsPerRead.toFixed(3)} of who asks`,
    `reads, 1 write in ${WRITES_ONE_IN}:    ${paceText(mixed)}`,
    `reads, ${SLOW_CLIENTS} slow clients:  ${paceText(withSlowClients)}`,
    `1 GiB received raw:      ${spread(speed(rawSec), ' MiB/s', 0)}`,
    `1 GiB uploaded in parts: ${spread(speed(uploadSec), ' MiB/s', 0)}`,
    `upload / raw, speed:     ${spread(ratios)}`,
    `memory: ${mebibytes(memory.idle)} warm, ${mebibytes(memory.afterReads)} after reads, at most ${mebibytes(memory.uploadPeak)} in uploads, ${mebibytes(memory.end)} at the end`,
    `parts stored by connections cut in the middle: ${bench.partsOfCutConnections}`,
  ].join('\n');
}

function paceText({ perSec, p50Ms, p95Ms, p99Ms, answers }: Pace): string {
  const ms = (value: number) => `${value.toFixed(1)} ms`;
  return `${perSec.toFixed(0)} a second (${answers} answers), p50 ${ms(p50Ms)}, p95 ${ms(p95Ms)}, p99 ${ms(p99Ms)}`;
}

function stolenText({ stolenShare }: { readonly stolenShare: number }): string {
  return `${(stolenShare * 100).toFixed(0)} % of the machine taken by other guests`;
}

/** The reads a screen makes: who am I, what is there, one thing of it. */
async function pathsOf(client: LoadClient): Promise<readonly string[]> {
  const ids: string[] = [];
  for (let count = 0; count < 20; count += 1) {
    const made = JSON.parse(await client.send(createProject())) as { project: { id: string } };
    ids.push(made.project.id);
  }
  return [
    '/v1/me',
    '/v1/credits',
    '/v1/projects?limit=20',
    '/v1/assets?limit=20',
    '/v1/credits/ledger',
    ...ids.slice(0, 5).map((id) => `/v1/projects/${id}`),
  ];
}

function inTurn(paths: readonly string[]): () => Call {
  let next = 0;
  return () => {
    next += 1;
    return { method: 'GET', path: paths[next % paths.length] ?? '/v1/me' };
  };
}

function createProject(): Call {
  return {
    method: 'POST',
    path: '/v1/projects',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() },
    body: JSON.stringify({ title: 'Load' }),
  };
}

function mixedWith(reads: () => Call): () => Call {
  let next = 0;
  return () => {
    next += 1;
    return next % WRITES_ONE_IN === 0 ? createProject() : reads();
  };
}

/** Half of them send one byte of their headers a second, half promise a part and stop after a little of it. */
function holdSlowClients(origin: string, apiKey: string): Socket[] {
  const { hostname, port } = new URL(origin);
  return Array.from({ length: SLOW_CLIENTS }, (_, index) => {
    const socket = connect(Number(port), hostname);
    // The host cuts them once it has waited long enough.
    socket.on('error', () => socket.destroy());
    if (index % 2 === 0) {
      const head = `GET /v1/me HTTP/1.1\r\nHost: ${hostname}\r\nX-Slow: ${'a'.repeat(60)}`;
      let at = 0;
      const timer = setInterval(() => {
        socket.write(head[at] ?? 'a');
        at += 1;
      }, 1000);
      socket.once('close', () => clearInterval(timer));
    } else socket.write(headOfPart('upl_00000000000000000000', hostname, apiKey) + 'x'.repeat(1000));
    return socket;
  });
}

function headOfPart(uploadId: string, hostname: string, apiKey: string): string {
  return [
    `PUT /v1/uploads/${uploadId}/parts/1 HTTP/1.1`,
    `Host: ${hostname}`,
    `Authorization: Bearer ${apiKey}`,
    'Content-Type: application/octet-stream',
    `Content-Length: ${PART_BYTES}`,
    '\r\n',
  ].join('\r\n');
}

async function cutInTheMiddle(client: LoadClient, origin: string, apiKey: string): Promise<number> {
  const { hostname, port } = new URL(origin);
  let stored = 0;
  for (let count = 0; count < 10; count += 1) {
    const uploadId = await beginUpload(client, PART_BYTES);
    const socket = connect(Number(port), hostname);
    socket.on('error', () => socket.destroy());
    await once(socket, 'connect');
    socket.write(headOfPart(uploadId, hostname, apiKey));
    const some = part.subarray(0, Math.floor(((count + 1) * PART_BYTES) / 11));
    await new Promise<void>((resolve) => {
      socket.write(some, () => resolve());
    });
    socket.destroy();
    await once(socket, 'close');
    const text = await client.send({ method: 'GET', path: `/v1/uploads/${uploadId}` });
    stored += (JSON.parse(text) as { upload: { receivedParts: number[] } }).upload.receivedParts.length;
    await client.send({ method: 'DELETE', path: `/v1/uploads/${uploadId}` });
  }
  return stored;
}

async function beginUpload(client: LoadClient, sizeBytes: number): Promise<string> {
  const text = await client.send({
    method: 'POST',
    path: '/v1/uploads',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ filename: 'load.mp4', sizeBytes, contentType: 'video/mp4' }),
  });
  return (JSON.parse(text) as { upload: { id: string } }).upload.id;
}

const part = randomBytes(PART_BYTES);

/** Seconds; the upload is removed afterwards. */
async function upload(client: LoadClient, watch: () => Promise<void>): Promise<number> {
  const uploadId = await beginUpload(client, UPLOAD_BYTES);
  const watching = setInterval(() => void watch(), 250);
  const seconds = await sendParts(client, (index) => `/v1/uploads/${uploadId}/parts/${index + 1}`);
  clearInterval(watching);
  await client.send({ method: 'DELETE', path: `/v1/uploads/${uploadId}` });
  return seconds;
}

async function receiveRaw(path: string): Promise<number> {
  const receiver = await openRawReceiver(path);
  const client = openLoadClient(receiver.origin, 'none', PARTS_AT_ONCE);
  const seconds = await sendParts(client, (index) => `/${index * PART_BYTES}`);
  client.close();
  await receiver.close();
  rmSync(path);
  return seconds;
}

async function sendParts(client: LoadClient, pathOf: (index: number) => string): Promise<number> {
  const startMs = performance.now();
  let next = 0;
  const work = async (): Promise<void> => {
    while (next < UPLOAD_BYTES / PART_BYTES) {
      const index = next;
      next += 1;
      const headers = { 'Content-Type': 'application/octet-stream' };
      await client.send({ method: 'PUT', path: pathOf(index), headers, body: part });
    }
  };
  await Promise.all(Array.from({ length: PARTS_AT_ONCE }, work));
  return (performance.now() - startMs) / 1000;
}
