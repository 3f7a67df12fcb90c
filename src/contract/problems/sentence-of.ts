/** The English of a problem: for `message` of answers, the command line and logs. Screens have catalogs. */
import { fillValues } from '../../base/text/fill-values.ts';
import type { Problem } from './problem.ts';
import { PROBLEMS } from './problem-tables.ts';

export function sentenceOf({ code, values }: Problem): string {
  return fillValues(PROBLEMS[code], (name) => {
    const value = values[name];
    return typeof value === 'object' ? sentenceOf(value) : String(value);
  });
}
