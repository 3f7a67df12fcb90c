/** Chat story: written, voiced and put together, each by an operation of its own. */
import { problem } from '../../../../contract/problems/problem.ts';
import { conflict } from '../../../kernel/api-error.ts';
import type { KindOfProject } from '../kind-of-project.ts';

export const fakeTextKind: KindOfProject<'faketext'> = {
  workOf: (_context, { kind }) => {
    throw conflict(problem('nothing_to_estimate'), { kind });
  },
};
