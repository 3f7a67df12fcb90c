/** Changes of the balance, newest first, in a table of any length. */
import type { LedgerEntry } from '../../../contract/schemas/account.ts';
import { dateTime, numbers, wholeNumber } from '../../i18n/format.ts';
import type { Translate } from '../../i18n/translate.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { wordsOfCode } from '../../i18n/words-of-code.ts';
import { PATHS } from '../../paths.ts';
import { Link } from '../../ui/controls/link.tsx';
import { LongTable } from '../../ui/lists/long-table.tsx';
import { SOURCES, TYPES, wordOf } from './ledger-words.ts';

/** Of most rows. */
const ROW_STEPS = 16.5;
const SUM = 'w-[5rem] px-3 text-right sm:w-[7rem] sm:px-4';
/** Phones whose letters are made larger have room for one sum. */
const SECOND_SUM = 'max-[20rem]:hidden';

export function LedgerTable({
  entries,
  onNearEnd,
}: {
  entries: readonly LedgerEntry[];
  onNearEnd: () => void;
}) {
  const { t } = useTranslate();
  return (
    <LongTable
      caption={t('ledger.title')}
      columns={[
        { name: t('ledger.when'), className: 'hidden w-[11rem] px-4 sm:table-cell' },
        { name: t('ledger.what'), className: 'px-4' },
        { name: t('ledger.source'), className: 'hidden w-[8rem] px-4 md:table-cell' },
        { name: t('ledger.amount'), className: SUM },
        { name: t('ledger.balance'), className: `${SUM} ${SECOND_SUM}` },
      ]}
      rows={entries}
      rowSteps={ROW_STEPS}
      isGrowing
      rowClassName="align-top"
      cells={(entry) => <LedgerCells entry={entry} />}
      onNearEnd={onNearEnd}
    />
  );
}

function LedgerCells({ entry }: { entry: LedgerEntry }) {
  const { t, locale } = useTranslate();
  const signed = numbers(locale, { signDisplay: 'exceptZero' });
  const source = wordOf(t, SOURCES, entry.source);
  const described = describedEntry(t, entry);
  return (
    <>
      <td className="hidden px-4 py-2.5 whitespace-nowrap text-ink-soft sm:table-cell">
        {dateTime(entry.createdAt, locale)}
      </td>
      <td className="px-4 py-2.5">
        <span className="font-medium">{wordOf(t, TYPES, entry.type)}</span>
        <span className="block break-words text-ink-soft">
          {entry.projectId === null ? (
            described
          ) : (
            <Link
              to={PATHS.project.to(entry.projectId)}
              className="underline-offset-4 hover:text-ink hover:underline pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center"
            >
              {described}
            </Link>
          )}
        </span>
        <span className="block text-xs text-ink-soft sm:hidden">{dateTime(entry.createdAt, locale)}</span>
        <span className="block text-xs text-ink-soft md:hidden">{source}</span>
      </td>
      <td className="hidden px-4 py-2.5 text-ink-soft md:table-cell">{source}</td>
      <td className={`px-3 py-2.5 text-right font-medium sm:px-4 ${entry.amount > 0 ? 'text-good' : ''}`}>
        {signed.format(entry.amount)}
      </td>
      <td className={`px-3 py-2.5 text-right text-ink-soft sm:px-4 ${SECOND_SUM}`}>
        {wholeNumber(entry.balanceAfter, locale)}
      </td>
    </>
  );
}

/** In the reader's language where the service says it as data and its code is known here. */
function describedEntry(t: Translate, { description, reason }: LedgerEntry): string {
  if (reason === undefined) return description;
  return wordsOfCode(t, `ledger.did.${reason.code}`, reason.values) ?? description;
}
