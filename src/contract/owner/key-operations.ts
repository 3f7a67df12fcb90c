/** API keys of the account: listed, made, revoked. The secret is shown once. Shape: open-shapes.md, Owner operations. */
import { z } from 'zod';
import { NOTHING } from '../define-operation.ts';
import { idParam } from '../ids.ts';
import { openEnum } from '../open-enum.ts';
import { pageAnswer, pageQuery } from '../page.ts';
import { lineOfText, SCOPES, time } from '../schemas/values.ts';

export const keySchema = z.object({
  id: z.string(),
  name: z.string(),
  scopes: z.array(openEnum(SCOPES)),
  createdAt: time,
  lastUsedAt: time.nullable(),
  revokedAt: time.nullable(),
});
export type OwnedKey = z.infer<typeof keySchema>;

export const KEY_OPERATIONS = {
  list_keys: {
    method: 'GET',
    path: '/owner/keys',
    params: NOTHING,
    query: pageQuery({}),
    body: null,
    status: 200,
    answer: pageAnswer(keySchema),
    errors: [],
    summary: 'The API keys of the account, newest first, revoked ones too.',
  },
  create_key: {
    method: 'POST',
    path: '/owner/keys',
    params: NOTHING,
    query: NOTHING,
    body: z.strictObject({ name: lineOfText(80), scopes: z.array(z.enum(SCOPES)).min(1).max(SCOPES.length) }),
    status: 201,
    answer: z.object({ key: keySchema, secret: z.string() }),
    errors: [],
    summary: 'Makes an API key. Its secret is shown in this answer and never again.',
  },
  revoke_key: {
    method: 'DELETE',
    path: '/owner/keys/{keyId}',
    params: z.strictObject({ keyId: idParam('key') }),
    query: NOTHING,
    body: null,
    status: 200,
    answer: z.object({ key: keySchema }),
    errors: ['NOT_FOUND'],
    summary: 'Ends a key at once. Revoking it again changes nothing.',
  },
} as const;
