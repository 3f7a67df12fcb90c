/**
 * What an entry of the ledger is for, as data (extension `ledger_reasons`), and in English for readers of the API.
 * Screens say it in their language.
 */
import { fillValues, type NamesIn } from '../base/text/fill-values.ts';

export const LEDGER_REASONS = {
  /** As an older version wrote it. */
  said: '{text}',
  analysis: 'Analysis of {title}',
  build: 'Build of {title}',
  voices: 'Voices of {title}',
  prepare: 'Preparing {title}',
  clip: 'Adding {clip} to {title}',
  assistant: 'Assistant on {title}',
  export: 'Export of {title}',
  voiceover: 'Voiceover: {title}',
  separation: 'Audio separation: {title}',
  ideas: 'Ideas: {topic}',
  shorter_than_estimated: 'Given back: it is shorter than estimated',
  longer_than_estimated: 'It is longer than estimated',
  not_done: 'Given back: the work was not done',
  unused: 'Unused credits of the past month',
  plan_credits: 'Plan credits for {period}',
  plan_changed: 'Plan changed to {plan}',
  bought: 'Credits bought',
  bonus: 'API bonus',
  bonus_expired: 'API bonus expired',
} as const;

export type LedgerReasonCode = keyof typeof LEDGER_REASONS;

export interface LedgerReason {
  readonly code: LedgerReasonCode;
  readonly values: Readonly<Record<string, string>>;
}

export function ledgerReason<Code extends LedgerReasonCode>(
  code: Code,
  ...[values]: [NamesIn<(typeof LEDGER_REASONS)[Code]>] extends [never]
    ? readonly []
    : readonly [Readonly<Record<NamesIn<(typeof LEDGER_REASONS)[Code]>, string>>]
): LedgerReason {
  return { code, values: values ?? {} };
}

/** In English. */
export function descriptionOf({ code, values }: LedgerReason): string {
  return fillValues(LEDGER_REASONS[code], (name) => values[name] ?? '');
}
