import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitUrl } from './split-url.ts';

describe('the address of a request', () => {
  it('is taken apart as a URL would be', () => {
    const anyUrl = fc.webUrl({
      withQueryParameters: true,
      withFragments: true,
      authoritySettings: { withPort: true, withUserInfo: true, withIPv6: true },
    });
    fc.assert(
      fc.property(anyUrl, (written) => {
        const { href, pathname, origin } = new URL(written);
        const parts = splitUrl(href);
        expect(parts.pathname).toBe(pathname);
        expect(new URL(parts.site).origin).toBe(origin);
      }),
    );
  });
});
