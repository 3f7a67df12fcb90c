/**
 * The import table of the program, checked against every file. A layer may import itself, what its row
 * names, and packages; tests may import anything. Change the table only together with DECISIONS.md.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ALSO_IN_THE_GATE, ONE_HOST, specFile } from '../e2e/which-host.ts';
import { OPERATION_IDS } from './contract/operations.ts';
import { circlesOf } from './testing/house/circles.ts';
import { drawingOf, HOUSE_README, houseReadme } from './testing/house/draw-house.ts';
import {
  type Import,
  importsOf,
  isTest,
  readImports,
  SRC,
  sourceFiles,
} from './testing/house/read-imports.ts';

interface Layer {
  readonly layer: string;
  readonly mayImport: readonly string[];
  /** Types alone: nothing of it runs here. */
  readonly mayImportTypes?: readonly string[];
}

/** What of media computes from what it is given, and reads neither files nor pictures. */
const PURE_MEDIA: readonly string[] = [
  ...['captions/', 'compose/', 'find-clips/', 'language-model/', 'transcription/', 'write-ideas/'],
  ...[
    'engine/media-crash-error.ts',
    'listen/speakers/label-words.ts',
    'listen/speakers/speaker-models.ts',
    'listen/speech/heard-words.ts',
    'listen/speech/speech-models.ts',
    'vision/filmstrip/plan-filmstrip.ts',
    'pictures/encode/render-error.ts',
  ],
  ...[
    'probe/codec-names.ts',
    'probe/foreign-container.ts',
    'probe/sniff-container.ts',
    'probe/unreadable-media-error.ts',
  ],
  ...['sound/speech-pcm.ts'],
  ...['speak/spoken-text.ts', 'speak/synthesizer.ts', 'speak/voices.ts'],
].map((path) => `media/${path}`);

/** Neither host imports the other. */
const BELOW_HOSTS: readonly string[] = [
  ...['base/', 'contract/', 'wire/', 'media/', 'client/', 'service/', 'timeline/', 'hosts/build-apart.ts'],
];

/** Prefixes of paths below src, most specific row first. */
const TABLE: readonly Layer[] = [
  { layer: 'base/', mayImport: [] },
  { layer: 'contract/', mayImport: ['base/'] },
  { layer: 'wire/', mayImport: ['base/'] },
  { layer: 'timeline/', mayImport: ['base/'] },
  { layer: 'media/', mayImport: ['base/', 'contract/problems/'] },
  { layer: 'player/', mayImport: ['base/', 'media/compose/', 'media/captions/', 'media/pictures/'] },
  { layer: 'client/', mayImport: ['base/', 'contract/'] },
  {
    layer: 'service/domain/',
    mayImport: ['base/', 'contract/', 'service/', 'timeline/model/', 'timeline/assistant/', ...PURE_MEDIA],
    mayImportTypes: ['media/'],
  },
  {
    layer: 'service/jobs/',
    mayImport: [
      'base/',
      'contract/',
      'media/engine/media-crash-error.ts',
      'media/probe/unreadable-media-error.ts',
      'media/pictures/encode/render-error.ts',
    ],
  },
  { layer: 'service/', mayImport: ['base/', 'contract/'], mayImportTypes: ['media/'] },
  { layer: 'hosts/build-apart.ts', mayImport: [] },
  ...['hosts/browser/', 'hosts/node/'].map((layer) => ({ layer, mayImport: BELOW_HOSTS })),
  // Inside app each part may use those before it; a feature never imports another one.
  { layer: 'app/i18n/', mayImport: ['client/', 'contract/', 'base/'] },
  { layer: 'app/paths.ts', mayImport: [] },
  { layer: 'app/host.ts', mayImport: ['client/', 'base/'] },
  { layer: 'app/ui/', mayImport: ['app/i18n/', 'app/paths.ts', 'base/'] },
  {
    layer: 'app/data/',
    mayImport: [
      ...['app/i18n/', 'app/paths.ts', 'app/host.ts', 'app/ui/', 'client/', 'contract/', 'base/'],
      'media/foreign-captions/',
    ],
  },
  {
    layer: 'app/commands/',
    mayImport: ['app/i18n/', 'app/ui/', 'app/data/', 'timeline/', 'base/'],
  },
  {
    layer: 'app/parts/',
    mayImport: [
      'app/i18n/',
      'app/paths.ts',
      'app/ui/',
      'app/data/',
      'app/commands/',
      'client/',
      'contract/',
      'base/',
      'media/compose/',
      'media/captions/',
      'media/pictures/encode/export-codec.ts',
      'player/',
    ],
  },
  // Between parts and features: a feature shows any kind, and knows none by name.
  {
    layer: 'app/kinds/',
    mayImport: [
      'app/i18n/',
      'app/paths.ts',
      'app/ui/',
      'app/data/',
      'app/parts/',
      'client/',
      'contract/',
      'base/',
      'media/compose/',
      'media/captions/',
    ],
  },
  {
    layer: 'app/features/',
    mayImport: [
      'app/i18n/',
      'app/paths.ts',
      'app/ui/',
      'app/data/',
      'app/commands/',
      'app/parts/',
      'app/kinds/',
      'client/',
      'contract/',
      'timeline/',
      'base/',
      'media/compose/',
      'media/captions/',
      'player/',
    ],
  },
  { layer: 'app/', mayImport: ['client/', 'contract/', 'timeline/', 'base/'] },
  { layer: 'browser-host.ts', mayImport: ['app/host.ts', 'client/', 'wire/', 'hosts/browser/'] },
  { layer: 'main.tsx', mayImport: ['app/', 'client/', 'wire/', 'base/', 'browser-host.ts'] },
  // Programs and suites that only run beside the product.
  { layer: 'testing/', mayImport: [''] },
];

