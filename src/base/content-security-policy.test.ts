import { expect, it } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';

it('forbids what is not named, and code from anywhere but the page itself', () => {
  const rules = new Map(
    contentSecurityPolicy()
      .split('; ')
      .map((rule) => [rule.split(' ')[0], rule.split(' ').slice(1)]),
  );
  for (const name of ['default-src', 'object-src', 'base-uri', 'form-action', 'frame-ancestors'])
    expect(rules.get(name)).toEqual(["'none'"]);
  expect(rules.get('script-src')).toEqual(["'self'", "'wasm-unsafe-eval'"]);
  expect(rules.get('style-src')).toEqual(["'self'"]);
});
