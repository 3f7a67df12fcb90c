/** Reads command-line flags strictly: unknown ones, missing and bad values are refused with a sentence. */
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { UsageError } from './usage-error.ts';

interface Flags<Text extends string, List extends string, Switch extends string> {
  readonly texts: readonly Text[];
  /** They may be given several times. */
  readonly lists?: readonly List[];
  readonly switches: readonly Switch[];
}

type Given<Text extends string, List extends string, Switch extends string> = Partial<
  Record<Text, string> & Record<List, string[]> & Record<Switch | 'help', boolean>
>;

/** `--help` is a flag of every command. @param command named in messages */
export function readFlags<
  const Text extends string,
  const Switch extends string,
  const List extends string = never,
>(
  command: string,
  args: readonly string[],
  { texts, lists = [], switches }: Flags<Text, List, Switch>,
): { readonly values: Given<Text, List, Switch>; readonly positionals: readonly string[] } {
  const options: NonNullable<ParseArgsConfig['options']> = Object.fromEntries([
    ...texts.map((name) => [name, { type: 'string' }] as const),
    ...lists.map((name) => [name, { type: 'string', multiple: true }] as const),
    ...[...switches, 'help'].map((name) => [name, { type: 'boolean' }] as const),
  ]);
  try {
    const given = parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
    return { values: given.values as Given<Text, List, Switch>, positionals: given.positionals };
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