/** From the ground up: what a row holds may import rows before its own (a row with several groups: none of the others). */
type Order = readonly Readonly<Record<string, readonly string[]>>[];

const SERVICE_ORDER: Order = [
  { kernel: ['kernel/'] },
  { http: ['http/'], jobs: ['jobs/'], storage: ['storage/', 'files/'] },
  { money: ['domain/money/'] },
  { assets: ['domain/assets/'] },
  { models: ['domain/models/'] },
  { projects: ['domain/projects/'] },
  { compositions: ['domain/compositions/'] },
  { clips: ['domain/clips/'] },
  { timelines: ['domain/timelines/'] },
  { kinds: ['domain/kinds/'] },
  { tools: ['domain/tools/'] },
  { operator: ['domain/operator/'] },
  { whole: ['create-service.ts'] },
];

const MEDIA_ORDER: Order = [
  { call: ['media-call.ts', 'positioned-writer.ts'], answers: ['language-model/'] },
  { avc: ['avc/'] },
  { probe: ['probe/'] },
  { pictures: ['pictures/'], sound: ['sound/'], hevc: ['hevc/'] },
  { listen: ['listen/'], convert: ['convert/'], clock: ['clock/'] },
  { captions: ['captions/'], avi: ['avi/'], flv: ['flv/'], pcm: ['pcm/'] },
  { compose: ['compose/'], subtitles: ['subtitles/'], transcription: ['transcription/'] },
  {
    ...{ vision: ['vision/'], speak: ['speak/'], separate: ['separate/'], ideas: ['write-ideas/'] },
    foreign: ['foreign-captions/'],
  },
  { clips: ['find-clips/'], render: ['render/'] },
  { engine: ['engine/'], check: ['check/'] },
];

/** Domain code knows neither; what puts the service together does. */
const NOT_FOR_DOMAIN: readonly string[] = ['http', 'storage'];

const NAMES_THAT_SAY_NOTHING = /^(index|utils|helpers|types|common|misc)\.[a-z]+$/;
const LINES_MAX = 400;
/** Files allowed over the limit, each with why. This list only shrinks. */
const LONG_FILES: Readonly<Record<string, string>> = {};

function rowOf(file: string): Layer | undefined {
  return TABLE.find(({ layer }) => file === layer || (layer.endsWith('/') && file.startsWith(layer)));
}

function breachOf(file: string, { target, isTypeOnly }: Import): string | null {
  const row = rowOf(file);
  if (row === undefined) return `${file} belongs to no layer`;
  const feature = (path: string): string | undefined => /^app\/features\/([^/]+)\//.exec(path)?.[1];
  const [from, to] = [feature(file), feature(target)];
  if (from !== undefined && to !== undefined && from !== to)
    return `${file} imports another feature: ${target}`;
  const domainToAdapter = row.layer === 'service/domain/' && target.startsWith('service/storage/');
  if (domainToAdapter) return `${file} imports a storage adapter: ${target}`;
  const isOwnLayer = row.layer.endsWith('/') && target.startsWith(row.layer);
  const inService = row.layer.startsWith('service/') && target.startsWith('service/');
  const named = [...row.mayImport, ...(isTypeOnly ? (row.mayImportTypes ?? []) : [])];
  const allowed = isOwnLayer || inService || named.some((prefix) => target.startsWith(prefix));
  return allowed ? null : `${file} may not import ${target}`;
}

