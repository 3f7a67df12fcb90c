/**
 * The order of test files where nothing is known of an earlier run, as in a fresh clone: those that take longest begin,
 * so that no worker is left alone with one at the end; the others follow, side by side by project.
 */
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Ends of paths, longest first: five minutes to ten seconds of processor time each. Every other file takes less. */
const LONGEST_TESTS = [
  'cluster/cluster.postgres',
  'client/fault-runs/fault-runs',
  'conformance/message-port',
  'node/clip/clip',
  'node/serve/serve',
  'conformance/speech',
  'conformance/money',
  'conformance/retranscribe',
  'fuzz/contract-fuzz',
  'conformance/transcription-server',
  'testing/media/face-film',
  'node/media/media-processes',
] as const;

/** A worker goes from file to file of a project with what it has loaded, so they lie side by side; most files are `others`. */
const SHARING = ['postgres', 'others'];

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId, project }: TestSpecification): number => {
      const at = LONGEST_TESTS.findIndex((end) => moduleId.endsWith(`${end}.test.ts`));
      return at >= 0 ? at : LONGEST_TESTS.length + 1 + SHARING.indexOf(project.name);
    };
    return (await super.sort(files)).toSorted((a, b) => place(a) - place(b));
  }
}
