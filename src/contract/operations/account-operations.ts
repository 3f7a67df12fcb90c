/** Key, credits, ledger and the lists of what may be chosen. */
import { z } from 'zod';
import { list, read } from '../define-operation.ts';
import { creditsSchema, ledgerEntrySchema, meSchema } from '../schemas/account.ts';
import { settingOptionsSchema, voicesSchema } from '../schemas/setting-options.ts';

export const ACCOUNT_OPERATIONS = {
  get_me: read('GET', '/me', {
    summary: 'The key in use, its scopes and the plan of its account.',
    source: 'section 4, get_me',
    answer: meSchema,
  }),
  get_credits: read('GET', '/credits', {
    summary: 'Credits by source, the API bonus and the allowances of today.',
    source: 'section 4, get_credits',
    answer: creditsSchema,
  }),
  list_ledger_entries: list('/credits/ledger', {
    summary: 'Every change of the balance, newest first.',
    source: 'open-shapes.md, Ledger entry',
    item: ledgerEntrySchema,
  }),
  get_setting_options: read('GET', '/reference/setting-options', {
    summary: 'The values and ranges that settings may take.',
    source: 'section 4, get_setting_options',
    answer: settingOptionsSchema,
  }),
  list_voices: read('GET', '/reference/voices', {
    summary: 'The voices that scripts and stories can be spoken with.',
    source: 'open-shapes.md, Voices',
    answer: z.object(voicesSchema.shape),
  }),
};
