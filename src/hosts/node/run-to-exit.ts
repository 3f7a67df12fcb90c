/** What every command that runs until it is asked to end does around its work: its log, its faults, its exit code. */
import { catchUncaught } from './catch-uncaught.ts';
import { DataFolderInUseError } from './data-folder-lock.ts';
import { createLineLog, type LineLog } from './line-log.ts';
import { EXIT, UsageError } from './usage-error.ts';

export interface Surroundings {
  readonly mediaScript: URL;
  /** Folder of the built client. */
  readonly clientFolder: string;
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** Aborted when the process is asked to end. */
  readonly stop: AbortSignal;
}

/** Resolves with the exit code. */
export async function runToExit(
  around: Pick<Surroundings, 'err'>,
  work: (log: LineLog) => Promise<void>,
): Promise<number> {
  const log = createLineLog(around.err);
  const letGo = catchUncaught(log);
  try {
    await work(log);
    return EXIT.done;
  } catch (error) {
    if (!(error instanceof UsageError) && !(error instanceof DataFolderInUseError)) {
      log.error('The host could not go on.', error, {});
      return EXIT.failed;
    }
    around.err(`${error.message}\n`);
    return EXIT.usage;
  } finally {
    letGo();
  }
}

export function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
