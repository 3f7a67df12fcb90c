import { describe, expect, it } from 'vitest';
import { OPERATION_IDS, OPERATIONS } from '../../../contract/operations.ts';
import { OWNER_OPERATIONS, type OwnerOperationId } from '../../../contract/owner-operations.ts';
import { describeOperation, describeOwnerOperation, pathWith } from './describe-operation.ts';

const all = [
  ...OPERATION_IDS.map(describeOperation),
  ...(Object.keys(OWNER_OPERATIONS) as OwnerOperationId[]).map(describeOwnerOperation),
];

describe('the API reference', () => {
  it('describes every operation with a type for each of its fields', () => {
    expect(all.length).toBe(OPERATION_IDS.length + Object.keys(OWNER_OPERATIONS).length);
    for (const { id, params, query, body, answer } of all) {
      const fields = [...params, ...query, ...answer, ...(Array.isArray(body) ? body : [])];
      expect(fields.filter(({ type }) => type === '').map(({ name }) => `${id}.${name}`)).toEqual([]);
      expect(answer.length, id).toBeGreaterThan(0);
      const names = fields.map(({ name }) => name);
      expect(
        names.every((name) => name !== ''),
        id,
      ).toBe(true);
    }
  });

  it('shows rules, allowed values and what must be given', () => {
    const { body, scope, idempotency } = describeOperation('create_voiceover');
    expect(scope).toBe('spend');
    expect(idempotency).toBe('required');
    expect(body).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          name: 'script',
          required: true,
          rules: ['1–5000 chars', 'not blank'],
        }),
        expect.objectContaining({ name: 'language', type: 'enum', values: ['en', 'it'] }),
        expect.objectContaining({ name: 'title', required: false }),
      ]),
    );
  });

  it('says which fields can be null', () => {
    const { answer } = describeOperation('get_export');
    expect(answer).toContainEqual(expect.objectContaining({ name: 'export.jobId', type: 'string | null' }));
  });

  it('lays out what is inside lists', () => {
    const names = describeOperation('apply_timeline_operations').body;
    expect(Array.isArray(names) ? names.map(({ name }) => name) : []).toEqual(
      expect.arrayContaining(['expectedRevision', 'operations', 'operations[].type']),
    );
  });

  it('names errors of its own without those that every operation can answer', () => {
    const { errors } = describeOperation('create_export');
    expect(errors).toContain('IDEMPOTENCY_KEY_REQUIRED');
    expect(errors).not.toContain('UNAUTHORIZED');
  });

  it('offers a body to begin with that is JSON and knows every required field', () => {
    for (const { id, bodyExample, body } of all.filter((one) => Array.isArray(one.body))) {
      const example = JSON.parse(bodyExample) as object;
      const required = (Array.isArray(body) ? body : [])
        .filter((field) => field.required && !/[.[]/.test(field.name))
        .map(({ name }) => name);
      expect(Object.keys(example), id).toEqual(expect.arrayContaining(required));
    }
  });

  it('fills a path with what was typed and leaves what was not', () => {
    const { path } = OPERATIONS.upload_part;
    expect(pathWith(path, { uploadId: 'upl_1/..' }, { wait: '' })).toBe(
      '/v1/uploads/upl_1%2F../parts/{partNumber}',
    );
    expect(pathWith('/v1/assets', {}, { limit: '5', cursor: 'a b' })).toBe('/v1/assets?limit=5&cursor=a+b');
  });
});
