/** API keys of the account: listed, made, revoked. The secret is shown once. Shape: open-shapes.md, Owner operations. */
import { z } from 'zod';
import { owned } from '../define-operation.ts';
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
  list_keys: owned('GET', '/owner/keys', {
    summary: 'The API keys of the account, newest first, revoked ones too.',
    query: pageQuery({}),
    answer: pageAnswer(keySchema),
  }),
  create_key: owned('POST', '/owner/keys', {
    summary: 'Makes an API key. Its secret is shown in this answer and never again.',
    body: z.strictObject({ name: lineOfText(80), scopes: z.array(z.enum(SCOPES)).min(1).max(SCOPES.length) }),
    status: 201,
    answer: z.object({ key: keySchema, secret: z.string() }),
  }),
  revoke_key: owned('DELETE', '/owner/keys/{keyId}', {
    summary: 'Ends a key at once. Revoking it again changes nothing.',
    params: z.strictObject({ keyId: idParam('key') }),
    answer: z.object({ key: keySchema }),
  }),
};
