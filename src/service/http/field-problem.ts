/** What is wrong with a field, from what zod finds. */
import type { z } from 'zod';
import { problemOfPattern } from '../../contract/problems/pattern-problems.ts';
import { type Problem, problem } from '../../contract/problems/problem.ts';

/** @param issue with its input reported */
export function fieldProblem(issue: z.core.$ZodIssue): Problem {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? problem('field_missing') : wrongType(issue.expected);
    case 'too_small':
      return tooSmall(issue.origin, Number(issue.minimum), issue.inclusive !== false);
    case 'too_big':
      return tooBig(issue.origin, Number(issue.maximum), issue.inclusive !== false);
    case 'invalid_value':
      return issue.input === undefined
        ? problem('field_missing')
        : problem('field_choice', { choices: issue.values.map(String).join(', ') });
    case 'invalid_format':
      return issue.format === 'url'
        ? problem('field_address')
        : (problemOfPattern(issue.pattern) ?? problem('field_wrong'));
    default:
      return problem('field_wrong');
  }
}

function wrongType(expected: string): Problem {
  switch (expected) {
    case 'string':
      return problem('field_text');
    case 'number':
      return problem('field_number');
    case 'int':
      return problem('field_whole_number');
    case 'boolean':
      return problem('field_yes_no');
    case 'array':
      return problem('field_list');
    case 'object':
      return problem('field_fields');
    default:
      return problem('field_wrong');
  }
}

function tooSmall(origin: string, least: number, inclusive: boolean): Problem {
  if (origin === 'string') return least === 1 ? problem('field_empty') : problem('field_short', { least });
  if (origin === 'array') return problem('field_few', { least });
  return inclusive ? problem('field_low', { least }) : problem('field_not_above', { least });
}

function tooBig(origin: string, most: number, inclusive: boolean): Problem {
  if (origin === 'string') return problem('field_long', { most });
  if (origin === 'array') return problem('field_many', { most });
  return inclusive ? problem('field_high', { most }) : problem('field_not_below', { most });
}
