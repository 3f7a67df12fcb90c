import { describe, expect, it } from 'vitest';
import { problem } from '../../contract/problems/problem.ts';
import type { WordsState } from '../../contract/schemas/project.ts';
import { failureOf, problemColumn, problemIn, stateIn } from './stored-problem.ts';

describe('a problem in a row', () => {
  it('comes back as it was kept, and is said in English beside it', () => {
    const why = problem('not_downloaded', {
      why: problem('host_answered', { host: 'a.example', status: 503 }),
    });
    expect(problemIn(problemColumn(why))).toEqual(why);
    expect(failureOf(why)).toEqual({
      errorMessage:
        'The video could not be downloaded: a.example answered 503. Check the link and start again.',
      errorReason: why,
    });
    expect(failureOf(problemIn(problemColumn(null)))).toEqual({ errorMessage: null, errorReason: null });
  });

  it.each([
    'The disk is full.',
    '{"code":"brand_new","values":{}}',
    '{"code":"disk_full"}',
    '{"code":"given_up","values":{"times":null}}',
    '{"code":"not_downloaded","values":{"why":{"code":"toString","values":{}}}}',
    '7',
  ])('that a library file made up is shown and never breaks a list: %s', (column) => {
    expect(problemIn(column)).toMatchObject({ code: 'said' });
    expect(failureOf(problemIn(column)).errorMessage).toBe(column);
    const state = stateIn<WordsState>(`{"status":"unavailable","problem":${JSON.stringify(column)}}`);
    expect(state).toMatchObject({ status: 'unavailable', message: column });
  });
});
