/** What is wrong with a text that misses its pattern: of such a finding zod keeps the pattern alone. */
import type { z } from 'zod';
import type { Problem } from './problem.ts';

const BY_PATTERN = new Map<string, Problem>();

/** The schema of a text with this pattern. */
export function patterned(text: z.ZodString, pattern: RegExp, problem: Problem): z.ZodString {
  BY_PATTERN.set(String(pattern), problem);
  return text.regex(pattern);
}

/** @param pattern as a finding of zod names it */
export function problemOfPattern(pattern: string | undefined): Problem | undefined {
  return pattern === undefined ? undefined : BY_PATTERN.get(pattern);
}