interface Place {
  readonly row: number;
  readonly group: string;
}

/** A path without its layer. */
const below = (file: string): string => file.slice(file.indexOf('/') + 1);

function placeOf(order: Order, file: string): Place | undefined {
  return order
    .flatMap((groups, row) =>
      Object.entries(groups).flatMap(([group, prefixes]) =>
        prefixes
          .filter(
            (prefix) => below(file) === prefix || (prefix.endsWith('/') && below(file).startsWith(prefix)),
          )
          .map(({ length }) => ({ row, group, length })),
      ),
    )
    .sort((a, b) => b.length - a.length)[0];
}

function runsUp(order: Order, file: string, target: string): boolean {
  const [from, to] = [placeOf(order, file), placeOf(order, target)];
  if (from === undefined || to === undefined || from.group === to.group) return false;
  if (file.startsWith('service/domain/') && NOT_FOR_DOMAIN.includes(to.group)) return true;
  return from.row <= to.row;
}

/** Files of a layer without tests, and what they import of it. */
function insideOf(layer: string): { files: string[]; imports: ({ file: string } & Import)[] } {
  const files = sourceFiles().filter((file) => file.startsWith(`${layer}/`) && !isTest(file));
  const imports = files.flatMap((file) =>
    readImports(file)
      .filter(({ target }) => target.startsWith(`${layer}/`))
      .map((found) => ({ file, ...found })),
  );
  return { files, imports };
}

