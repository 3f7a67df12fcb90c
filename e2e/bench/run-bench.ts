/** Runs benchmarks by name: `npm run bench -- export`. Without a name all of them, one after another. */
import { benchAnalysis, reportAnalysis } from './analysis-bench.ts';
import { benchBundle, reportBundle } from './bundle-bench.ts';
import { benchEngines, reportEngines } from './engines-bench.ts';
import { benchExport, reportExport } from './export-bench.ts';
import { benchExportMemory, reportExportMemory } from './export-memory-bench.ts';
import { benchFraming, reportFraming } from './framing-bench.ts';
import { benchHosts, reportHosts } from './hosts-bench.ts';
import { benchIdle, reportIdle } from './idle-bench.ts';
import { benchLoad, reportLoad } from './load-bench.ts';
import { benchPages, reportPages } from './pages-bench.ts';
import { benchSpeech, reportSpeech } from './speech-bench.ts';
import { benchStart, reportStart } from './start-bench.ts';
import { benchTimeline, reportTimeline } from './timeline-bench.ts';
import { benchUi, reportUi } from './ui-bench.ts';
import { benchUpload } from './upload-bench.ts';

const BENCHES: Readonly<Record<string, () => Promise<string>>> = {
  bundle: async () => reportBundle(await benchBundle()),
  upload: benchUpload,
  load: async () => reportLoad(await benchLoad()),
  pages: async () => reportPages(await benchPages()),
  hosts: async () => reportHosts(await benchHosts()),
  analysis: async () => reportAnalysis(await benchAnalysis()),
  framing: async () => reportFraming(await benchFraming()),
  speech: async () => reportSpeech(await benchSpeech()),
  timeline: async () => reportTimeline(await benchTimeline()),
  start: async () => reportStart(await benchStart()),
  ui: async () => reportUi(await benchUi()),
  idle: async () => reportIdle(await benchIdle()),
  export: async () => reportExport(await benchExport()),
  engines: async () => reportEngines(await benchEngines()),
  'export-memory': async () => reportExportMemory(await benchExportMemory()),
};

const wanted = process.argv.slice(2);
for (const name of wanted.length > 0 ? wanted : Object.keys(BENCHES)) {
  const bench = BENCHES[name];
  if (!bench)
    throw new Error(`No benchmark is called "${name}". There are: ${Object.keys(BENCHES).join(', ')}.`);
  console.log(`\n${name}\n${await bench()}`);
}
