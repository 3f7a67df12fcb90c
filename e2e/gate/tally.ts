/** What a step of the gate found, and how the reports of the two test runners are counted. */
import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** Of what a test said when it failed: what was awaited, and what was there instead. */
const LINES_TOLD = 12;

/** The page as a screen reader has it, which the runner keeps of a journey that failed: in a log it is all there is. */
const PAGE_KEPT = { name: 'error-context', block: /^```yaml\n(.*?)^```$/ms };

export interface Tally {
  readonly passed: number;
  readonly failed: number;
  /** What failed, by name and with what it said: the end of a long log is where a reader looks. */
  readonly failures?: readonly string[];
}

interface UnitReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    /** Why the file itself did not run. */
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[] | null;
    }[];
  }[];
}

interface JourneyError {
  readonly message?: string;
  readonly location?: { readonly file: string; readonly line: number };
}

interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs: readonly {
    readonly file: string;
    readonly title: string;
    /** One for each browser and host it ran on. The report's own `ok` of a spec is that of the first of them alone. */
    readonly tests: readonly {
      readonly projectName: string;
      readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
      readonly results: readonly {
        readonly errors: readonly JourneyError[];
        readonly attachments: readonly { readonly name: string; readonly path?: string }[];
      }[];
    }[];
  }[];
}

interface JourneyReport {
  readonly suites: readonly Suite[];
  /** What went wrong outside of any test. */
  readonly errors: readonly { readonly message?: string }[];
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly skipped: number;
    readonly flaky: number;
  };
}

/** A step that holds or does not, counted as one. */
export function countCheck(code: number): Tally {
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** @param code how the runner ended: it can fail where no test did. */
export async function countUnits(path: string, code: number): Promise<Tally> {
  const report = await readReport<UnitReport>(path);
  if (report === null) return { passed: 0, failed: 1, failures: ['unit tests left no report'] };
  const failed = report.numFailedTests + (code !== 0 && report.numFailedTests === 0 ? 1 : 0);
  return { passed: report.numPassedTests, failed, failures: failedUnits(report) };
}

/** What did not run did not pass. */
export async function countJourneys(path: string, code: number): Promise<Tally> {
  const report = await readReport<JourneyReport>(path);
  if (report === null) return { passed: 0, failed: 1, failures: ['journeys left no report'] };
  const { expected, unexpected, skipped, flaky } = report.stats;
  const failed = unexpected + flaky + skipped;
  return {
    passed: expected,
    failed: failed + (code !== 0 && failed === 0 ? 1 : 0),
    failures: [
      ...(await Promise.all(report.suites.flatMap(failedJourneys))),
      ...report.errors.map(({ message }) => `journeys: ${message?.split('\n')[0] ?? 'ended without a word'}`),
    ],
  };
}

async function readReport<Report>(path: string): Promise<Report | null> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Report;
  } catch {
    // No report means that the runner died before it could count; the caller counts that as a failure.
    return null;
  }
}

function failedJourneys(suite: Suite): Promise<string>[] {
  return [
    ...suite.specs.flatMap(({ file, title, tests }) =>
      tests
        .filter(({ status }) => status !== 'expected')
        .map(async ({ projectName, status, results }) => {
          const said = results.flatMap(({ errors }) => errors);
          const how = status === 'skipped' ? `${projectName}, not run` : projectName;
          const attached = results.flatMap(({ attachments }) => attachments);
          const page = attached.find(({ name }) => name === PAGE_KEPT.name)?.path;
          return [
            told(`e2e/specs/${file}: ${title} (${how})`, ...said.map(journeySaid)),
            ...(page === undefined ? [] : await linesOfPage(page)),
          ].join('\n');
        }),
    ),
    ...(suite.suites ?? []).flatMap(failedJourneys),
  ];
}

async function linesOfPage(path: string): Promise<string[]> {
  // What failed is told also where its page was not kept.
  const context = await readFile(path, 'utf8').catch(() => '');
  return (PAGE_KEPT.block.exec(context)?.[1] ?? '')
    .trimEnd()
    .split('\n')
    .map((line) => `    ${line}`);
}

/** The same words may be awaited in several lines of a journey. */
function journeySaid({ message = '', location }: JourneyError): string {
  return location === undefined
    ? message
    : `${relative(process.cwd(), location.file)}:${location.line}\n${message}`;
}

function failedUnits(report: UnitReport): string[] {
  return report.testResults
    .filter((file) => file.status === 'failed')
    .flatMap((file) => {
      const path = relative(process.cwd(), file.name);
      const failed = file.assertionResults.filter((test) => test.status === 'failed');
      if (failed.length === 0) return [told(path, file.message)];
      return failed.map((test) => told(`${path}: ${test.fullName}`, ...(test.failureMessages ?? [])));
    });
}

/** The beginning of what each of them said, without colours, under the name. */
function told(name: string, ...messages: readonly string[]): string {
  const said = messages.flatMap((message) =>
    stripVTControlCharacters(message).split('\n').slice(0, LINES_TOLD),
  );
  return [name, ...said.filter((line) => line.trim() !== '').map((line) => `  ${line}`)].join('\n');
}
