/** The ledger with its filters, which stand in the address, and the way to take all of it along. */
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import type { LedgerEntry } from '../../../contract/schemas/account.ts';
import { readWholeLedger } from '../../data/account/account.ts';
import { useClient } from '../../data/connection/session.tsx';
import { saveFile } from '../../data/storage/save-file.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { ErrorNote } from '../../ui/notices/error-note.tsx';
import { Section } from '../../ui/page/card.tsx';
import { useAddress } from '../../ui/page/use-address.ts';
import { ledgerCsv } from './ledger-csv.ts';
import { LedgerTable } from './ledger-table.tsx';
import { SOURCES, TYPES, wordOf } from './ledger-words.ts';

export function LedgerSection({
  entries,
  hasMore,
  onMore,
}: {
  entries: readonly LedgerEntry[];
  hasMore: boolean;
  onMore: () => void;
}) {
  const { t } = useTranslate();
  const [search, change] = useAddress();
  const type = search.get('type') ?? '';
  const source = search.get('source') ?? '';
  const shown = entries.filter(
    (entry) => (type === '' || entry.type === type) && (source === '' || entry.source === source),
  );
  const choices = (words: typeof TYPES, everything: string) => [
    { id: '', name: everything },
    ...Object.keys(words).map((id) => ({ id, name: wordOf(t, words, id) })),
  ];
  return (
    <Section title={t('ledger.title')} action={entries.length === 0 ? null : <CsvButton />}>
      {entries.length === 0 ? (
        <p className="rounded-card border border-dashed px-4 py-10 text-center text-ink-soft">
          {t('ledger.empty')}
        </p>
      ) : (
        <>
          <div className="mb-3 grid grid-cols-2 gap-2 sm:flex">
            <Select
              label={t('ledger.filterType')}
              className="sm:w-[11rem]"
              value={type}
              options={choices(TYPES, t('ledger.everyType'))}
              onChange={(event) => change({ type: event.target.value })}
            />
            <Select
              label={t('ledger.filterSource')}
              className="sm:w-[11rem]"
              value={source}
              options={choices(SOURCES, t('ledger.everySource'))}
              onChange={(event) => change({ source: event.target.value })}
            />
          </div>
          {shown.length === 0 ? (
            <p className="rounded-card border border-dashed px-4 py-10 text-center text-ink-soft">
              {t(hasMore ? 'ledger.noMatchYet' : 'ledger.noMatch')}
            </p>
          ) : (
            <LedgerTable entries={shown} onNearEnd={onMore} />
          )}
          {hasMore ? (
            <div className="mt-4 text-center">
              <Button onClick={onMore}>{t('list.more')}</Button>
              <p className="hidden text-sm print:block">{t('ledger.printedPart')}</p>
            </div>
          ) : null}
        </>
      )}
    </Section>
  );
}

function CsvButton() {
  const { t } = useTranslate();
  const client = useClient();
  const [read, setRead] = useState(0);
  const save = useMutation({
    mutationFn: async () => {
      const entries = await readWholeLedger(client, setRead);
      const day = new Date().toISOString().slice(0, 10);
      // Spreadsheets take a file without this mark for an older encoding.
      saveFile(new Blob(['\uFEFF', ledgerCsv(entries)], { type: 'text/csv' }), `credits-${day}.csv`);
    },
  });
  return (
    <div className="flex flex-col items-end gap-2">
      <Button disabled={save.isPending} onClick={() => save.mutate()}>
        <Download size={16} aria-hidden />
        {save.isPending ? t('ledger.reading', { count: read }) : t('ledger.csv')}
      </Button>
      {save.isError ? <ErrorNote error={save.error} onRetry={() => save.mutate()} /> : null}
    </div>
  );
}
