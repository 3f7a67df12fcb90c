/** What `npm run account` is told on its command line. */
import { resolve } from 'node:path';
import { PLANS } from '../../../contract/schemas/values.ts';
import { choiceFlag, numberFlag, readFlags } from '../read-flags.ts';
import { UsageError } from '../usage-error.ts';

const BONUS_CHANGES = ['grant', 'pause', 'resume', 'cancel'] as const;
const MAX_TOP_UP = 1_000_000;

const COMMANDS = ['backup', 'restore'] as const;

export const ACCOUNT_HELP = `npm run account -- [flags]

Shows what the account of a library holds, and changes it. The host must not be running.

  --data DIR      folder of the library (cliproom-data)
  --config F      the JSON file the host is started with
  --plan P        change the plan: ${PLANS.join(', ')}
  --top-up N      add bought credits
  --bonus B       ${BONUS_CHANGES.join(', ')} the API bonus
  --help          this text

npm run account -- backup --to DIR [--data DIR] [--with-files]

Copies the database into a folder, also while the host runs (the host pauses for the copying). Media files are
copied as well with --with-files, only those the folder does not have yet; without it the command says what is
left to copy: assets, posters, voices and exports of the data folder.

npm run account -- restore --from DIR [--data DIR]

Puts such a backup in the place of a library. The host must not be running. The database that was there is kept in
a folder before-restore-…, media files the backup has are put back, and those that are missing are named. Files that
are newer than the backup are set aside in the folder swept at the next start and stay there for 30 days.

Exit codes: 0 done, 1 failed, 2 wrong flags or files.`;

const FLAGS = {
  texts: ['data', 'config', 'plan', 'top-up', 'bonus', 'to', 'from'],
  switches: ['with-files'],
} as const;

export type AccountOptions = ReturnType<typeof readAccountOptions>;

/** Throws UsageError. */
export function readAccountOptions(args: readonly string[]) {
  const { values, positionals } = readFlags('account', args, FLAGS);
  const [first, second] = positionals;
  const command = COMMANDS.find((known) => known === first);
  if ((first !== undefined && command === undefined) || second !== undefined)
    throw new UsageError(
      `account takes ${COMMANDS.join(', ')} or flags, not "${second ?? first}". See --help.`,
    );
  const { to, from } = values;
  const fits = (given: string | undefined, of: typeof command) => (given === undefined) === (command !== of);
  if (values.help !== true && !(fits(to, 'backup') && fits(from, 'restore')))
    throw new UsageError('Give a folder: backup --to DIR, or restore --from DIR. See --help.');
  const folder = to ?? from;
  return {
    /** undefined: show the account and change it. */
    command,
    dataFolder: resolve(values.data ?? 'cliproom-data'),
    backupFolder: folder === undefined ? undefined : resolve(folder),
    withFiles: values['with-files'] === true,
    configFile: values.config === undefined ? undefined : resolve(values.config),
    plan: choiceFlag('plan', values.plan, PLANS),
    topUp: numberFlag('top-up', values['top-up'], { min: 1, max: MAX_TOP_UP, whole: true }),
    bonus: choiceFlag('bonus', values.bonus, BONUS_CHANGES),
    help: values.help === true,
  };
}
