/** 10,000 clips of one project, read page by page as the client reads them: processor time of the host a page, whatever else the machine does. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PAGE_SIZE_DEFAULT, PAGE_SIZE_MAX } from '../../src/contract/limits.ts';
import { DATABASE_FILE } from '../../src/hosts/node/backup/back-up.ts';
import { openNodeDatabase } from '../../src/hosts/node/open-node-database.ts';
import {
  callerOf,
  endHost,
  secretFlags,
  startHostProcess,
} from '../../src/testing/conformance/built-host.ts';
import { analyzedProject } from '../../src/testing/conformance/journey.ts';
import { absoluteOf, type Figure } from '../../src/testing/figures/figure.ts';
import { type LoadClient, openLoadClient } from './load-client.ts';
import { usageOf } from './process-usage.ts';
import { ROUNDS } from './rounds.ts';
import { spread } from './spread.ts';

const CLIPS = 10_000;
const PAGE_SIZES = [PAGE_SIZE_MAX, PAGE_SIZE_DEFAULT] as const;

interface PageRound {
  readonly limit: number;
  readonly pages: number;
  readonly clips: number;
  readonly bytesAPage: number;
  readonly cpuMsAPage: number;
}

export async function benchPages(): Promise<readonly PageRound[]> {
  const folder = mkdtempSync(join(tmpdir(), 'cliproom-pages-'));
  const flags = ['--data', join(folder, 'data'), '--rate-factor', '100000', ...secretFlags(folder)];
  let host = await startHostProcess(flags);
  try {
    const { project, clips } = await analyzedProject(callerOf(host, folder));
    await endHost(host, 'SIGTERM');
    await grow(join(folder, 'data', DATABASE_FILE), project.id, clips.length);
    host = await startHostProcess(flags);
    const client = openLoadClient(host.origin, callerOf(host, folder).api.apiKey, 1);
    const rounds: PageRound[] = [];
    // The first round is for warmth and not kept.
    for (let round = 0; round <= ROUNDS; round += 1)
      for (const limit of PAGE_SIZES) {
        const read = await readAllPages(client, host.child.pid ?? 0, project.id, limit);
        if (round > 0) rounds.push(read);
      }
    client.close();
    return rounds;
  } finally {
    await endHost(host, 'SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Copies of the clips that were found, behind them. */
async function grow(path: string, projectId: string, found: number): Promise<void> {
  const database = await openNodeDatabase(path);
  await database.run(
    `WITH RECURSIVE copy(number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM copy WHERE number < ?2)
     INSERT INTO clip (id, project_id, source_asset_id, status, rank, start_sec, end_sec, score, found, created_ms)
     SELECT id || '-' || number, project_id, source_asset_id, status, rank + number * ?3, start_sec, end_sec, score,
       found, created_ms FROM clip, copy WHERE project_id = ?1 ORDER BY number LIMIT ?4`,
    [projectId, Math.ceil(CLIPS / found), found, CLIPS - found],
  );
  await database.close();
}

async function readAllPages(
  client: LoadClient,
  pid: number,
  projectId: string,
  limit: number,
): Promise<PageRound> {
  const { cpuSec: before } = await usageOf(pid);
  let [pages, clips, bytes] = [0, 0, 0];
  let cursor: string | null = '';
  while (cursor !== null) {
    const after: string = cursor === '' ? '' : `&cursor=${cursor}`;
    const path = `/v1/projects/${projectId}/clips?limit=${limit}${after}`;
    const text = await client.send({ method: 'GET', path });
    const page = JSON.parse(text) as { data: unknown[]; nextCursor: string | null };
    pages += 1;
    clips += page.data.length;
    bytes += Buffer.byteLength(text);
    cursor = page.nextCursor;
  }
  if (clips !== CLIPS) throw new Error(`${clips} clips were listed of ${CLIPS}.`);
  const { cpuSec } = await usageOf(pid);
  return { limit, pages, clips, bytesAPage: bytes / pages, cpuMsAPage: ((cpuSec - before) * 1000) / pages };
}

export function figuresOfPages(rounds: readonly PageRound[]): readonly Figure[] {
  return PAGE_SIZES.map((limit) =>
    absoluteOf(
      `processor time of the host a page of ${limit} of ${CLIPS} clips`,
      'ms',
      rounds.filter((round) => round.limit === limit).map(({ cpuMsAPage }) => cpuMsAPage),
      'less',
      2,
    ),
  );
}

export function reportPages(rounds: readonly PageRound[]): string {
  return PAGE_SIZES.map((limit) => {
    const those = rounds.filter((round) => round.limit === limit);
    const [first] = those;
    const size = `${Math.round((first?.bytesAPage ?? 0) / 1024)} KiB`;
    const cpu = spread(
      those.map(({ cpuMsAPage }) => cpuMsAPage),
      ' ms',
    );
    return `${CLIPS} clips, ${first?.pages} pages of ${limit}, ${size} each: processor time of the host a page ${cpu}`;
  }).join('\n');
}
