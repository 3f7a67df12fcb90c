import { describe, expect, it } from 'vitest';
import { embedderPolicyFor, headersFile, pageHeaders } from './page-headers.ts';

describe('which embedder policy a browser is given', () => {
  const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';
  const PHONE =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
  const LINUX = 'Mozilla/5.0 (X11; Linux x86_64)';
  it.each([
    [
      'Chrome',
      `${LINUX} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36`,
      'credentialless',
    ],
    [
      'headless Chromium',
      `${LINUX} AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/156.0.0.0 Safari/537.36`,
      'credentialless',
    ],
    [
      'Edge',
      `${LINUX} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36 Edg/156.0.0.0`,
      'credentialless',
    ],
    ['Firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0', 'credentialless'],
    [
      'Firefox for Android',
      'Mozilla/5.0 (Android 15; Mobile; rv:153.0) Gecko/153.0 Firefox/153.0',
      'require-corp',
    ],
    ['Safari', `${MAC} Version/26.0 Safari/605.1.15`, 'require-corp'],
    ['Chrome on iOS', `${PHONE} CriOS/156.0.0.0 Mobile/15E148 Safari/604.1`, 'require-corp'],
    ['Firefox on iOS', `${PHONE} FxiOS/153.0 Mobile/15E148 Safari/605.1.15`, 'require-corp'],
    ['nothing known', null, 'require-corp'],
  ] as const)('%s', (_name, userAgent, policy) => {
    expect(embedderPolicyFor(userAgent)).toBe(policy);
  });
});

it('is written for static hosts as the same headers, one a line below the addresses they are for', () => {
  const [all, ...lines] = headersFile('/').split('\n');
  expect(all).toBe('/*');
  for (const [name, value] of Object.entries(pageHeaders('credentialless')))
    expect(lines).toContain(`  ${name}: ${value}`);
  expect(lines).toContain('/assets/*');
  const manifest = lines.indexOf('/app.webmanifest');
  expect(lines[manifest + 1]).toBe('  Content-Type: application/manifest+json');
  // The hosts that read this file refuse longer lines.
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(2000);
});

it('is for the path of a program below the top of a site, and for nothing beside it', () => {
  const addresses = (base: string) =>
    headersFile(base)
      .split('\n')
      .filter((line) => line.startsWith('/'));
  expect(addresses('/cliproom/')).toEqual(['/cliproom/*', '/cliproom/assets/*', '/cliproom/app.webmanifest']);
  expect(headersFile('/cliproom/').replaceAll('/cliproom/', '/')).toBe(headersFile('/'));
});
