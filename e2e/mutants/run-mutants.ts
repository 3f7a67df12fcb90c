/**
 * `npm run mutants -- [LAYER …] [--file PATH …] [--every N]`: changes a layer in one place at a time and asks whether
 * its tests notice (StrykerJS). Without names all layers, which takes a night; `--file` changes only the files it names,
 * by the tests of their layer; `--every 20` changes one line of twenty. Survivors are listed with their place; one that
 * changes nothing says so beside it: `// Stryker disable next-line Mutator: why`.
 */
import { normalize } from 'node:path';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { isLayer, LAYERS, type LayerName } from './layers.ts';
import { filesOf, placesOf } from './places.ts';

const AIM_PERCENT = 85;
const NOTICED = new Set(['Killed', 'Timeout']);
const NOT_COUNTED = new Set(['Ignored', 'CompileError', 'RuntimeError', 'Pending']);

const { values, positionals } = parseArgs({
  options: { every: { type: 'string', default: '1' }, file: { type: 'string', multiple: true, default: [] } },
  allowPositionals: true,
});
const everyLines = Number(values.every);
const layers = positionals.length === 0 ? (Object.keys(LAYERS) as LayerName[]) : positionals.filter(isLayer);
const filesByLayer = new Map(layers.map((layer) => [layer, filesOf(LAYERS[layer])]));
const wanted = values.file.map((path) => normalize(path));
const unknown = [
  ...positionals.filter((name) => !isLayer(name)),
  ...wanted.filter((path) => ![...filesByLayer.values()].flat().includes(path)),
];
if (unknown.length > 0 || !Number.isInteger(everyLines) || everyLines < 1) {
  console.error(`Unknown: ${unknown.join(', ')}. Layers: ${Object.keys(LAYERS).join(', ')}.`);
  console.error('Use: npm run mutants -- [LAYER …] [--file PATH …] [--every N].');
  process.exit(2);
}
const scores: string[] = [];
for (const [layer, all] of filesByLayer) {
  const files = wanted.length === 0 ? all : all.filter((path) => wanted.includes(path));
  if (files.length > 0) scores.push(await scoreOf(layer, files));
}
console.log(scores.join('\n'));

async function scoreOf(layer: LayerName, files: string[]): Promise<string> {
  process.env['MUTANTS_LAYER'] = layer;
  const results = await new Stryker({
    mutate: placesOf(files, everyLines),
    testRunner: 'vitest',
    vitest: { configFile: 'e2e/mutants/vitest.config.ts', related: false },
    coverageAnalysis: 'perTest',
    dryRunTimeoutMinutes: 30,
    // Texts are held by the tests of the catalogs; what a module makes once is made for all tests at once.
    mutator: { excludedMutations: ['StringLiteral'] },
    ignoreStatic: true,
    ignorePatterns: ['dist*', 'public', 'e2e/pictures', 'e2e/specs', 'test-results'],
    concurrency: 2,
    reporters: ['clear-text'],
    clearTextReporter: { logTests: false, reportTests: false, allowColor: false, reportScoreTable: false },
    allowConsoleColors: false,
    fileLogLevel: 'off',
    tempDirName: 'node_modules/.stryker',
    disableTypeChecks: false,
    // The compiler here has no interface for programs; without a tsconfig Stryker asks it nothing.
    tsconfigFile: 'none.json',
  } as ConstructorParameters<typeof Stryker>[0]).runMutationTest();
  const counted = results.filter(({ status }) => !NOT_COUNTED.has(status));
  const noticed = counted.filter(({ status }) => NOTICED.has(status)).length;
  const percent = (100 * noticed) / counted.length;
  const verdict = percent >= AIM_PERCENT ? '' : `, below ${AIM_PERCENT}`;
  return `${layer}: ${noticed} of ${counted.length} changes noticed, ${percent.toFixed(1)} %${verdict}`;
}
