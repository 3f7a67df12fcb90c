/**
 * The order of test files where nothing is known of an earlier run, as in a fresh clone: those that take longest begin,
 * so that no worker is left alone with one at the end; those that share a worker come last, side by side.
 */
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Parts of paths, longest first: five minutes to ten seconds of processor time each. Every other file takes less. */
const LONGEST = [
  'cluster/cluster.postgres',
  'client/fault-runs',
  'conformance/http.test',
  'conformance/message-port.test',
  'node/serve/serve.test',
  'node/clip/clip.test',
  'conformance/money.test',
  'transcription-server.test',
  'contract-fuzz.test',
  'separate-sound.test',
  'conformance/speech.test',
  'retranscribe.test',
  'face-film.test',
  'webhook-schedule.test',
  'media-processes.test',
  'client/spending.test',
];

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId, project }: TestSpecification): number => {
      const at = LONGEST.findIndex((part) => moduleId.includes(part));
      if (at >= 0) return at;
      return project.config.isolate ? LONGEST.length : LONGEST.length + 1;
    };
    return (await super.sort(files)).toSorted((a, b) => place(a) - place(b));
  }
}
