/** `npm run account`: what an operator does to the account of a library, on the library itself. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type AccountAdmin, createAccountAdmin } from '../../../service/domain/operator/account-admin.ts';
import { SOLE_ACCOUNT } from '../../../service/domain/operator/account-setup.ts';
import { DEFAULT_CONFIG } from '../../../service/kernel/operator-config.ts';
import { DatabaseDamagedError } from '../../../service/kernel/ports/database.ts';
import { migrate } from '../../../service/storage/migrate.ts';
import { backUp } from '../backup/back-up.ts';
import { restore } from '../backup/restore.ts';
import { DataFolderInUseError, lockDataFolder } from '../data-folder-lock.ts';
import { openNodeDatabase } from '../open-node-database.ts';
import { readConfigFile } from '../serve/read-config-file.ts';
import { EXIT, UsageError } from '../usage-error.ts';
import { ACCOUNT_HELP, type AccountOptions, readAccountOptions } from './account-options.ts';

interface Surroundings {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
}

/** Resolves with the exit code. */
export async function account(args: readonly string[], { out, err }: Surroundings): Promise<number> {
  try {
    const options = readAccountOptions(args);
    if (options.help) {
      out(`${ACCOUNT_HELP}\n`);
      return EXIT.done;
    }
    out(`${await run(options)}\n`);
    return EXIT.done;
  } catch (error) {
    const isTold = [UsageError, DataFolderInUseError, DatabaseDamagedError].some(
      (kind) => error instanceof kind,
    );
    err(`${isTold && error instanceof Error ? error.message : String(error)}\n`);
    return isTold ? EXIT.usage : EXIT.failed;
  }
}

async function run(options: AccountOptions): Promise<string> {
  const { command, dataFolder, backupFolder, withFiles } = options;
  if (backupFolder === undefined) return changeAccount(options);
  return command === 'backup'
    ? backUp(dataFolder, backupFolder, withFiles)
    : restore(dataFolder, backupFolder);
}

/** Makes the changes asked for, all or none, and says what the account holds now. */
async function changeAccount(options: AccountOptions): Promise<string> {
  const { dataFolder, configFile } = options;
  const file = join(dataFolder, 'studio.db');
  if (!existsSync(file))
    throw new UsageError(`There is no library in ${dataFolder}. Name its folder with --data.`);
  const config = configFile === undefined ? DEFAULT_CONFIG : await readConfigFile(configFile);
  const lock = await lockDataFolder(dataFolder);
  const database = await openNodeDatabase(file);
  try {
    await migrate(database);
    if ((await database.get('SELECT 1 FROM account WHERE id = ?', [SOLE_ACCOUNT])) === undefined)
      throw new UsageError('This library has no account yet. Start the host once with npm run serve.');
    const { plan, planCredits, topUp, bonus } = await database.transaction(async (tx) => {
      const admin = createAccountAdmin({ database: tx, clock: { nowMs: () => Date.now() }, config });
      await apply(admin, options);
      return admin.holdings(SOLE_ACCOUNT);
    }, SOLE_ACCOUNT);
    const bonusText = bonus === null ? 'no API bonus' : `API bonus ${bonus.status}, ${bonus.remaining} left`;
    return `Plan ${plan}: ${planCredits} credits of this month, ${topUp} bought; ${bonusText}.`;
  } finally {
    await database.close();
    await lock.release();
  }
}

async function apply(admin: AccountAdmin, { plan, topUp, bonus }: AccountOptions): Promise<void> {
  if (plan !== undefined) await admin.setPlan(SOLE_ACCOUNT, plan);
  if (topUp !== undefined) await admin.addTopUp(SOLE_ACCOUNT, topUp);
  if (bonus === undefined) return;
  const done =
    bonus === 'grant' ? await admin.grantBonus(SOLE_ACCOUNT) : await admin.holdBonus(SOLE_ACCOUNT, bonus);
  if (done) return;
  throw new UsageError(
    bonus === 'grant' ? 'This account had its API bonus already.' : 'This account has no API bonus.',
  );
}
