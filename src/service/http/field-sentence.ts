/** What is wrong with a field, as a sentence of the table, from what zod finds. */
import type { z } from 'zod';
import { sayTold } from '../../base/told.ts';

type RawIssue = z.core.$ZodRawIssue;

/** Given to every check of a request; schemas with a sentence of their own keep it. */
export function fieldSentence(issue: RawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? sayTold('field_missing') : wrongType(issue.expected);
    case 'too_small':
      return tooSmall(issue.origin, Number(issue.minimum), issue.inclusive !== false);
    case 'too_big':
      return tooBig(issue.origin, Number(issue.maximum), issue.inclusive !== false);
    case 'invalid_value':
      return issue.input === undefined
        ? sayTold('field_missing')
        : sayTold('field_choice', { choices: issue.values.map(String).join(', ') });
    case 'invalid_format':
      return issue.format === 'url' ? sayTold('field_address') : sayTold('field_wrong');
    default:
      return sayTold('field_wrong');
  }
}

function wrongType(expected: string): string {
  switch (expected) {
    case 'string':
      return sayTold('field_text');
    case 'number':
      return sayTold('field_number');
    case 'int':
      return sayTold('field_whole_number');
    case 'boolean':
      return sayTold('field_yes_no');
    case 'array':
      return sayTold('field_list');
    case 'object':
      return sayTold('field_fields');
    default:
      return sayTold('field_wrong');
  }
}

function tooSmall(origin: string, least: number, inclusive: boolean): string {
  if (origin === 'string') return least === 1 ? sayTold('field_empty') : sayTold('field_short', { least });
  if (origin === 'array') return sayTold('field_few', { least });
  return inclusive ? sayTold('field_low', { least }) : sayTold('field_not_above', { least });
}

function tooBig(origin: string, most: number, inclusive: boolean): string {
  if (origin === 'string') return sayTold('field_long', { most });
  if (origin === 'array') return sayTold('field_many', { most });
  return inclusive ? sayTold('field_high', { most }) : sayTold('field_not_below', { most });
}
