import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { downloadFacts, nameInPath } from './link-facts.ts';

const url = new URL('https://example.org/films/My%20talk.mp4?token=1');
const facts = (headers: Record<string, string>, status = 200) =>
  downloadFacts(status, new Headers(headers), url);

describe('what a download says of itself', () => {
  it('is its size, and where a rest begins', () => {
    expect(facts({ 'content-length': '500' })).toMatchObject({ startByte: 0, totalBytes: 500 });
    expect(facts({ 'content-range': 'bytes 100-499/500', 'content-length': '400' }, 206)).toMatchObject({
      startByte: 100,
      totalBytes: 500,
    });
    expect(facts({ 'content-range': 'bytes 0-9/*' }, 206).totalBytes).toBeNull();
    expect(facts({}).totalBytes).toBeNull();
  });

  it('can only be gone on with under a strong validator', () => {
    expect(facts({ etag: '"a"' }).validator).toBe('"a"');
    expect(facts({ etag: 'W/"a"' }).validator).toBeNull();
    const date = 'Sat, 21 Nov 2026 10:00:00 GMT';
    expect(facts({ etag: 'W/"a"', 'last-modified': date }).validator).toBe(date);
  });

  it('has a name from its header or its address', () => {
    expect(facts({}).filename).toBe('My talk.mp4');
    expect(facts({ 'content-disposition': 'attachment; filename="A \\"b\\".mp4"' }).filename).toBe(
      'A "b".mp4',
    );
    expect(
      facts({ 'content-disposition': "inline; filename=x.mp4; filename*=UTF-8''caff%C3%A8.mp4" }).filename,
    ).toBe('caffè.mp4');
    expect(facts({ 'content-disposition': 'attachment; filename=../../etc/passwd' }).filename).toBe('passwd');
    expect(nameInPath(new URL('https://example.org/'))).toBeNull();
    expect(nameInPath(new URL('https://example.org/100%.mp4'))).toBe('100%.mp4');
  });

  it('never brings a path or a control character into a name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const name = nameInPath(new URL(`https://example.org/${encodeURIComponent(text)}`));
        expect(name ?? 'none').not.toMatch(/[/\\\p{Cc}]|^\.{0,2}$/u);
      }),
    );
  });
});
