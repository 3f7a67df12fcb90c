/** The keys that the suite asks with, of two accounts, in the rows of a service that runs as a process of its own. */
import { issueCredentials } from '../../service/domain/operator/account-setup.ts';
import type { Database } from '../../service/kernel/ports/database.ts';
import type { ApiUnderTest } from './api-under-test.ts';

type Keys = Omit<ApiUnderTest, 'fetch' | 'close'>;

/** @param database with its schema */
export async function issueKeys(database: Database): Promise<Keys> {
  const clock = { nowMs: () => Date.now() };
  const issue = (name: string, scopes: readonly ('clips:read' | 'clips:write' | 'spend')[]) =>
    issueCredentials(database, clock, { plan: 'studio', name, scopes });
  const all = await issue('all', ['clips:read', 'clips:write', 'spend']);
  const readOnly = await issue('read only', ['clips:read']);
  const noSpend = await issue('no spend', ['clips:read', 'clips:write']);
  const stranger = await issueCredentials(database, clock, {
    plan: 'studio',
    name: 'stranger',
    accountId: 'stranger',
  });
  return {
    ...all,
    readOnlyKey: readOnly.apiKey,
    noSpendKey: noSpend.apiKey,
    strangerKey: stranger.apiKey,
  };
}
