/**
 * What a file of tests puts in place of the platform's ends with it: the HTTP server takes its own `Request` and `Response`
 * for its whole process, and files share one.
 */
import { afterAll } from 'vitest';

const NAMES = ['Request', 'Response'] as const;

const own = NAMES.map((name) => Object.getOwnPropertyDescriptor(globalThis, name));

afterAll(() => {
  for (const [at, name] of NAMES.entries()) Object.defineProperty(globalThis, name, own[at] ?? {});
});
