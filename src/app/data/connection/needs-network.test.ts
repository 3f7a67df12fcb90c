import { expect, it } from 'vitest';
import { needsNetwork } from './needs-network.ts';

it.each([
  ['browser', '', false],
  ['remote', 'http://localhost:4173', false],
  ['remote', 'http://127.0.0.1:8080/base', false],
  ['remote', 'http://[::1]:8080', false],
  ['remote', 'https://clips.example', true],
  ['remote', 'https://localhost.example', true],
  ['remote', 'http://192.168.1.20:4173', true],
] as const)('a service of the kind %s at %s: %s', (kind, baseUrl, needed) => {
  expect(needsNetwork({ kind, baseUrl })).toBe(needed);
});
