/** What must hold after a kill: each acknowledged write is there and answers the same, the rest happens once. */
import { isDeepStrictEqual } from 'node:util';
import type { Upload } from '../../contract/schemas/asset.ts';
import type { Caller } from '../conformance/api-under-test.ts';
import { type Intent, isDone, type Journal } from './journal.ts';

export interface Verified {
  readonly findings: readonly string[];
  readonly replayed: number;
  /** Requests whose answer was lost, sent again with their keys. */
  readonly retried: number;
}

/** Sends everything again that was sent before the kill. Unanswered requests get their answer now. */
export async function verifyReplays(caller: Caller, intents: readonly Intent[]): Promise<Verified> {
  const findings: string[] = [];
  let replayed = 0;
  let retried = 0;
  for (const intent of intents) {
    const { id, input } = intent;
    if (id === 'upload_part') {
      if (isDone(intent)) findings.push(...(await partIsThere(caller, intent)));
      continue;
    }
    const again = await caller.send(id, input);
    if (intent.answer === null) {
      retried += 1;
      if (again.status >= 500) findings.push(`${id} answered ${again.status} when it was sent again.`);
      intent.answer = { status: again.status, body: again.body };
      if (!isDone(intent)) continue;
      const third = await caller.send(id, input);
      if (!isDeepStrictEqual(third.body, again.body)) findings.push(`${id} answered its key in two ways.`);
    } else if (isDone(intent)) {
      replayed += 1;
      const isSame =
        again.status === intent.answer.status && isDeepStrictEqual(again.body, intent.answer.body);
      if (!isSame || again.headers.get('idempotent-replayed') !== 'true')
        findings.push(
          `${id} was acknowledged and then answered ${again.status} ${JSON.stringify(again.body)}`,
        );
    }
  }
  return { findings, replayed, retried };
}

/** A completed upload is gone; an open one has the part. */
async function partIsThere(caller: Caller, { input }: Intent): Promise<string[]> {
  const { uploadId, partNumber } = input.params as { uploadId: string; partNumber: number };
  const { status, body } = await caller.send<{ upload: Upload }>('get_upload', { params: { uploadId } });
  if (status === 404 || body.upload.receivedParts.includes(partNumber)) return [];
  return [`Part ${partNumber} of ${uploadId} was acknowledged and is gone.`];
}

/** Nothing was made without being asked for, nothing asked for is missing, and the books balance. */
export async function verifyWhole(caller: Caller, journal: Journal, before: number): Promise<string[]> {
  const findings: string[] = [];
  const expected = journal.answered('create_project').map(({ answer }) => idIn(answer?.body, 'project'));
  const projects = (await everyItem(caller, 'list_projects')).map(({ id }) => id);
  for (const id of expected) if (!projects.includes(id)) findings.push(`The project ${id} is gone.`);
  if (projects.length !== before + expected.length)
    findings.push(`There are ${projects.length} projects instead of ${before + expected.length}.`);
  const completed = journal.answered('complete_upload').map(({ answer }) => idIn(answer?.body, 'asset'));
  for (const assetId of completed) {
    const { status } = await caller.send('get_asset', { params: { assetId } });
    if (status !== 200) findings.push(`The asset ${assetId} is gone.`);
  }
  const jobs = new Set(journal.answered('analyze_project').map(({ answer }) => idIn(answer?.body, 'job')));
  const entries = (await everyItem(caller, 'list_ledger_entries')).reverse();
  let sum = 0;
  for (const { amount, balanceAfter } of entries) {
    sum += amount;
    if (balanceAfter !== sum)
      findings.push(`The ledger says ${balanceAfter} where its entries sum up to ${sum}.`);
  }
  const { credits } = await caller.ok('get_credits');
  if (credits.remaining !== sum)
    findings.push(`The balance is ${credits.remaining}, the entries sum up to ${sum}.`);
  const charged = new Set(entries.filter(({ type }) => type === 'charge').map(({ jobId }) => jobId));
  for (const job of jobs) if (!charged.has(job)) findings.push(`The job ${job} was started and not charged.`);
  return findings;
}

interface Item {
  readonly id: string;
  readonly type: string;
  readonly amount: number;
  readonly balanceAfter: number;
  readonly jobId: string;
}

async function everyItem(caller: Caller, id: 'list_projects' | 'list_ledger_entries'): Promise<Item[]> {
  const items: Item[] = [];
  let cursor: string | null = null;
  do {
    const query: Record<string, unknown> = { limit: 100, ...(cursor === null ? {} : { cursor }) };
    const page = (await caller.ok(id, { query })) as unknown as { data: Item[]; nextCursor: string | null };
    items.push(...page.data);
    cursor = page.nextCursor;
  } while (cursor !== null);
  return items;
}

function idIn(body: unknown, name: string): string {
  return (body as Record<string, { id: string }>)[name]?.id ?? '';
}
