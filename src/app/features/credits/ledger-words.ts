/** Kinds and sources of ledger entries as words. What this version does not know is shown as it is. */
import type { MessageId } from '../../i18n/messages.ts';
import type { Translate } from '../../i18n/translate.ts';

export const TYPES: Readonly<Record<string, MessageId>> = {
  charge: 'ledger.charge',
  refund: 'ledger.refund',
  plan_credits: 'ledger.planCredits',
  top_up: 'ledger.topUp',
  bonus_granted: 'ledger.bonus',
  expiry: 'ledger.expiry',
};

export const SOURCES: Readonly<Record<string, MessageId>> = {
  plan: 'ledger.source.plan',
  top_up: 'ledger.source.topUp',
  api_bonus: 'ledger.source.bonus',
};

export function wordOf(t: Translate, words: Readonly<Record<string, MessageId>>, id: string): string {
  const known = words[id];
  return known === undefined ? id : t(known);
}
