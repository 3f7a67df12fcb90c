/** `npm run torture`: of one host where nothing else is said, of many machines with `--cluster [--kills N] [--seed N] [--forgetful]`. */
import { parseArgs } from 'node:util';
import { startObjectStore } from '../object-store/object-store-under-test.ts';

if (process.argv.includes('--cluster')) {
  const { values } = parseArgs({
    options: {
      cluster: { type: 'boolean' },
      kills: { type: 'string', default: '100' },
      seed: { type: 'string', default: '1' },
      forgetful: { type: 'boolean', default: false },
    },
  });
  const { tortureCluster } = await import('./cluster/torture-cluster.ts');
  const store = await startObjectStore();
  try {
    const said = await tortureCluster({
      store,
      kills: Number(values.kills),
      seed: Number(values.seed),
      isForgetful: values.forgetful,
      say: (text) => process.stdout.write(`${text}\n`),
    });
    process.exitCode = said.findings.length === 0 ? 0 : 1;
  } finally {
    await store.stop();
  }
} else await import('./torture-one-host.ts');
