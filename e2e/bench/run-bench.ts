/** Runs benchmarks by name: `npm run bench -- export`. Without a name all of them, one after another. */
import { benchExport, reportExport } from './export-bench.ts';

const BENCHES: Readonly<Record<string, () => Promise<string>>> = {
  export: async () => reportExport(await benchExport()),
};

const wanted = process.argv.slice(2);
for (const name of wanted.length > 0 ? wanted : Object.keys(BENCHES)) {
  const bench = BENCHES[name];
  if (!bench)
    throw new Error(`No benchmark is called "${name}". There are: ${Object.keys(BENCHES).join(', ')}.`);
  console.log(`\n${name}\n${await bench()}`);
}
