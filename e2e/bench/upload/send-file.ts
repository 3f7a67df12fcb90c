/**
 * One file sent from a process of its own, so that its memory and its time are its alone: by the client's own uploads, or
 * as the body of one PUT. Prints what it measured as JSON.
 */
import { openAsBlob } from 'node:fs';
import { basename } from 'node:path';
import { createApiClient } from '../../../src/client/api-client.ts';
import { memoryIntentStore } from '../../../src/client/intents.ts';
import { createPace } from '../../../src/client/pace/create-pace.ts';
import { memoryUploadRecords } from '../../../src/client/uploads/upload-records.ts';
import { createUploadSession } from '../../../src/client/uploads/upload-session.ts';
import type { UploadPhase } from '../../../src/client/uploads/upload-state.ts';
import { peakRssBytes } from '../../../src/testing/peak-memory.ts';
import { GeneratedFile } from './generated-file.ts';

export interface SendOrder {
  readonly how: 'upload' | 'put';
  readonly origin: string;
  readonly apiKey: string;
  readonly source: { readonly path: string } | { readonly generatedBytes: number };
}

export interface SentFile {
  /** Until everything was acknowledged; what the service makes of the file is not in it. */
  readonly sec: number;
  /** Processor time of the sender: other work on the machine does not change it much. */
  readonly cpuSec: number;
  readonly peakRssBytes: number;
  readonly startRssBytes: number;
  readonly phase: UploadPhase;
  /** Answers that said to wait. */
  readonly refusals: number;
  /** What was said to be left when half of the bytes were through, and what was. */
  readonly leftAtHalf: { readonly saidSec: number; readonly wasSec: number } | null;
}

const order = JSON.parse(process.argv[2] ?? '') as SendOrder;
const file = await open(order.source);
const startRssBytes = process.memoryUsage.rss();
const startMs = performance.now();
const startCpu = process.cpuUsage();
const cpuSec = (): number => {
  const { user, system } = process.cpuUsage(startCpu);
  return (user + system) / 1e6;
};
const elapsedSec = (): number => (performance.now() - startMs) / 1000;
const facts = order.how === 'put' ? await putWhole() : await uploadInParts();
process.stdout.write(
  JSON.stringify({ ...facts, startRssBytes, peakRssBytes: peakRssBytes() } satisfies SentFile),
);

async function open(source: SendOrder['source']): Promise<File> {
  if ('generatedBytes' in source) return new GeneratedFile(source.generatedBytes);
  return new File([await openAsBlob(source.path)], basename(source.path), { type: 'video/mp4' });
}

type Facts = Omit<SentFile, 'startRssBytes' | 'peakRssBytes'>;

async function putWhole(): Promise<Facts> {
  const answer = await fetch(`${order.origin}/0`, { method: 'PUT', body: file });
  await answer.text();
  return { sec: elapsedSec(), cpuSec: cpuSec(), phase: 'done', refusals: 0, leftAtHalf: null };
}

async function uploadInParts(): Promise<Facts> {
  let refusals = 0;
  let sentSec: number | null = null;
  let half: { readonly saidSec: number; readonly atSec: number } | null = null;
  let phase: UploadPhase = 'waiting';
  const { api, connectivity, partsPerMin } = createApiClient(
    {
      ...({ id: 'bench', kind: 'remote', ownerToken: null } as const),
      baseUrl: order.origin,
      apiKey: order.apiKey,
      fetch: async (input, init) => {
        const answer = await fetch(input, init);
        if (answer.status === 429) refusals += 1;
        return answer;
      },
    },
    { intents: memoryIntentStore(), pace: createPace() },
  );
  const session = createUploadSession({
    ...{ api, connectivity, connectionId: 'bench', records: memoryUploadRecords() },
    partsPerMin,
    onChange: (state) => {
      phase = state.phase;
      if (phase === 'checking') sentSec ??= elapsedSec();
      if (state.sentBytes >= file.size / 2 && state.remainingSec !== null)
        half ??= { saidSec: state.remainingSec, atSec: elapsedSec() };
      if (state.error !== null) process.stderr.write(`${state.error.message}\n`);
    },
  });
  await session.start('bench', file);
  session.close();
  const sec = sentSec ?? Number.NaN;
  // Told by what came in between; the compiler does not see that.
  const told = half as { readonly saidSec: number; readonly atSec: number } | null;
  const leftAtHalf = told === null ? null : { saidSec: told.saidSec, wasSec: sec - told.atSec };
  return { sec, cpuSec: cpuSec(), phase, refusals, leftAtHalf };
}
