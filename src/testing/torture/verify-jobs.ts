/** Where the acknowledged jobs came to: to a good end with its result, or given up after too many kills. */
import type { Export, Job } from '../../contract/schemas/job.ts';
import type { Caller } from '../conformance/api-under-test.ts';
import type { Journal } from './journal.ts';

export interface VerifiedJobs {
  readonly findings: readonly string[];
  /** How many of each kind ended how. */
  readonly ends: Readonly<Record<string, number>>;
}

/** The only good reason to fail here: the kills met the same job each time it was tried. */
const GIVEN_UP = /^This stopped the service \d+ times/;

interface Started {
  readonly job?: { readonly id: string };
  readonly toolRun?: { readonly jobId: string };
  readonly export?: { readonly id: string; readonly jobId: string };
}

/** Call once no job runs any more. */
export async function verifyJobs(caller: Caller, journal: Journal): Promise<VerifiedJobs> {
  const findings: string[] = [];
  const ends: Record<string, number> = {};
  const started = (['analyze_project', 'brainstorm_ideas', 'create_export'] as const)
    .flatMap((id) => journal.answered(id))
    .map(({ answer }) => answer?.body as Started);
  const jobIds = started.map(
    ({ job, toolRun, export: made }) => job?.id ?? toolRun?.jobId ?? made?.jobId ?? '',
  );
  for (const jobId of new Set(jobIds)) {
    const { status, body } = await caller.send<{ job: Job }>('get_job', { params: { jobId } });
    if (status !== 200) {
      findings.push(`The job ${jobId} was acknowledged and is gone.`);
      continue;
    }
    const { job } = body;
    const end = `${job.kind} ${job.status}`;
    ends[end] = (ends[end] ?? 0) + 1;
    findings.push(...(await wrongIn(caller, job)));
  }
  return { findings, ends };
}

async function wrongIn(caller: Caller, job: Job): Promise<string[]> {
  const { id, kind, status, errorMessage, exportId } = job;
  if (status === 'failed' && GIVEN_UP.test(errorMessage ?? '')) return [];
  if (status !== 'done') return [`The ${kind} ${id} ended ${status}: ${errorMessage}`];
  if (exportId === null) return [];
  const { export: made } = await caller.ok('get_export', { params: { exportId } });
  return wrongFile(made);
}

/** A finished export is a whole file behind its link. */
async function wrongFile({ id, status, file, downloadUrl }: Export): Promise<string[]> {
  if (status !== 'done' || file === null || downloadUrl === null)
    return [`The export ${id} is ${status} without a file, though its job is done.`];
  const answer = await fetch(downloadUrl);
  const { byteLength } = await answer.arrayBuffer();
  if (answer.ok && byteLength === file.sizeBytes) return [];
  return [`The file of ${id} came with ${byteLength} bytes and ${answer.status}, not ${file.sizeBytes}.`];
}
