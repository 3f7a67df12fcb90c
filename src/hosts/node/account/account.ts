/** `npm run account`: what an operator does to the accounts of a library, on the library itself. */
import { DatabaseDamagedError } from '../../../service/kernel/ports/database.ts';
import { backUp } from '../backup/back-up.ts';
import { restore } from '../backup/restore.ts';
import { DataFolderInUseError } from '../data-folder-lock.ts';
import { EXIT, UsageError } from '../usage-error.ts';
import { ACCOUNT_HELP, type AccountOptions, readAccountOptions } from './account-options.ts';
import { addAccount, removeNamed, showAccounts } from './accounts.ts';
import { changeAccount } from './change-account.ts';
import { withLibrary } from './open-library.ts';

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

const ON_LIBRARY = { change: changeAccount, add: addAccount, list: showAccounts, remove: removeNamed };

async function run(options: AccountOptions): Promise<string> {
  const { command = 'change', dataFolder, backupFolder = '', withFiles } = options;
  if (command === 'backup') return backUp(dataFolder, backupFolder, withFiles);
  if (command === 'restore') return restore(dataFolder, backupFolder);
  return withLibrary(options, (library) => ON_LIBRARY[command](library, options));
}
