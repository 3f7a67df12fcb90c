import type { JobQueue } from '../../jobs/job-queue.ts';
import type { ChangeSignal } from '../../kernel/change-signal.ts';
import type { ModelContext } from '../models/model-context.ts';
import type { PaidKinds } from './project-kind.ts';

/** What projects and their jobs work with. */
export interface ProjectContext extends ModelContext {
  readonly changes: ChangeSignal;
  readonly jobs: JobQueue;
  readonly kinds: PaidKinds;
}
