import { describe, expect, it } from 'vitest';
import { linkOf } from './import-link.ts';

describe('a pasted link', () => {
  it('is an address of the web, whatever stands around it', () => {
    expect(linkOf('  https://example.org/My talk.mp4\n')).toBe('https://example.org/My%20talk.mp4');
    expect(linkOf('HTTP://example.org/a.mp4')).toBe('http://example.org/a.mp4');
  });

  it.each(['', 'a film', 'example.org/a.mp4', 'ftp://example.org/a.mp4', 'https://', 'javascript:alert(1)'])(
    'is not: %s',
    (typed) => {
      expect(linkOf(typed)).toBeNull();
    },
  );
});
