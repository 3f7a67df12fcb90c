import { describe, expect, it } from 'vitest';
import { problem } from '../../../../contract/problems/problem.ts';
import { MediaCrashError } from '../../../../media/engine/media-crash-error.ts';
import { despiteCrashes } from './despite-crashes.ts';

const WHY = problem('model_failed', { model: 'Parakeet' });
const CRASH = new MediaCrashError(problem('media_process_ended', { why: 'code 255' }));

/** @param ends of one try after another: an error is thrown */
function listening(...ends: readonly (Error | string)[]) {
  const left = [...ends];
  const listen = async (): Promise<string> => {
    const end = left.shift() ?? 'nothing is left';
    if (end instanceof Error) throw end;
    return end;
  };
  return { listen, left };
}

describe('listening that crashes', () => {
  it('is begun again as often as it may, and gives what it hears then', async () => {
    const { listen, left } = listening(CRASH, CRASH, 'words', 'more');
    expect(await despiteCrashes(WHY, 3, listen)).toBe('words');
    expect(left).toEqual(['more']);
  });

  it('is given up after so many times, as a model that failed', async () => {
    const { listen, left } = listening(CRASH, CRASH, 'words');
    expect(await despiteCrashes(WHY, 2, listen)).toEqual({
      ...{ status: 'unavailable', reason: 'no_model' },
      problem: problem('model_failed', { model: 'Parakeet' }),
    });
    expect(left).toEqual(['words']);
  });

  it.each([
    ['the service stops', new MediaCrashError(problem('service_stopping'))],
    ['it is no crash', new Error('not wanted')],
  ])('is not begun again where %s', async (_, error) => {
    const { listen, left } = listening(error, 'words');
    await expect(despiteCrashes(WHY, 3, listen)).rejects.toBe(error);
    expect(left).toEqual(['words']);
  });
});
