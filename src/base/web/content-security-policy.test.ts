import { expect, it } from 'vitest';
import { contentSecurityPolicy, mayAsk } from './content-security-policy.ts';

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

it('a page may ask what its policy names, and its own origin', () => {
  const may = (service: string) => mayAsk(new URL(service), 'http://192.168.7.7:8420');
  expect(may('https://clips.example')).toBe(true);
  expect(may('http://localhost:8420')).toBe(true);
  expect(may('http://192.168.7.7:8420/service')).toBe(true);
  expect(may('http://192.168.7.7:8421')).toBe(false);
  expect(may('http://clips.example')).toBe(false);
});
