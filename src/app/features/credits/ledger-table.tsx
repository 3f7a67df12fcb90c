/** Changes of the balance, newest first, in a table of any length: only the rows on screen exist. */
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';
import type { LedgerEntry } from '../../../contract/schemas/account.ts';
import { dateTime, wholeNumber } from '../../i18n/format.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { PATHS } from '../../paths.ts';
import { Link } from '../../ui/link.tsx';
import { useStepPx } from '../../ui/use-step-px.ts';
import { SOURCES, TYPES, wordOf } from './ledger-words.ts';

const ROW_STEPS = 16.5;

export function LedgerTable({
  entries,
  onNearEnd,
}: {
  entries: readonly LedgerEntry[];
  onNearEnd: () => void;
}) {
  const { t } = useTranslate();
  const body = useRef<HTMLTableSectionElement>(null);
  const [offset, setOffset] = useState(0);
  useLayoutEffect(() => {
    const top = body.current?.getBoundingClientRect().top ?? 0;
    setOffset(top + window.scrollY);
  }, []);
  const rowPx = ROW_STEPS * useStepPx();
  const rows = useWindowVirtualizer({
    count: entries.length,
    estimateSize: () => rowPx,
    getItemKey: (index) => entries[index]?.id ?? index,
    overscan: 10,
    scrollMargin: offset,
    onChange: (instance) => {
      const last = instance.getVirtualItems().at(-1);
      if (last !== undefined && last.index >= entries.length - 20) onNearEnd();
    },
  });
  const items = rows.getVirtualItems();
  const before = (items[0]?.start ?? offset) - offset;
  const after = rows.getTotalSize() - ((items.at(-1)?.end ?? offset) - offset);
  return (
    <div className="overflow-hidden rounded-card border bg-surface">
      <table className="w-full table-fixed text-sm" aria-rowcount={entries.length + 1}>
        <caption className="sr-only">{t('ledger.title')}</caption>
        <thead className="text-left text-ink-soft">
          <tr className="border-b">
            <th scope="col" className="hidden w-[11rem] px-4 py-2.5 font-medium sm:table-cell">
              {t('ledger.when')}
            </th>
            <th scope="col" className="px-4 py-2.5 font-medium">
              {t('ledger.what')}
            </th>
            <th scope="col" className="hidden w-[8rem] px-4 py-2.5 font-medium md:table-cell">
              {t('ledger.source')}
            </th>
            <th scope="col" className="w-[5rem] px-3 py-2.5 text-right font-medium sm:w-[7rem] sm:px-4">
              {t('ledger.amount')}
            </th>
            <th scope="col" className="w-[5rem] px-3 py-2.5 text-right font-medium sm:w-[7rem] sm:px-4">
              {t('ledger.balance')}
            </th>
          </tr>
        </thead>
        <tbody ref={body}>
          <Spacer heightPx={before} />
          {items.map((item) => {
            const entry = entries[item.index];
            return entry === undefined ? null : (
              <LedgerRow key={item.key} entry={entry} index={item.index} measure={rows.measureElement} />
            );
          })}
          <Spacer heightPx={after} />
        </tbody>
      </table>
    </div>
  );
}

/** Stands for the rows that are not on screen. */
function Spacer({ heightPx }: { heightPx: number }) {
  return heightPx <= 0 ? null : (
    <tr aria-hidden>
      <td colSpan={5} style={{ height: heightPx, padding: 0 }} />
    </tr>
  );
}

function LedgerRow({
  entry,
  index,
  measure,
}: {
  entry: LedgerEntry;
  index: number;
  measure: (row: HTMLTableRowElement | null) => void;
}) {
  const { t, locale } = useTranslate();
  const signed = new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' });
  const source = wordOf(t, SOURCES, entry.source);
  return (
    <tr
      ref={measure}
      data-index={index}
      aria-rowindex={index + 2}
      className="border-b align-top last:border-b-0"
    >
      <td className="hidden px-4 py-2.5 whitespace-nowrap text-ink-soft sm:table-cell">
        {dateTime(entry.createdAt, locale)}
      </td>
      <td className="px-4 py-2.5">
        <span className="font-medium">{wordOf(t, TYPES, entry.type)}</span>
        <span className="block break-words text-ink-soft">
          {entry.projectId === null ? (
            entry.description
          ) : (
            <Link
              to={PATHS.project.to(entry.projectId)}
              className="underline-offset-4 hover:text-ink hover:underline"
            >
              {entry.description}
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
      <td className="px-3 py-2.5 text-right text-ink-soft sm:px-4">
        {wholeNumber(entry.balanceAfter, locale)}
      </td>
    </tr>
  );
}
