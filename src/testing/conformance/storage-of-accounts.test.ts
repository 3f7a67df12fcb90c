/** On a host of several accounts each sees the bytes of its own; alone, all there are. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { issueCredentials } from '../../service/domain/operator/account-setup.ts';
import { Caller } from './api-under-test.ts';
import { uploadTalk } from './journey.ts';
import { startTestStudio, type TestStudio } from './test-studio.ts';

let studio: TestStudio;
beforeEach(async () => {
  studio = await startTestStudio();
});
afterEach(() => studio.dispose());

it('shows nobody the bytes of another account', async () => {
  const stranger = await issueCredentials(studio.database, studio.clock, {
    ...({ plan: 'studio', name: 'another', accountId: 'stranger' } as const),
  });
  const close = () => studio.dispose();
  const [owner, other] = [new Caller({ ...studio, close }), new Caller({ ...studio, ...stranger, close })];
  const usedBy = async (caller: Caller): Promise<number> =>
    (await caller.owner('get_storage')).body.storage.usedBytes;

  await uploadTalk(owner);
  const used = await usedBy(owner);
  expect(used).toBeGreaterThan(0);
  expect(await usedBy(other)).toBe(0);

  await uploadTalk(other);
  expect(await usedBy(other)).toBe(used);
  expect(await usedBy(owner)).toBe(used);
});
