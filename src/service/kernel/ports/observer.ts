/** Told of what was done and how long it took, for those who run the service. Never told who asked, or for what. */
import type { JOB_KINDS } from '../../../contract/schemas/job.ts';

export interface RequestSeen {
  readonly requestId: string;
  readonly method: string;
  /** The path with its parameters as names, such as `/v1/clips/{clipId}`; null where there is no such path. */
  readonly route: string | null;
  readonly status: number;
  readonly durationSec: number;
}

export interface JobSeen {
  readonly kind: (typeof JOB_KINDS)[number];
  readonly status: 'done' | 'failed' | 'cancelled';
  /** From when it was asked for until it began the first time; null where it never began. */
  readonly waitedSec: number | null;
  /** From then until it ended. */
  readonly ranSec: number;
}

export interface Observer {
  request(seen: RequestSeen): void;
  job(seen: JobSeen): void;
}

export const NOBODY: Observer = { request: () => undefined, job: () => undefined };
