/** Every change of the balance, newest first. */
import type { LedgerEntry } from '../../../contract/schemas/account.ts';
import { dateTime, wholeNumber } from '../../i18n/format.ts';
import type { MessageId } from '../../i18n/messages.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';

const TYPES: Readonly<Record<string, MessageId>> = {
  plan_credits: 'ledger.planCredits',
  top_up: 'ledger.topUp',
  bonus_granted: 'ledger.bonus',
  charge: 'ledger.charge',
  refund: 'ledger.refund',
  expiry: 'ledger.expiry',
};

export function LedgerTable({ entries }: { entries: readonly LedgerEntry[] }) {
  const { t, locale } = useTranslate();
  const signed = new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' });
  return (
    <div className="overflow-x-auto rounded-card border bg-surface">
      <table className="w-full text-sm">
        <thead className="text-left text-ink-soft">
          <tr className="border-b">
            <th className="hidden px-4 py-2.5 font-medium sm:table-cell">{t('ledger.when')}</th>
            <th className="px-4 py-2.5 font-medium">{t('ledger.what')}</th>
            <th className="px-4 py-2.5 text-right font-medium">{t('ledger.amount')}</th>
            <th className="px-4 py-2.5 text-right font-medium">{t('ledger.balance')}</th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => {
            const known = TYPES[entry.type];
            return (
              <tr key={entry.id} className="border-b last:border-b-0">
                <td className="hidden px-4 py-2.5 whitespace-nowrap text-ink-soft sm:table-cell">
                  {dateTime(entry.createdAt, locale)}
                </td>
                <td className="px-4 py-2.5">
                  <span className="font-medium">{known === undefined ? entry.type : t(known)}</span>
                  <span className="block break-words text-ink-soft">{entry.description}</span>
                  <span className="block text-xs text-ink-soft sm:hidden">
                    {dateTime(entry.createdAt, locale)}
                  </span>
                </td>
                <td className={`px-4 py-2.5 text-right font-medium ${entry.amount < 0 ? '' : 'text-good'}`}>
                  {signed.format(entry.amount)}
                </td>
                <td className="px-4 py-2.5 text-right text-ink-soft">
                  {wholeNumber(entry.balanceAfter, locale)}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
