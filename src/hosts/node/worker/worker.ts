/** `npm run worker`: does the jobs of the hosts on one database, from flags to exit code. */
import { DEFAULT_CONFIG } from '../../../service/kernel/operator-config.ts';
import { openMonitor } from '../monitor/open-monitor.ts';
import { createPrometheusObserver } from '../monitor/prometheus-observer.ts';
import { createReadiness } from '../monitor/readiness.ts';
import { openNodeHost } from '../open-node-host.ts';
import { shownAddress } from '../postgres/postgres-address.ts';
import { aborted, runToExit, type Surroundings } from '../run-to-exit.ts';
import { SECRET_VARIABLE } from '../secret-sealer.ts';
import { readConfigFile } from '../serve/read-config-file.ts';
import { readWorkerOptions, WORKER_HELP } from './worker-options.ts';

/** Resolves with the exit code once everything is closed. */
export function work(args: readonly string[], around: Surroundings): Promise<number> {
  return runToExit(around, async (log) => {
    const options = readWorkerOptions(args);
    if (options === null) return around.out(`${WORKER_HELP}\n`);
    const observer = createPrometheusObserver();
    const worker = await openNodeHost({
      isWorker: true,
      dataFolder: options.dataFolder,
      database: options.database,
      store: options.files,
      secret: process.env[SECRET_VARIABLE],
      config: options.configFile === undefined ? DEFAULT_CONFIG : await readConfigFile(options.configFile),
      mediaWorkers: options.mediaWorkers,
      allowPrivateAddresses: options.allowPrivateAddresses,
      mediaScript: around.mediaScript,
      ...{ log, observer },
    });
    try {
      const readiness = createReadiness({ database: worker.database, log });
      const monitor = await openMonitor(
        { ...worker, observer, readiness },
        options.monitorHost,
        options.monitorPort,
      );
      around.out(`Working on the jobs of ${shownAddress(options.database)}\n`);
      if (monitor !== null) around.out(`Its figures are at ${monitor.origin}/metrics\n`);
      await aborted(around.stop);
      log.info('Stopping.');
      readiness.drain();
      await Promise.all([worker.stopJobs(), monitor?.close()]);
    } finally {
      await worker.close();
    }
    log.info('Stopped.');
  });
}
