/**
 * The last handler of a host that answers others: what nobody caught is logged with its cause, and the host goes on.
 * All that must not be lost is in a transaction, so a request or a job that died of it is like one that was cut off.
 */
import type { Log } from '../../service/kernel/ports/log.ts';

/** Returns what takes the handler away again. */
export function catchUncaught(log: Log): () => void {
  const onUncaught = (error: unknown, origin: NodeJS.UncaughtExceptionOrigin): void =>
    log.error('Nobody caught this error; the host goes on.', error, { origin });
  // Who read our output may be gone: saying so would fail the same way.
  const onOutput = (): void => undefined;
  process.on('uncaughtException', onUncaught);
  process.stdout.on('error', onOutput);
  process.stderr.on('error', onOutput);
  return () => {
    process.off('uncaughtException', onUncaught);
    process.stdout.off('error', onOutput);
    process.stderr.off('error', onOutput);
  };
}
