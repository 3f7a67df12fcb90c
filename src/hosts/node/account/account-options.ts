/** What `npm run account` is told on its command line. */
import { resolve } from 'node:path';
import { PLANS } from '../../../contract/schemas/values.ts';
import { readPostgresAddress } from '../postgres/postgres-address.ts';
import { choiceFlag, numberFlag, readFlags } from '../read-flags.ts';
import { UsageError } from '../usage-error.ts';

const BONUS_CHANGES = ['grant', 'pause', 'resume', 'cancel'] as const;
const MAX_TOP_UP = 1_000_000;
const NAME_MAX_CHARS = 100;

const COMMANDS = ['add', 'list', 'remove', 'backup', 'restore'] as const;
type Command = (typeof COMMANDS)[number];

export const ACCOUNT_HELP = `npm run account -- [flags]

Shows what an account of a library holds, and changes it. Where rows are in the data folder, the host must not be
running; a database of PostgreSQL may be worked on meanwhile.

  --data DIR         folder of the library (cliproom-data)
  --database A       rows are in PostgreSQL, at an address such as postgres://user@host:5432/cliproom
  --files ADDRESS    media files are in a bucket, as the host is told; matters to remove
  --config F         the JSON file the host is started with
  --account ID       which account, where there are several
  --name N           change the name it has in lists
  --plan P           change the plan: ${PLANS.join(', ')}
  --top-up N         add bought credits
  --bonus B          ${BONUS_CHANGES.join(', ')} the API bonus
  --storage-limit S  the most it may store, such as 500MB, 20GB or 1TB, or none; what is stored stays
  --help             this text

npm run account -- add [--plan P] [--name N] [--storage-limit S]

Makes a further account, and prints its id, its API key and its owner token, which cannot be shown again. The name is
for you, in lists. Where rows are in the data folder, start the host there once before.

npm run account -- list [--json]

Lists the accounts: plan, credits, bonus, media, what they store of what they may, projects, and when they were made.

npm run account -- remove ID --yes

Deletes an account for good: its keys, credits, projects, media and bin, and no other account's. Refuses while work of
it waits or runs. With --database, name the folder with the media files by --data, or their bucket by --files.

npm run account -- backup --to DIR [--data DIR] [--with-files]

Copies the database into a folder, also while the host runs (the host pauses for the copying). Media files are
copied as well with --with-files, only those the folder does not have yet; without it the command says what is
left to copy: assets, posters, voices and exports of the data folder. For a database of PostgreSQL use pg_dump.

npm run account -- restore --from DIR [--data DIR]

Puts such a backup in the place of a library. The host must not be running. The database that was there is kept in
a folder before-restore-…, media files the backup has are put back, and those that are missing are named. Files that
are newer than the backup are set aside in the folder swept at the next start and stay there for 30 days.

Exit codes: 0 done, 1 failed, 2 wrong flags or files.`;

const FLAGS = {
  texts: [
    ...['data', 'database', 'files', 'config', 'account', 'plan', 'top-up'],
    ...['bonus', 'storage-limit', 'name', 'to', 'from'],
  ],
  switches: ['with-files', 'json', 'yes'],
} as const;

const LIBRARY_FLAGS = ['data', 'database', 'files', 'config', 'help'];
const TAKES: Readonly<Record<Command | 'change', readonly string[]>> = {
  change: [...LIBRARY_FLAGS, 'account', 'name', 'plan', 'top-up', 'bonus', 'storage-limit'],
  add: [...LIBRARY_FLAGS, 'plan', 'name', 'storage-limit'],
  list: [...LIBRARY_FLAGS, 'json'],
  remove: [...LIBRARY_FLAGS, 'yes'],
  backup: ['data', 'help', 'to', 'with-files'],
  restore: ['data', 'help', 'from'],
};

export type AccountOptions = ReturnType<typeof readAccountOptions>;

/** Throws UsageError. */
export function readAccountOptions(args: readonly string[]) {
  const { values, positionals } = readFlags('account', args, FLAGS);
  const [first, ...rest] = positionals;
  const command = COMMANDS.find((known) => known === first);
  const [removed, ...spare] = command === 'remove' ? rest : [undefined, ...rest];
  if ((first !== undefined && command === undefined) || spare.length > 0)
    throw new UsageError(
      `account takes ${COMMANDS.join(', ')} or flags, not "${command === undefined ? first : spare[0]}". See --help.`,
    );
  const isHelp = values.help === true;
  const { to, from } = values;
  const fits = (given: string | undefined, of: Command) => (given === undefined) === (command !== of);
  if (!(isHelp || (fits(to, 'backup') && fits(from, 'restore'))))
    throw new UsageError('Give a folder: backup --to DIR, or restore --from DIR. See --help.');
  const unfit = Object.keys(values).find((name) => !TAKES[command ?? 'change'].includes(name));
  if (!isHelp && unfit !== undefined)
    throw new UsageError(`${command === undefined ? 'This' : command} does not take --${unfit}. See --help.`);
  if (!isHelp && command === 'remove' && removed === undefined)
    throw new UsageError('Name the account: remove ID --yes. npm run account -- list shows them.');
  const folder = to ?? from;
  return {
    /** undefined: show the account and change it. */
    command,
    dataFolder: resolve(values.data ?? 'cliproom-data'),
    database: values.database === undefined ? undefined : readPostgresAddress('--database', values.database),
    /** Address of the bucket; undefined: files are in the data folder. */
    store: values.files,
    backupFolder: folder === undefined ? undefined : resolve(folder),
    withFiles: values['with-files'] === true,
    configFile: values.config === undefined ? undefined : resolve(values.config),
    /** undefined: the only one. */
    accountId: removed ?? values.account,
    plan: choiceFlag('plan', values.plan, PLANS),
    topUp: numberFlag('top-up', values['top-up'], { min: 1, max: MAX_TOP_UP, whole: true }),
    bonus: choiceFlag('bonus', values.bonus, BONUS_CHANGES),
    /** null: none any more. */
    storageLimitBytes: readStorageLimit(values['storage-limit']),
    name: readName(values.name),
    asJson: values.json === true,
    isSure: values.yes === true,
    help: isHelp,
  };
}

const UNITS = { kB: 1e3, MB: 1e6, GB: 1e9, TB: 1e12 } as const;

function readStorageLimit(text: string | undefined): number | null | undefined {
  if (text === undefined) return undefined;
  if (text === 'none') return null;
  const [, amount, unit] = /^(\d{1,6}(?:\.\d{1,3})?) ?(kB|MB|GB|TB)$/.exec(text) ?? [];
  const sizeBytes = Math.round(Number(amount) * UNITS[unit as keyof typeof UNITS]);
  if (!(sizeBytes > 0))
    throw new UsageError(`--storage-limit takes a size such as 500MB, 20GB or 1TB, or none, not "${text}".`);
  return sizeBytes;
}

/** One line, for lists. */
function readName(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const name = text.trim();
  if (name === '' || name.length > NAME_MAX_CHARS || /\p{Cc}/u.test(name))
    throw new UsageError(`--name takes one line of at most ${NAME_MAX_CHARS} characters.`);
  return name;
}
