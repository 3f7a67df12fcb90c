/** What every tool's form is given. */
import type { ToolWork } from '../../data/tool-runs.ts';

export interface ToolFormProps {
  readonly onStart: (work: ToolWork) => void;
  readonly pending: boolean;
  /** Why the last start was refused; null where there is nothing to say. */
  readonly error: unknown;
}
