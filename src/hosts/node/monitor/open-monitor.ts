/** The port for those who run a host or a worker, where one was given. */
import { refusedPort } from '../http/refused-port.ts';
import { type MonitorParts, type MonitorServer, openMonitorServer } from './monitor-server.ts';

/** null where no port was given. @throws UsageError where it cannot be had */
export async function openMonitor(
  parts: MonitorParts,
  host: string,
  port: number | undefined,
): Promise<MonitorServer | null> {
  if (port === undefined) return null;
  return openMonitorServer(parts, host, port).catch(refusedPort('monitor-port', host, port));
}
