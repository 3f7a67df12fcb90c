/**
 * Checks what a request carries against the table and turns zod's findings into the API's two errors:
 * UNKNOWN_PARAMETER with `details.allowed`, VALIDATION_FAILED with `details.issues`.
 */

import { z } from 'zod';
import { type Problem, problem } from '../../contract/problems/problem.ts';
import { sentenceOf } from '../../contract/problems/sentence-of.ts';
import type { Issue } from '../../contract/schemas/error-body.ts';
import { ApiError, issueOf } from '../kernel/api-error.ts';
import { fieldProblem } from './field-problem.ts';

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
  if (unknown?.code === 'unrecognized_keys') throw unknownParameter(schema, unknown.keys, unknown.path);
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
  schema: z.ZodType,
  keys: readonly string[],
  path: readonly PropertyKey[],
): ApiError {
  const allowed = allowedAt(schema, path);
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

function allowedAt(schema: z.core.$ZodType, path: readonly PropertyKey[]): string[] {
  let found: z.core.$ZodType[] = [schema];
  for (const step of path) found = found.flatMap((option) => childrenAt(option, step));
  return [
    ...new Set(
      found
        .flatMap(optionsOf)
        .flatMap((option) => (option instanceof z.ZodObject ? Object.keys(option.shape) : [])),
    ),
  ];
}

function childrenAt(schema: z.core.$ZodType, step: PropertyKey): z.core.$ZodType[] {
  return optionsOf(schema).flatMap((option) => {
    if (option instanceof z.ZodArray) return [option.element];
    const field = option instanceof z.ZodObject ? option.shape[String(step)] : undefined;
    return field === undefined ? [] : [field];
  });
}

function optionsOf(schema: z.core.$ZodType): z.core.$ZodType[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return optionsOf(schema.unwrap());
  if (schema instanceof z.ZodUnion) return schema.options.flatMap(optionsOf);
  return [schema];
}
