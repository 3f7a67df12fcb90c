/** Rules that hold for every operation, derived from the table: key, scope, input, methods, headers. */
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Operation } from '../../contract/operation.ts';
import { OPERATION_IDS, OPERATIONS, type OperationId } from '../../contract/operations.ts';
import type { ErrorBody } from '../../contract/schemas/error-body.ts';
import { type Caller, ORIGIN } from './api-under-test.ts';
import { sampleBody, sampleParams } from './sample-input.ts';

const operation = (id: OperationId): Operation => OPERATIONS[id];
const withParams = OPERATION_IDS.filter((id) => Object.keys(operation(id).params.shape).length > 0);
const withObjectBody = OPERATION_IDS.filter((id) => operation(id).body instanceof z.ZodObject);
const paged = OPERATION_IDS.filter((id) => operation(id).paged);
const open = OPERATION_IDS.filter(
  (id) => operation(id).method === 'GET' && Object.keys(operation(id).params.shape).length === 0,
);

export function tableRules(caller: () => Caller): void {
  describe('every operation', () => {
    it.each(OPERATION_IDS)('%s answers UNAUTHORIZED without a key and with a wrong one', async (id) => {
      for (const key of [null, 'not-a-key']) {
        const error = await caller().fails(id, { params: sampleParams(id), key });
        expect(error).toMatchObject({ code: 'UNAUTHORIZED', status: 401 });
      }
    });

    it.each(OPERATION_IDS.filter((id) => operation(id).scope !== 'clips:read'))(
      '%s answers SCOPE_MISSING to a key without its scope, and names the scope',
      async (id) => {
        const { scope } = operation(id);
        const keys =
          scope === 'spend'
            ? [caller().api.readOnlyKey, caller().api.noSpendKey]
            : [caller().api.readOnlyKey];
        for (const key of keys) {
          const error = await caller().fails(id, { params: sampleParams(id), key });
          expect(error).toMatchObject({ code: 'SCOPE_MISSING', status: 403 });
          expect(error.message).toContain(scope);
        }
      },
    );

    it.each(OPERATION_IDS)('%s refuses an unknown query parameter and lists the allowed ones', async (id) => {
      const error = await caller().fails(id, {
        params: sampleParams(id),
        query: { surely_not_known: 1 },
        body: sampleBody(id),
      });
      expect(error).toMatchObject({ code: 'UNKNOWN_PARAMETER', status: 400 });
      expect(error.details?.allowed).toEqual(Object.keys(operation(id).query.shape));
    });

    it('names that every object has are unknown as well, in the query and in the body', async () => {
      for (const name of ['__proto__', 'constructor', 'toString']) {
        const named = Object.fromEntries([[name, '1']]);
        const unknown = { code: 'UNKNOWN_PARAMETER', details: { issues: [{ path: `/${name}` }] } };
        expect(await caller().fails('list_projects', { query: named }), name).toMatchObject(unknown);
        expect(await caller().fails('create_project', { body: named }), name).toMatchObject(unknown);
      }
    });

    it.each(withObjectBody)('%s refuses an unknown body field and lists the allowed ones', async (id) => {
      const error = await caller().fails(id, { params: sampleParams(id), body: { surely_not_known: 1 } });
      expect(error).toMatchObject({ code: 'UNKNOWN_PARAMETER', status: 400 });
      expect(error.details?.allowed).toEqual(Object.keys((operation(id).body as z.ZodObject).shape));
    });

    it.each(withParams)('%s refuses a path id that does not match its pattern', async (id) => {
      const [name = ''] = Object.keys(operation(id).params.shape);
      const error = await caller().fails(id, {
        params: { ...sampleParams(id), [name]: 'no~such' },
        body: sampleBody(id),
      });
      expect(error).toMatchObject({ code: 'VALIDATION_FAILED', status: 400 });
      expect(error.details?.issues?.[0]?.path).toBe(`/${name}`);
    });

    it.each(withParams)('%s answers NOT_FOUND for an id that does not exist', async (id) => {
      const error = await caller().fails(id, { params: sampleParams(id), body: sampleBody(id) });
      expect(error).toMatchObject({ code: 'NOT_FOUND', status: 404 });
    });

    const required = OPERATION_IDS.flatMap((id) =>
      Object.entries(
        operation(id).body instanceof z.ZodObject ? (operation(id).body as z.ZodObject).shape : {},
      )
        .filter(([, field]) => !z.safeParse(field, undefined).success)
        .map(([field]) => ({ id, field })),
    );
    it.each(required)('$id refuses a body without $field, and names it', async ({ id, field }) => {
      const { [field]: _, ...body } = (sampleBody(id) ?? {}) as Record<string, unknown>;
      const error = await caller().fails(id, { params: sampleParams(id), body });
      expect(error).toMatchObject({ code: 'VALIDATION_FAILED', status: 400 });
      expect(error.details?.issues?.map((issue) => issue.path)).toContain(`/${field}`);
    });

    it.each(OPERATION_IDS.filter((id) => operation(id).idempotency === 'required'))(
      '%s refuses to run without Idempotency-Key',
      async (id) => {
        const error = await caller().fails(id, { params: sampleParams(id), idempotencyKey: null });
        expect(error).toMatchObject({ code: 'IDEMPOTENCY_KEY_REQUIRED', status: 400 });
      },
    );

    it.each(OPERATION_IDS.filter((id) => 'wait' in operation(id).query.shape))(
      '%s refuses to wait longer than 25 seconds',
      async (id) => {
        const error = await caller().fails(id, { params: sampleParams(id), query: { wait: 26 } });
        expect(error).toMatchObject({ code: 'VALIDATION_FAILED', details: { issues: [{ path: '/wait' }] } });
      },
    );

    it.each(OPERATION_IDS.filter((id) => operation(id).idempotency === 'required'))(
      '%s refuses an Idempotency-Key with a character that is not visible',
      async (id) => {
        const error = await caller().fails(id, { params: sampleParams(id), idempotencyKey: 'two words' });
        expect(error).toMatchObject({ code: 'VALIDATION_FAILED', status: 400 });
      },
    );

    it.each(OPERATION_IDS.filter((id) => operation(id).idempotency !== 'none'))(
      '%s refuses an Idempotency-Key over 255 characters',
      async (id) => {
        const error = await caller().fails(id, { params: sampleParams(id), idempotencyKey: 'k'.repeat(256) });
        expect(error).toMatchObject({ code: 'VALIDATION_FAILED', status: 400 });
      },
    );
  });

  it('an empty Idempotency-Key is refused rather than passed over, so that nothing is made twice', async () => {
    const error = await caller().fails('create_project', { body: {}, idempotencyKey: '' });
    expect(error).toMatchObject({ code: 'VALIDATION_FAILED', status: 400 });
    const spending = { params: sampleParams('create_export'), idempotencyKey: '' };
    expect(await caller().fails('create_export', spending)).toMatchObject({
      code: 'IDEMPOTENCY_KEY_REQUIRED',
    });
  });

  describe('every address', () => {
    const paths = [...new Set(OPERATION_IDS.map((id) => operation(id).path))];

    it.each(paths)('%s answers METHOD_NOT_ALLOWED with Allow to a method it does not have', async (path) => {
      const there = OPERATION_IDS.map(operation)
        .filter((row) => row.path === path)
        .map((row) => row.method);
      const absent =
        (['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const).find((method) => !there.includes(method)) ??
        'OPTIONS';
      const response = await caller().api.fetch(ORIGIN + path.replace(/\{\w+\}/g, 'x'), {
        method: absent,
        headers: { Authorization: `Bearer ${caller().api.apiKey}` },
      });
      expect(response.status).toBe(405);
      expect(response.headers.get('Allow')?.split(', ').sort()).toEqual([...there].sort());
      expect(((await response.json()) as ErrorBody).error.code).toBe('METHOD_NOT_ALLOWED');
    });

    it('that does not exist answers NOT_FOUND with an error body', async () => {
      const response = await caller().api.fetch(`${ORIGIN}/v1/nothing-here`);
      expect(response.status).toBe(404);
      expect(((await response.json()) as ErrorBody).error.code).toBe('NOT_FOUND');
    });
  });

  describe('every answer', () => {
    it.each(open)('of %s carries an X-Request-Id of its own and the RateLimit headers', async (id) => {
      const first = await caller().send(id);
      const second = await caller().send(id);
      expect(first.headers.get('X-Request-Id')).toMatch(/^req_/);
      expect(first.headers.get('X-Request-Id')).not.toBe(second.headers.get('X-Request-Id'));
      for (const name of ['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'])
        expect(Number(first.headers.get(name)), name).toBeGreaterThanOrEqual(0);
    });

    it('with an error names the same request id in header and body', async () => {
      const error = await caller().fails('get_clip', { params: sampleParams('get_clip') });
      expect(error.requestId).toBe(error.headers.get('X-Request-Id'));
    });

    it('to the OpenAPI document needs no key', async () => {
      const response = await caller().api.fetch(`${ORIGIN}/v1/openapi.json`);
      const document = (await response.json()) as { openapi: string; paths: object };
      expect(document.openapi).toBe('3.1.0');
      expect(Object.keys(document.paths)).toHaveLength(
        new Set(OPERATION_IDS.map((id) => operation(id).path)).size,
      );
    });
  });

  describe('every body', () => {
    it('over 1 MiB is refused', async () => {
      const error = await caller().fails('create_project', { body: { title: 'x'.repeat(1_100_000) } });
      expect(error).toMatchObject({ code: 'PAYLOAD_TOO_LARGE', status: 413 });
    });

    it('that is not JSON is refused', async () => {
      const error = await caller().fails('create_project', { body: '{"title": ' });
      expect(error).toMatchObject({ code: 'VALIDATION_FAILED', status: 400 });
    });

    it('with a wrong value names the field as a JSON pointer', async () => {
      const error = await caller().fails('create_project', {
        body: { settings: { clipCount: 0, language: 'fr' } },
      });
      expect(error.code).toBe('VALIDATION_FAILED');
      expect(error.details?.issues?.map((issue) => issue.path).sort()).toEqual([
        '/settings/clipCount',
        '/settings/language',
      ]);
    });

    it('with an unknown field deep inside lists what is allowed there', async () => {
      const error = await caller().fails('create_project', { body: { settings: { clipCounts: 3 } } });
      expect(error.code).toBe('UNKNOWN_PARAMETER');
      expect(error.details?.allowed).toContain('clipCount');
    });
  });

  describe('every paged list', () => {
    it.each(paged)('%s refuses a limit outside 1 to 100', async (id) => {
      for (const limit of [0, 101, 'many'])
        expect(await caller().fails(id, { params: sampleParams(id), query: { limit } })).toMatchObject({
          code: 'VALIDATION_FAILED',
        });
    });

    it.each(paged)('%s refuses a cursor over 512 characters', async (id) => {
      const query = { cursor: 'c'.repeat(513) };
      const error = await caller().fails(id, { params: sampleParams(id), query });
      expect(error).toMatchObject({ code: 'VALIDATION_FAILED', status: 400 });
    });

    it.each(paged.filter((id) => open.includes(id)))(
      '%s refuses a cursor it did not give out',
      async (id) => {
        for (const cursor of ['nonsense', 'x'.repeat(513), btoa('["other",0,5]')])
          expect(await caller().fails(id, { query: { cursor } })).toMatchObject({
            code: 'VALIDATION_FAILED',
          });
      },
    );
  });
}
