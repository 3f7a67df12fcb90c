/** What `npm run account` is told on its command line. */
import { resolve } from 'node:path';
import { PLANS } from '../../../contract/schemas/values.ts';
import type { Plan } from '../../../service/operator-config.ts';
import { choiceFlag, numberFlag, readFlags } from '../read-flags.ts';
import { UsageError } from '../usage-error.ts';

const BONUS_CHANGES = ['grant', 'pause', 'resume', 'cancel'] as const;
const MAX_TOP_UP = 1_000_000;

export interface AccountOptions {
  readonly dataFolder: string;
  readonly configFile: string | undefined;
  readonly plan: Plan | undefined;
  readonly topUp: number | undefined;
  readonly bonus: (typeof BONUS_CHANGES)[number] | undefined;
  readonly help: boolean;
}

export const ACCOUNT_HELP = `npm run account -- [flags]

Shows what the account of a library holds, and changes it. The host must not be running.

  --data DIR      folder of the library (cliproom-data)
  --config F      the JSON file the host is started with
  --plan P        change the plan: ${PLANS.join(', ')}
  --top-up N      add bought credits
  --bonus B       ${BONUS_CHANGES.join(', ')} the API bonus
  --help          this text

Exit codes: 0 done, 1 failed, 2 wrong flags or files.`;

const FLAGS = {
  data: { type: 'string' },
  config: { type: 'string' },
  plan: { type: 'string' },
  'top-up': { type: 'string' },
  bonus: { type: 'string' },
  help: { type: 'boolean' },
} as const;

/** Throws UsageError. */
export function readAccountOptions(args: readonly string[]): AccountOptions {
  const { values, positionals } = readFlags('account', args, FLAGS);
  if (positionals[0] !== undefined)
    throw new UsageError(`account takes flags only, not "${positionals[0]}". See --help.`);
  return {
    dataFolder: resolve(values.data ?? 'cliproom-data'),
    configFile: values.config === undefined ? undefined : resolve(values.config),
    plan: choiceFlag('plan', values.plan, PLANS),
    topUp: numberFlag('top-up', values['top-up'], { min: 1, max: MAX_TOP_UP, whole: true }),
    bonus: choiceFlag('bonus', values.bonus, BONUS_CHANGES),
    help: values.help === true,
  };
}
