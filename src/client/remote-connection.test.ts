import { expect, it } from 'vitest';
import { remoteConnection } from './remote-connection.ts';

const idOf = (baseUrl: string, apiKey: string): string =>
  remoteConnection({ baseUrl, apiKey, ownerToken: '' }).id;

it('files what is kept of two accounts at one address apart, and names no key', () => {
  const mine = idOf('https://clips.example', 'sk_mine');
  expect(mine).toBe(idOf('https://clips.example', 'sk_mine'));
  expect(mine).not.toBe(idOf('https://clips.example', 'sk_another'));
  expect(mine).not.toBe(idOf('https://other.example', 'sk_mine'));
  expect(mine).not.toContain('mine');
});
