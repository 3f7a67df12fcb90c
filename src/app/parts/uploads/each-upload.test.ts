import { describe, expect, it } from 'vitest';
import type { UploadPhase, UploadState } from '../../../client/uploads/upload-state.ts';
import { queuedApart } from './each-upload.tsx';

const inPhases = (...phases: UploadPhase[]): UploadState[] =>
  phases.map((phase) => ({ phase }) as UploadState);

describe('queued uploads', () => {
  it.each([
    [4, 3, 0],
    [4, 4, 0],
    [4, 5, 2],
    [0, 146, 143],
    [5, 0, 0],
  ])('behind %d others, %d of them: %d are apart', (others, waiting, apart) => {
    const all = inPhases(
      ...Array<UploadPhase>(others).fill('sending'),
      ...Array<UploadPhase>(waiting).fill('waiting'),
    );
    const { shown, queued } = queuedApart(all);
    expect(queued).toHaveLength(apart);
    expect([...shown, ...queued]).toEqual(all);
  });
});
