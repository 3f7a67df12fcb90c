import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { curlOf } from './curl-of.ts';

const request = {
  method: 'GET',
  path: '/v1/projects?limit=20',
  baseUrl: 'https://clips.example',
  as: 'key',
  idempotencyKey: null,
  body: null,
} as const;

/** The arguments a shell hands to curl. */
function argumentsOf(command: string): string[] {
  const script = `curl() { printf '%s\\0' "$@"; }; CLIPROOM_API_KEY=KEY; CLIPROOM_URL=URL; ${command}`;
  return execFileSync('sh', ['-c', script], { encoding: 'utf8' }).split('\0').slice(0, -1);
}

describe('a request as a curl command', () => {
  it('names address and key, the key by a variable', () => {
    expect(argumentsOf(curlOf(request))).toEqual([
      '-i',
      'https://clips.example/v1/projects?limit=20',
      '-H',
      'Authorization: Bearer KEY',
    ]);
  });

  it('leaves the address to the reader where the service has none', () => {
    expect(argumentsOf(curlOf({ ...request, baseUrl: '' }))[1]).toBe('URL/v1/projects?limit=20');
  });

  it('takes a body that is not known from a file', () => {
    const command = curlOf({ ...request, method: 'POST', body: 'json-file', idempotencyKey: 'k-1' });
    expect(argumentsOf(command)).toEqual(
      expect.arrayContaining(['-X', 'POST', 'Idempotency-Key: k-1', '--data', '@body.json']),
    );
  });

  it('hands every body to curl as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const json = JSON.stringify({ text });
        expect(argumentsOf(curlOf({ ...request, method: 'POST', body: { json } })).at(-1)).toBe(json);
      }),
      { numRuns: 20 },
    );
  });
});
