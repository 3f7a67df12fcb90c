/** Requests for one operation: well formed ones with strange values, and ones that are wrong as a whole. */
import fc from 'fast-check';
import { JSON_BODY_MAX_BYTES } from '../../../contract/limits.ts';
import type { FuzzTarget } from './fuzz-target.ts';
import {
  hostileHeader,
  hostileJson,
  hostileSegment,
  hostileText,
  toJsonText,
  toUrlText,
} from './hostile-values.ts';
import { type JsonSchema, type KnownIds, valueFor } from './schema-values.ts';

/** The sender puts a key of its own here, so that no two requests share one by accident. */
export const FRESH_KEY = 'fresh';

export interface FuzzedRequest {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array<ArrayBuffer> | null;
}

const mostly = <Value>(
  usual: fc.Arbitrary<Value>,
  odd: fc.Arbitrary<Value>,
  weight = 9,
): fc.Arbitrary<Value> => fc.oneof({ arbitrary: usual, weight }, { arbitrary: odd, weight: 1 });

export function requestFor(target: FuzzTarget, known: KnownIds): fc.Arbitrary<FuzzedRequest> {
  return fc
    .record({
      method: mostly(
        fc.constant(target.method),
        fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'PROPFIND'),
        20,
      ),
      path: pathFor(target, known),
      query: queryFor(target, known),
      headers: headersFor(target),
      body: mostly(bodyFor(target.body, known), oddBody),
    })
    .map(({ path, query, ...rest }) => ({ ...rest, url: path + query }))
    .map((request) => (/^(GET|HEAD)$/.test(request.method) ? { ...request, body: null } : request));
}

function pathFor(target: FuzzTarget, known: KnownIds): fc.Arbitrary<string> {
  const names = Object.keys(target.pathFields);
  const values = names.map((name) => {
    const fitting = valueFor(target.pathFields[name] ?? {}, known).map(toUrlText);
    return mostly(fitting, hostileSegment, 12);
  });
  return fc
    .tuple(...values)
    .map((segments) =>
      target.path.replace(/\{(\w+)\}/g, (_, name: string) => segments[names.indexOf(name)] ?? ''),
    );
}

/** Also with names twice, unknown ones, and ones no query should have. */
function queryFor(target: FuzzTarget, known: KnownIds): fc.Arbitrary<string> {
  const fields = Object.entries(target.queryFields).map(([name, schema]) => {
    // A held read would only wait; what it waits for is tested elsewhere.
    const value =
      name === 'wait' ? fc.constantFrom('0', '-1', '26', '', '1e1', 'x') : valueFor(schema, known);
    return fc.tuple(fc.constant(name), value);
  });
  const unknown = fc.tuple(hostileText, hostileJson);
  const pair = mostly(fields.length === 0 ? unknown : fc.oneof(...fields), unknown);
  return fc.array(pair, { maxLength: fields.length === 0 ? 1 : 3 }).chain((pairs) =>
    mostly(
      fc.constant(fields.length === 0 && pairs.length > 0 ? [] : pairs),
      fc.constant([...pairs, ...pairs]),
    ).map((chosen) => {
      const text = chosen.map(([name, value]) => `${toUrlText(name)}=${toUrlText(value)}`).join('&');
      return text === '' ? '' : `?${text}`;
    }),
  );
}

function headersFor(target: FuzzTarget): fc.Arbitrary<Record<string, string>> {
  const type = target.body === 'bytes' ? 'application/octet-stream' : 'application/json';
  const optional = (name: string, value: fc.Arbitrary<string>) =>
    mostly(
      fc.constant<[string, string][]>([]),
      value.map((text): [string, string][] => [[name, text]]),
    );
  const key = fc.constant<[string, string][]>([['Idempotency-Key', FRESH_KEY]]);
  return fc
    .tuple(
      mostly(
        fc.constant<[string, string][]>([['Content-Type', type]]),
        fc
          .oneof(
            hostileHeader,
            fc.constantFrom(
              'text/plain',
              'multipart/form-data; boundary=x',
              'application/x-www-form-urlencoded',
            ),
          )
          .map((text): [string, string][] => [['Content-Type', text]]),
      ),
      target.takesKey
        ? mostly(key, optional('Idempotency-Key', hostileHeader), 15)
        : fc.constant<[string, string][]>([]),
      optional('Authorization', hostileHeader),
      optional('Range', hostileHeader),
      optional('If-None-Match', hostileHeader),
      optional('Accept-Encoding', hostileHeader),
      optional('X-Sendfile', hostileHeader),
    )
    .map((lists) => Object.fromEntries(lists.flat()));
}

function bodyFor(schema: JsonSchema | 'bytes' | null, known: KnownIds): fc.Arbitrary<FuzzedRequest['body']> {
  if (schema === null) return fc.constant(null);
  if (schema === 'bytes') return fc.uint8Array({ maxLength: 20 }).map((bytes) => new Uint8Array(bytes));
  return valueFor(schema, known).map(toJsonText);
}

const oddBody: fc.Arbitrary<FuzzedRequest['body']> = fc.oneof(
  hostileJson.map(toJsonText),
  fc.uint8Array({ maxLength: 40 }).map((bytes) => new Uint8Array(bytes)),
  fc.constantFrom('', '{', '[1,]', '"', 'null', '{"a":1}{"b":2}', '\ufeff{}', "{'a':1}"),
  fc.constantFrom(JSON_BODY_MAX_BYTES - 1, JSON_BODY_MAX_BYTES, JSON_BODY_MAX_BYTES + 1).map(jsonOf),
);

/** Valid JSON of exactly this many bytes. */
function jsonOf(sizeBytes: number): string {
  return `{"title":"${'a'.repeat(sizeBytes - 12)}"}`;
}
