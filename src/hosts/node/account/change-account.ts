/** One account, shown and changed. */
import { storedBytesOf } from '../../../service/domain/assets/storage-limit.ts';
import { type AccountAdmin, createAccountAdmin } from '../../../service/domain/operator/account-admin.ts';
import { UsageError } from '../usage-error.ts';
import type { AccountOptions } from './account-options.ts';
import { chooseAccount } from './choose-account.ts';
import type { Library } from './open-library.ts';
import { sizeText } from './size-text.ts';

/** Makes the changes asked for, all or none, and says what the account holds now. */
export async function changeAccount(
  { database, clock, config }: Library,
  options: AccountOptions,
): Promise<string> {
  const { id } = await chooseAccount(database, options.accountId);
  return database.transaction(async (tx) => {
    const admin = createAccountAdmin({ database: tx, clock, config });
    await apply(admin, id, options);
    const { plan, planCredits, topUp, bonus } = await admin.holdings(id);
    const bonusText = bonus === null ? 'no API bonus' : `API bonus ${bonus.status}, ${bonus.remaining} left`;
    const { storage_limit_bytes: limit } = await chooseAccount(tx, id);
    const storage =
      limit === null ? '' : ` Stores ${sizeText(await storedBytesOf(tx, id))} of ${sizeText(limit)}.`;
    return `Plan ${plan}: ${planCredits} credits of this month, ${topUp} bought; ${bonusText}.${storage}`;
  }, id);
}

async function apply(
  admin: AccountAdmin,
  id: string,
  { name, plan, topUp, bonus, storageLimitBytes }: AccountOptions,
): Promise<void> {
  if (name !== undefined) await admin.setName(id, name);
  if (plan !== undefined) await admin.setPlan(id, plan);
  if (topUp !== undefined) await admin.addTopUp(id, topUp);
  if (storageLimitBytes !== undefined) await admin.setStorageLimit(id, storageLimitBytes);
  if (bonus === undefined) return;
  const done = bonus === 'grant' ? await admin.grantBonus(id) : await admin.holdBonus(id, bonus);
  if (done) return;
  throw new UsageError(
    bonus === 'grant' ? 'This account had its API bonus already.' : 'This account has no API bonus.',
  );
}
