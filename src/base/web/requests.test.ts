import { describe, expect, it } from 'vitest';
import { announceBodySize, announcedBodySize, bodyReaderOf, offerBodyReader } from './body-size.ts';
import { announceOrigin, originOf } from './request-origin.ts';

const requestWith = (headers: Record<string, string> = {}) =>
  new Request('https://studio.example:8443/a/b?c', { method: 'POST', headers });

describe('the size of the body of a request', () => {
  it.each([
    ['1200', 1200],
    ['0', 0],
    ['-1', null],
    ['1e3', null],
    ['12 13', null],
    ['', null],
  ])('is read from the length %j as %j', (length, size) => {
    expect(announcedBodySize(requestWith({ 'content-length': length }))).toBe(size);
  });

  it('is what its transport says, whatever the header does, and not known where neither says', () => {
    const request = requestWith({ 'content-length': '5' });
    announceBodySize(request, 0);
    expect(announcedBodySize(request)).toBe(0);
    expect(announcedBodySize(requestWith())).toBeNull();
  });

  it('is counted by the reader of its own transport', () => {
    const request = requestWith();
    const read = async () => null;
    expect(bodyReaderOf(request)).toBeUndefined();
    offerBodyReader(request, read);
    expect(bodyReaderOf(request)).toBe(read);
  });
});

describe('the address a request came to', () => {
  it('is its own, unless its host knows a better one', () => {
    const request = requestWith();
    expect(originOf(request)).toBe('https://studio.example:8443');
    announceOrigin(request, 'https://public.example');
    expect(originOf(request)).toBe('https://public.example');
  });
});
