/** What every tool's form is given. */
import type { ToolRun } from '../../../contract/schemas/job.ts';
import type { ToolWork } from '../../data/jobs/tool-runs.ts';

export interface ToolFormProps {
  /** A run whose request is there to begin with; null for a form that is empty. */
  readonly from: ToolRun | null;
  /** @param onStarted the service has it */
  readonly onStart: (work: ToolWork, onStarted?: () => void) => void;
  readonly pending: boolean;
  /** Why the last start was refused; null where there is nothing to say. */
  readonly error: unknown;
}
