/** The Log port as one JSON line an event, on any stream. Holds no secrets: callers log ids and routes only. */
import type { Log } from '../../service/kernel/ports/log.ts';

export interface LineLog extends Log {
  info(message: string, context?: Readonly<Record<string, string | number>>): void;
}

export function createLineLog(write: (line: string) => void): LineLog {
  const line = (level: string, message: string, facts: Readonly<Record<string, unknown>>): void =>
    write(`${JSON.stringify({ time: new Date().toISOString(), level, message, ...facts })}\n`);
  return {
    info: (message, context = {}) => line('info', message, context),
    error: (message, cause, context) =>
      line('error', message, {
        ...context,
        cause: cause instanceof Error ? (cause.stack ?? cause.message) : String(cause),
      }),
  };
}