describe('the architecture', () => {
  const files = sourceFiles();

  it('has files to look at', () => {
    expect(files.length).toBeGreaterThan(100);
  });

  it('imports only along the table', () => {
    const product = files.filter((file) => !isTest(file));
    const breaches = product.flatMap((file) => readImports(file).map((found) => breachOf(file, found)));
    expect(breaches.filter((breach) => breach !== null)).toEqual([]);
  });

  it('would notice a breach', () => {
    const breach = (file: string, target: string, isTypeOnly = false): string | null =>
      breachOf(file, { target, isTypeOnly });
    expect(breach('base/work/deferred.ts', 'contract/errors.ts')).toMatch(/may not import/);
    expect(breach('service/domain/clips/x.ts', 'media/probe/probe-media.ts')).toMatch(/may not import/);
    expect(breach('service/domain/clips/x.ts', 'media/probe/probe-media.ts', true)).toBeNull();
    expect(breach('hosts/node/x.ts', 'hosts/browser/y.ts', true)).toMatch(/may not import/);
    expect(breach('app/features/review/x.tsx', 'app/features/home/y.tsx')).toMatch(/another feature/);
    expect(breach('somewhere/else.ts', 'base/work/deferred.ts')).toMatch(/no layer/);
  });

  it('is drawn in src/README.md as it is: `npm run house` draws it again', () => {
    expect(readFileSync(HOUSE_README, 'utf8')).toBe(houseReadme());
  });

  it('is drawn without arrows that a longer way makes needless, and with circles in one box', () => {
    const graph = Object.entries({ top: ['a', 'low'], a: ['b'], b: ['a', 'low'], low: [] });
    expect(drawingOf(new Map(graph.map(([from, to]) => [from, new Set(to)]))).split('\n')).toEqual([
      'flowchart TD',
      '  a["a<br>b"]',
      '  low["low"]',
      '  top["top"]',
      '  a --> low',
      '  top --> a',
    ]);
  });

  it('asks the service in data alone, and for kinds of project in their folders', () => {
    const others = files.filter((file) => /^app\/(?!data\/|kinds\/)/.test(file) && !isTest(file));
    const asking = others.filter((file) =>
      /\b(?:api|owner)\.[a-z]+_[a-z_]+\(/.test(readFileSync(join(SRC, file), 'utf8')),
    );
    expect(others.length).toBeGreaterThan(100);
    expect(asking).toEqual([]);
  });

  it('uses what only secure pages have where it is asked for first', () => {
    const ofPages = files.filter(
      (file) => /^(?:app|base|client|player|timeline|wire|hosts\/browser)\//.test(file) && !isTest(file),
    );
    const secureOnly = /\bcrypto\.randomUUID\(|\bnavigator\.clipboard\b/;
    const using = ofPages.filter((file) => secureOnly.test(readFileSync(join(SRC, file), 'utf8')));
    expect(ofPages.length).toBeGreaterThan(100);
    expect(using).toEqual(['app/ui/controls/copy-text.ts']);
  });

  it('keeps files small', () => {
    const long = files.filter((file) => readFileSync(join(SRC, file), 'utf8').split('\n').length > LINES_MAX);
    expect(long.filter((file) => LONG_FILES[file] === undefined)).toEqual([]);
  });

  it('names files after what they hold', () => {
    expect(files.filter((file) => NAMES_THAT_SAY_NOTHING.test(file.split('/').at(-1) ?? ''))).toEqual([]);
  });

  it('never imports tests or test tools into the product', () => {
    const product = files.filter((file) => !isTest(file) && !file.startsWith('testing/'));
    const leaks = product.filter((file) =>
      importsOf(file).some((target) => target.startsWith('testing/') || isTest(target)),
    );
    expect(leaks).toEqual([]);
  });

  it('has a control for every operation, and a spec where one is named', () => {
    const e2e = resolve(SRC, '../e2e');
    const rows = [
      ...readFileSync(join(e2e, 'README.md'), 'utf8').matchAll(
        /^\| `(\w+)` \| .+ \| ((?:`[\w-]+`(?:, )?)+) \|$/gm,
      ),
    ];
    expect(rows.map(([, operation]) => operation)).toEqual([...OPERATION_IDS]);
    const specs = readdirSync(join(e2e, 'specs'), { recursive: true, encoding: 'utf8' });
    const named = rows.flatMap(([, , cell = '']) => [...cell.matchAll(/[\w-]+/g)].map(([spec]) => spec));
    const isThere = (spec: string): boolean => specs.includes(specFile(spec));
    const oneHost = Object.keys(ONE_HOST);
    expect([...named, ...oneHost, ...ALSO_IN_THE_GATE].filter((spec) => !isThere(spec))).toEqual([]);
    // What has a control is driven on both hosts.
    expect(named.filter((spec) => oneHost.includes(spec))).toEqual([]);
  });
});

describe.each([
  ['service', SERVICE_ORDER],
  ['media', MEDIA_ORDER],
] as const)('%s', (layer, order) => {
  const { files, imports } = insideOf(layer);

  it('has a place in the order for every file', () => {
    expect(files.filter((file) => placeOf(order, file) === undefined)).toEqual([]);
  });

  it('imports only downwards', () => {
    const upwards = imports.filter(({ file, target }) => runsUp(order, file, target));
    expect(upwards.map(({ file, target }) => `${file} -> ${target}`)).toEqual([]);
  });
});

describe('folders', () => {
  /** A file beside the folders stands for itself. */
  const folderOf = (file: string): string => /^service\/(.+)\//.exec(file)?.[1] ?? file;

  it('of the service import no values in a circle', () => {
    const values = insideOf('service').imports.filter(({ isTypeOnly }) => !isTypeOnly);
    expect(circlesOf(values.map(({ file, target }) => [folderOf(file), folderOf(target)]))).toEqual([]);
    expect(
      circlesOf([
        ['a', 'b'],
        ['b', 'c'],
        ['c', 'b'],
        ['c', 'd'],
      ]),
    ).toEqual([['b', 'c']]);
  });

  it('that import upwards would be noticed', () => {
    const up = (file: string, target: string): boolean => runsUp(SERVICE_ORDER, file, target);
    expect(up('service/domain/money/x.ts', 'service/domain/projects/y.ts')).toBe(true);
    expect(up('service/jobs/x.ts', 'service/storage/y.ts')).toBe(true);
    expect(up('service/domain/projects/x.ts', 'service/http/authenticate.ts')).toBe(true);
    expect(up('service/domain/projects/x.ts', 'service/jobs/job-rows.ts')).toBe(false);
    expect(runsUp(MEDIA_ORDER, 'media/captions/x.ts', 'media/compose/scene.ts')).toBe(true);
  });
});
