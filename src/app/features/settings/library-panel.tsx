/** The whole library as one file: taken out to keep or move it, brought into an empty one. Owners only. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Download, Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { isAbort } from '../../../base/work/is-abort.ts';
import { storageQuery } from '../../data/account.ts';
import { bringLibrary } from '../../data/bring-library.ts';
import { saveLibrary } from '../../data/save-library.ts';
import type { Session } from '../../data/session.tsx';
import { fileSize } from '../../i18n/format.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';

export function LibraryPanel({ session: { client } }: { session: Session }) {
  const { t, locale } = useTranslate();
  const queries = useQueryClient();
  const picker = useRef<HTMLInputElement>(null);
  const stop = useRef<AbortController | null>(null);
  const [takenBytes, setTakenBytes] = useState(0);
  const usedBytes = useQuery(storageQuery(client)).data?.storage.usedBytes ?? 0;
  const begin = (): AbortSignal => {
    stop.current = new AbortController();
    return stop.current.signal;
  };
  const take = useMutation({
    mutationFn: () => {
      setTakenBytes(0);
      return saveLibrary(client, setTakenBytes, begin());
    },
  });
  const bring = useMutation({
    mutationFn: (file: File) => bringLibrary(client, file, begin()),
    onSuccess: () => queries.invalidateQueries(),
  });
  const busy = take.isPending || bring.isPending;
  // Closing the browser's own dialog stops it too.
  const closed = isAbort(take.error);
  const stopped = closed || (stop.current?.signal.aborted ?? false);
  return (
    <Card className="flex flex-col gap-4 p-5">
      <p className="max-w-prose text-sm text-ink-soft">{t('library.lead')}</p>
      <div className="flex flex-wrap gap-3">
        <Button className="max-md:min-h-11" disabled={busy} onClick={() => take.mutate()}>
          <Download size={16} aria-hidden />
          {t('library.take')}
        </Button>
        <Button className="max-md:min-h-11" disabled={busy} onClick={() => picker.current?.click()}>
          <Upload size={16} aria-hidden />
          {t('library.bring')}
        </Button>
        {busy ? (
          <Button tone="plain" className="max-md:min-h-11" onClick={() => stop.current?.abort()}>
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
            if (file !== undefined) bring.mutate(file);
          }}
        />
      </div>
      {take.isPending ? (
        <ProgressBar value={usedBytes === 0 ? 0 : takenBytes / usedBytes} label={t('library.take')} />
      ) : null}
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {take.isPending
          ? t('library.taking', {
              done: fileSize(takenBytes, locale),
              all: fileSize(Math.max(usedBytes, takenBytes), locale),
            })
          : bring.isPending
            ? t('library.bringing', { size: fileSize(bring.variables.size, locale) })
            : stopped
              ? t('library.stopped')
              : take.isSuccess
                ? t('library.taken', { size: fileSize(takenBytes, locale) })
                : bring.isSuccess
                  ? bring.data === null
                    ? t('library.broughtUnheard')
                    : t('library.brought', { assets: bring.data.assets, projects: bring.data.projects })
                  : null}
      </p>
      {take.isError && !stopped ? <ErrorNote error={take.error} onRetry={() => take.mutate()} /> : null}
      {bring.isError && !stopped ? <ErrorNote error={bring.error} /> : null}
    </Card>
  );
}
