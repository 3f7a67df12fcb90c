import type { ChangeSignal } from '../../kernel/change-signal.ts';
import type { JobQueue } from '../../kernel/ports/queues.ts';
import type { ModelContext } from '../models/model-context.ts';
import type { PaidKinds } from './project-kind.ts';

/** What projects and their jobs work with. */
export interface ProjectContext extends ModelContext {
  readonly changes: ChangeSignal;
  readonly jobs: JobQueue;
  readonly kinds: PaidKinds;
}
