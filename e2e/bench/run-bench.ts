/**
 * Runs benchmarks by name: `npm run bench -- export`. Without a name all of them, one after another. What was measured is
 * said, kept beside FIGURES.md, and compared there with what was kept before.
 */
import { availableParallelism, loadavg } from 'node:os';
import type { Figure } from '../../src/testing/figures/figure.ts';
import type { Run } from '../../src/testing/figures/figures-table.ts';
import { ensureTools } from '../gate/ensure-tools.ts';
import { benchAnalysis, figuresOfAnalysis, reportAnalysis } from './analysis-bench.ts';
import { benchBundle, figuresOfBundle, reportBundle } from './bundle-bench.ts';
import { benchEncoder, figuresOfEncoder, reportEncoder } from './encoder-bench.ts';
import { benchEngines, figuresOfEngines, reportEngines } from './engines-bench.ts';
import { benchExport, figuresOfExport, reportExport } from './export-bench.ts';
import { benchExportMemory, figuresOfExportMemory, reportExportMemory } from './export-memory-bench.ts';
import { benchExportPeer, figuresOfExportPeer, reportExportPeer } from './export-peer-bench.ts';
import { benchExportSources, figuresOfExportSources, reportExportSources } from './export-sources-bench.ts';
import { benchFraming, figuresOfFraming, reportFraming } from './framing-bench.ts';
import { benchHosts, figuresOfHosts, reportHosts } from './hosts-bench.ts';
import { benchIdle, figuresOfIdle, reportIdle } from './idle-bench.ts';
import { keepFigures } from './keep-figures.ts';
import { benchLoad, figuresOfLoad, reportLoad } from './load-bench.ts';
import { benchMediaStart, figuresOfMediaStart, reportMediaStart } from './media-start-bench.ts';
import { benchOffline, figuresOfOffline, reportOffline } from './offline-bench.ts';
import { benchPages, figuresOfPages, reportPages } from './pages-bench.ts';
import { benchSpeech, figuresOfSpeech, reportSpeech } from './speech-bench.ts';
import { benchStart, figuresOfStart, reportStart } from './start-bench.ts';
import { withStolenShare } from './stolen-time.ts';
import { benchTimeline, figuresOfTimeline, reportTimeline } from './timeline-bench.ts';
import { benchUi, figuresOfUi, reportUi } from './ui-bench.ts';
import { benchUpload, figuresOfUpload, reportUpload } from './upload-bench.ts';
import { benchWorkMemory, figuresOfWorkMemory, reportWorkMemory } from './work-memory-bench.ts';

interface Measured {
  readonly text: string;
  readonly figures: readonly Figure[];
}

const BENCHES: Readonly<Record<string, () => Promise<Measured>>> = {
  bundle: bench(benchBundle, reportBundle, figuresOfBundle),
  upload: bench(benchUpload, reportUpload, figuresOfUpload),
  load: bench(benchLoad, reportLoad, figuresOfLoad),
  pages: bench(benchPages, reportPages, figuresOfPages),
  hosts: bench(benchHosts, reportHosts, figuresOfHosts),
  'media-start': bench(benchMediaStart, reportMediaStart, figuresOfMediaStart),
  analysis: bench(benchAnalysis, reportAnalysis, figuresOfAnalysis),
  framing: bench(benchFraming, reportFraming, figuresOfFraming),
  speech: bench(benchSpeech, reportSpeech, figuresOfSpeech),
  timeline: bench(benchTimeline, reportTimeline, figuresOfTimeline),
  start: bench(benchStart, reportStart, figuresOfStart),
  offline: bench(benchOffline, reportOffline, figuresOfOffline),
  ui: bench(benchUi, reportUi, figuresOfUi),
  idle: bench(benchIdle, reportIdle, figuresOfIdle),
  export: bench(benchExport, reportExport, figuresOfExport),
  encoder: bench(benchEncoder, reportEncoder, figuresOfEncoder),
  'export-peer': bench(benchExportPeer, reportExportPeer, figuresOfExportPeer),
  'export-sources': bench(benchExportSources, reportExportSources, figuresOfExportSources),
  engines: bench(benchEngines, reportEngines, figuresOfEngines),
  'work-memory': bench(benchWorkMemory, reportWorkMemory, figuresOfWorkMemory),
  'export-memory': bench(benchExportMemory, reportExportMemory, figuresOfExportMemory),
};

function bench<Result>(
  measure: () => Promise<Result>,
  report: (result: Result) => string,
  figuresOf: (result: Result) => readonly Figure[],
): () => Promise<Measured> {
  return async () => {
    const result = await measure();
    return { text: report(result), figures: figuresOf(result) };
  };
}

const order = Object.keys(BENCHES);
const given = process.argv.slice(2);
for (const name of given) {
  if (!order.includes(name))
    throw new Error(`No benchmark is called "${name}". There are: ${order.join(', ')}.`);
}
await ensureTools();
// Each is kept as it ends: an hour of measures outlives one that fails.
for (const name of given.length > 0 ? given : order) {
  const measure = BENCHES[name];
  if (measure === undefined) continue;
  const [loadBefore = 0] = loadavg();
  try {
    const { result, stolenShare } = await withStolenShare(measure);
    console.log(`\n${name}\n${result.text}`);
    const day = new Date().toISOString().slice(0, 10);
    const { figures } = result;
    const run: Run = {
      bench: name,
      day,
      cores: availableParallelism(),
      loadBefore,
      stolenShare,
      figures,
    };
    await keepFigures(run, order);
  } catch (error) {
    console.error(`\n${name} failed:`, error);
    process.exitCode = 1;
  }
}
