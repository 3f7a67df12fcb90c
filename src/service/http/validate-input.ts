/**
 * Checks what a request carries against the table and turns zod's findings into the API's two errors:
 * UNKNOWN_PARAMETER with `details.allowed`, VALIDATION_FAILED with `details.issues`.
 */
import { z } from 'zod';
import { problemOfPattern } from '../../contract/problems/pattern-problems.ts';
import { type Problem, problem } from '../../contract/problems/problem.ts';
import { sentenceOf } from '../../contract/problems/sentence-of.ts';
import type { Issue } from '../../contract/schemas/error-body.ts';
import { ApiError, issueOf } from '../kernel/api-error.ts';

type RawIssue = z.core.$ZodIssue;

const NAMED_AT_MOST = 10;
const KEY_SHOWN_CHARS = 80;
const ISSUES_AT_MOST = 100;

/** @throws ApiError */
export function validateInput<Schema extends z.ZodType>(schema: Schema, value: unknown): z.infer<Schema> {
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return result.data;
  const issues = result.error.issues.flatMap((issue) => flatten(issue, []));
  const unknown = issues.find((issue) => issue.code === 'unrecognized_keys');
  if (unknown?.code === 'unrecognized_keys')
    throw unknownParameter(allowedAt(schema, value, unknown.path), unknown.keys, unknown.path);
  const found = issues.slice(0, ISSUES_AT_MOST);
  throw new ApiError('VALIDATION_FAILED', wholeProblem(found[0]), {
    details: { issues: found.map(toIssue) },
  });
}

/** A union reports what is wrong with each option; the option that comes nearest is the one meant. */
function flatten(issue: RawIssue, prefix: readonly PropertyKey[]): RawIssue[] {
  const path = [...prefix, ...issue.path];
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [{ ...issue, path }];
  const unknownKeys = (option: readonly RawIssue[]): number =>
    option.reduce((sum, found) => sum + (found.code === 'unrecognized_keys' ? found.keys.length : 0), 0);
  const nearest =
    [...issue.errors].sort((a, b) => unknownKeys(a) - unknownKeys(b) || a.length - b.length)[0] ?? [];
  return nearest.flatMap((found) => flatten(found, path));
}

/** What is wrong first, and where. */
function wholeProblem(first: RawIssue | undefined): Problem {
  if (first === undefined) return problem('request_wrong');
  const [path, why] = [pointer(first.path), fieldProblem(first)];
  return path === '' ? problem('body_wrong', { why }) : problem('field_at', { path, why });
}

function toIssue(issue: RawIssue): Issue {
  return issueOf(pointer(issue.path), issue.code, fieldProblem(issue));
}

/** JSON pointer, RFC 6901. */
function pointer(path: readonly PropertyKey[]): string {
  return path.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

function unknownParameter(
  allowed: readonly string[],
  keys: readonly string[],
  path: readonly PropertyKey[],
): ApiError {
  const at = pointer(path);
  // Whoever sends thousands need not read them all back.
  const named = keys.slice(0, NAMED_AT_MOST).map((key) => shortened(key));
  // As data it is said once, of all of them.
  const message = sentenceOf(problem('parameter_unknown'));
  const issues = named.map((key) => ({ path: `${at}${pointer([key])}`, code: 'unknown', message }));
  const more = keys.length - named.length;
  const names = named.map((key) => `"${key}"`).join(', ');
  const why =
    more === 0
      ? problem('parameters_unknown', { names })
      : problem('parameters_unknown_and_more', { names, more });
  return new ApiError('UNKNOWN_PARAMETER', why, {
    details: { allowed, issues },
    hint: allowed.length === 0 ? 'Nothing is accepted here.' : `Accepted: ${allowed.join(', ')}.`,
  });
}

function shortened(key: string): string {
  return key.length <= KEY_SHOWN_CHARS ? key : `${key.slice(0, KEY_SHOWN_CHARS - 1)}…`;
}

/** The fields there are at that place, of what the value at it is meant as. */
function allowedAt(schema: z.core.$ZodType, value: unknown, path: readonly PropertyKey[]): string[] {
  const [step, ...rest] = path;
  const meant = optionsOf(schema, value);
  if (step === undefined)
    return [
      ...new Set(meant.flatMap((option) => (option instanceof z.ZodObject ? Object.keys(option.shape) : []))),
    ];
  const inside = fieldOf(value, step);
  return [
    ...new Set(
      meant.flatMap((option) => childrenAt(option, step).flatMap((child) => allowedAt(child, inside, rest))),
    ),
  ];
}

function childrenAt(option: z.core.$ZodType, step: PropertyKey): z.core.$ZodType[] {
  if (option instanceof z.ZodArray) return [option.element];
  const field = option instanceof z.ZodObject ? option.shape[String(step)] : undefined;
  return field === undefined ? [] : [field];
}

function optionsOf(schema: z.core.$ZodType, value: unknown): z.core.$ZodType[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return optionsOf(schema.unwrap(), value);
  if (schema instanceof z.ZodDiscriminatedUnion) {
    const { discriminator } = schema._zod.def;
    return schema.options.filter(({ _zod: { propValues } }) =>
      propValues?.[discriminator]?.has(fieldOf(value, discriminator) as z.core.util.Primitive),
    );
  }
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => optionsOf(option, value));
  return [schema];
}

function fieldOf(value: unknown, step: PropertyKey): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined;
}

/** What is wrong with a field, from what zod finds. @param issue with its input reported */
function fieldProblem(issue: z.core.$ZodIssue): Problem {
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
