/** Values that programs written in a hurry fall over: for text, JSON, ids and headers. */
import fc from 'fast-check';

/** Stands in a value for JSON text that no value can become. */
const RAW = {
  infinite: '1e400',
  negativeZero: '-0',
  beyondDoubles: '9007199254740993',
  deepArray: '['.repeat(20_000) + ']'.repeat(20_000),
  deepObject: `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`,
  twice: '{"title":"a","title":"b"}',
  notJson: '{"a":undefined}',
} as const;
const MARK = 'raw-json:';

export const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    '\ud800',
    'a\udc00b',
    '\ufeff',
    '\u202e\u2066x',
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    "'; DROP TABLE account; --",
    '../../../etc/passwd',
    '%2e%2e%2f%00',
    '<script>1</script>',
    '{{7*7}}',
    '\r\nX-Injected: 1',
    'null',
    'NaN',
    '9'.repeat(400),
    'e\u0301'.repeat(2000),
    'x'.repeat(200_000),
  ),
);

export const hostileJson: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.jsonValue({ maxDepth: 4 }),
  fc.double(),
  fc.maxSafeInteger(),
  fc.constantFrom<unknown>(
    null,
    true,
    0,
    -1,
    1.5,
    1e308,
    -1e308,
    Number.MIN_VALUE,
    2 ** 31,
    2 ** 53,
    [],
    {},
    [[]],
    Array.from({ length: 20_000 }, () => 0),
    ...Object.keys(RAW).map((name) => MARK + name),
  ),
  fc.dictionary(hostileText, fc.jsonValue({ maxDepth: 1 }), { maxKeys: 5 }),
);

/** Names that mean something to JavaScript, or nothing to anybody. */
export const hostileName: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '__proto__',
    'constructor',
    'prototype',
    'toString',
    'valueOf',
    '',
    ' ',
    '\ud800',
    'id',
    '/',
  ),
  fc.string({ maxLength: 10 }),
);

/** JSON text of the value; the marks for raw text become that text. */
export function toJsonText(value: unknown): string {
  const text = JSON.stringify(value) ?? 'null';
  return text.replace(
    /"raw-json:(\w+)"/g,
    (whole, name: string) => (RAW as Record<string, string>)[name] ?? whole,
  );
}

/** Escaped for an address; the halves of surrogate pairs, which have no UTF-8, become a replacement sign. */
export function toUrlText(value: unknown): string {
  const text = typeof value === 'string' ? value : toJsonText(value);
  return encodeURIComponent(text.slice(0, 3000).replace(/\p{Cs}/gu, '\ufffd'));
}

/** As one path segment, also where the text has no UTF-8. */
export const hostileSegment: fc.Arbitrary<string> = fc.oneof(
  hostileText.filter((text) => text.length < 2000).map((text) => toUrlText(text)),
  fc.constantFrom(
    '%',
    '%ff',
    '%ED%A0%80',
    '%2f',
    '..%2f..%2fv1%2fme',
    '.',
    ';a=b',
    '%00',
    'a%20b',
    'ast_',
    ':id',
    '*',
  ),
);

/** Only what a header may carry; the rest never leaves the client. */
export const hostileHeader: fc.Arbitrary<string> = fc.oneof(
  fc.string({ maxLength: 40 }).map((text) => text.replace(/[^\x20-\x7e]/g, '')),
  fc.constantFrom(
    '',
    'a'.repeat(255),
    'a'.repeat(256),
    'a'.repeat(4000),
    '\u00ff\u00fe',
    ',',
    '*/*',
    'bytes=0-',
    '"',
  ),
);
