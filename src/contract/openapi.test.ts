import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { buildOpenApi } from './openapi.ts';
import { OPERATION_IDS, OPERATIONS } from './operations.ts';

describe('the OpenAPI document', () => {
  it('is valid OpenAPI 3.1 in the eyes of an independent validator', async () => {
    const result = await new Validator().validate(buildOpenApi());
    expect(result.errors ?? []).toEqual([]);
    expect(result.valid).toBe(true);
  });

  it('names every operation once', () => {
    const document = buildOpenApi() as { paths: Record<string, Record<string, { operationId: string }>> };
    const ids = Object.values(document.paths).flatMap((path) =>
      Object.values(path).map((entry) => entry.operationId),
    );
    expect(ids.toSorted()).toEqual(OPERATION_IDS.toSorted());
  });

  it('requires an Idempotency-Key exactly where the table does', () => {
    const document = buildOpenApi() as {
      paths: Record<string, Record<string, { parameters: { name: string; required: boolean }[] }>>;
    };
    for (const id of OPERATION_IDS) {
      const { path, method, idempotency } = OPERATIONS[id];
      const key = document.paths[path]?.[method.toLowerCase()]?.parameters.find(
        (one) => one.name === 'Idempotency-Key',
      );
      expect(key?.required, id).toBe({ none: undefined, optional: false, required: true }[idempotency]);
    }
  });
});
