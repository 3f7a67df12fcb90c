/** The whole library as one file: taken out to keep or move it, brought into an empty one. Owners only. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Download, Upload } from 'lucide-react';
import { useRef } from 'react';
import type { BroughtIn } from '../../../contract/schemas/library.ts';
import { storageQuery } from '../../data/account/account.ts';
import type { Session } from '../../data/connection/session.tsx';
import { bringLibrary } from '../../data/storage/bring-library.ts';
import { saveLibrary } from '../../data/storage/save-library.ts';
import { shareOf, type Transfer, useTransfer } from '../../data/storage/use-transfer.ts';
import { fileSize } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/messages.ts';
import type { Translate } from '../../i18n/translate.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { ErrorNote } from '../../ui/notices/error-note.tsx';
import { ProgressBar } from '../../ui/notices/progress-bar.tsx';
import { Card } from '../../ui/page/card.tsx';

/** Without a file it is taken out. */
type LibraryTransfer = Transfer<File | null, BroughtIn | null>;

export function LibraryPanel({ session: { client } }: { session: Session }) {
  const { t, locale } = useTranslate();
  const queries = useQueryClient();
  const picker = useRef<HTMLInputElement>(null);
  const usedBytes = useQuery(storageQuery(client)).data?.storage.usedBytes ?? 0;
  const { begin, last } = useTransfer('library', async (file: File | null, onBytes, signal) => {
    if (file === null) {
      await saveLibrary(client, onBytes, signal);
      return null;
    }
    const brought = await bringLibrary(client, file, signal);
    void queries.invalidateQueries();
    return brought;
  });
  const take = (): void =>
    begin(null, { label: t('library.take'), totalBytes: usedBytes === 0 ? null : usedBytes });
  const isRunning = last?.state === 'running';
  const isTaking = isRunning && last.given === null;
  return (
    <Card className="flex flex-col gap-4 p-5">
      <p className="max-w-prose text-sm text-ink-soft">{t('library.lead')}</p>
      <div className="flex flex-wrap gap-3">
        <Button className="max-md:min-h-11" disabled={isRunning} onClick={take}>
          <Download size={16} aria-hidden />
          {t('library.take')}
        </Button>
        <Button className="max-md:min-h-11" disabled={isRunning} onClick={() => picker.current?.click()}>
          <Upload size={16} aria-hidden />
          {t('library.bring')}
        </Button>
        {isRunning ? (
          <Button tone="plain" className="max-md:min-h-11" onClick={last.stop}>
            {t('library.stop')}
          </Button>
        ) : null}
        <input
          ref={picker}
          type="file"
          accept=".tar,application/x-tar"
          hidden
          onChange={(event) => {
            const file = event.target.files?.[0];
            event.target.value = '';
            if (file !== undefined) begin(file, { label: t('library.bring'), totalBytes: null });
          }}
        />
      </div>
      {isTaking ? <ProgressBar value={shareOf(last)} label={last.label} /> : null}
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {last === null ? null : stateText(t, locale, last)}
      </p>
      {last?.state !== 'failed' ? null : last.given === null ? (
        <ErrorNote error={last.error} onRetry={take} />
      ) : (
        <ErrorNote error={last.error} />
      )}
    </Card>
  );
}

function stateText(
  t: Translate,
  locale: Locale,
  { state, given, doneBytes, totalBytes, result }: LibraryTransfer,
): string | null {
  const size = (bytes: number): string => fileSize(bytes, locale);
  switch (state) {
    case 'running':
      return given === null
        ? t('library.taking', { done: size(doneBytes), all: size(Math.max(totalBytes ?? 0, doneBytes)) })
        : t('library.bringing', { size: size(given.size) });
    case 'stopped':
      return t('library.stopped');
    case 'failed':
      return null;
    case 'done':
      if (given === null) return t('library.taken', { size: size(doneBytes) });
      return result == null
        ? t('library.broughtUnheard')
        : t('library.brought', { assets: result.assets, projects: result.projects });
  }
}
