/** Reads command-line flags strictly: unknown ones, missing and bad values are refused with a sentence. */
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { UsageError } from './usage-error.ts';

type FlagTable = NonNullable<ParseArgsConfig['options']>;
type FlagsOf<Table extends FlagTable> = ReturnType<
  typeof parseArgs<{ args: string[]; options: Table; allowPositionals: true; strict: true }>
>;

/** @param command named in messages. */
export function readFlags<const Table extends FlagTable>(
  command: string,
  args: readonly string[],
  options: Table,
): FlagsOf<Table> {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true }) as FlagsOf<Table>;
  } catch (error) {
    const known = Object.keys(options).map((name) => `--${name}`);
    const why = error instanceof Error ? (error.message.split('. ')[0] ?? error.message) : String(error);
    throw new UsageError(`${why.replace(/\.?$/, '.')} ${command} takes ${known.join(', ')}.`);
  }
}

export interface Bounds {
  readonly min: number;
  readonly max: number;
  readonly whole: boolean;
}

/** `undefined` where the flag was not given. */
export function numberFlag(name: string, text: string | undefined, bounds: Bounds): number | undefined {
  if (text === undefined) return undefined;
  const value = Number(text);
  const fits = text.trim() !== '' && value >= bounds.min && value <= bounds.max;
  if (!fits || (bounds.whole && !Number.isInteger(value)))
    throw new UsageError(
      `--${name} takes ${bounds.whole ? 'a whole number' : 'a number'} from ${bounds.min} to ${bounds.max}, not "${text}".`,
    );
  return value;
}

export function choiceFlag<const Choice extends string>(
  name: string,
  text: string | undefined,
  choices: readonly Choice[],
): Choice | undefined {
  if (text === undefined) return undefined;
  const chosen = choices.find((choice) => choice === text);
  if (chosen === undefined) throw new UsageError(`--${name} takes ${choices.join(', ')}, not "${text}".`);
  return chosen;
}
