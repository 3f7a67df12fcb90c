import { describe, expect, it } from 'vitest';
import {
  asTheirTurns,
  isSameFile,
  isToBeSeen,
  isUnfinished,
  type UploadPhase,
  type UploadState,
} from './upload-state.ts';

const stateIn = (phase: UploadPhase): UploadState =>
  ({ phase, filename: 'talk.mp4', sizeBytes: 4, lastModifiedMs: 7 }) as UploadState;

describe('an upload', () => {
  it.each<[UploadPhase, boolean, boolean]>([
    ['waiting', true, true],
    ['sending', true, true],
    ['paused', true, true],
    ['needs_file', true, true],
    ['checking', true, true],
    ['failed', true, true],
    ['refused', false, true],
    ['done', false, false],
    ['cancelled', false, false],
  ])('that is %s is unfinished: %j, to be seen: %j', (phase, unfinished, toBeSeen) => {
    expect([isUnfinished(stateIn(phase)), isToBeSeen(stateIn(phase))]).toEqual([unfinished, toBeSeen]);
  });

  it.each([
    ['talk.mp4', '1234', 7, true],
    ['other.mp4', '1234', 7, false],
    ['talk.mp4', '12345', 7, false],
    ['talk.mp4', '1234', 8, false],
  ])('knows its file by name, size and time: %s of %s at %d', (name, text, lastModified, isSame) => {
    expect(isSameFile(stateIn('paused'), new File([text], name, { lastModified }))).toBe(isSame);
  });

  it('that waits for its turn comes after all others, the next one first', () => {
    const phases: UploadPhase[] = ['waiting', 'waiting', 'sending', 'waiting', 'done'];
    const newestFirst = phases.map((phase, at) => ({ ...stateIn(phase), localId: String(at) }));
    expect(asTheirTurns(newestFirst).map(({ localId }) => localId)).toEqual(['2', '4', '3', '1', '0']);
  });
});
