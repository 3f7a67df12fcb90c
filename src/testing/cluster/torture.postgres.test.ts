/** A few kills of each; `npm run torture -- --cluster` does as many as are wanted. */
import { expect, it } from 'vitest';
import { startObjectStore } from '../object-store/object-store-under-test.ts';
import { tortureCluster } from '../torture/cluster/torture-cluster.ts';
import { describeOnCluster } from './describe-on-cluster.ts';

/** Every victim once, and one of them again. */
const KILLS = 6;
const SEED = 1;

describeOnCluster('many machines of which one after another is killed', () => {
  it('lose nothing they acknowledged, charge nothing twice, and leave nothing behind', async () => {
    const store = await startObjectStore();
    const said: string[] = [];
    try {
      const { findings, acknowledged } = await tortureCluster({
        ...{ store, kills: KILLS, seed: SEED },
        say: (text) => said.push(text),
      });
      expect(findings, said.join('\n')).toEqual([]);
      expect(acknowledged).toBeGreaterThan(0);
    } finally {
      await store.stop();
    }
  });
});
