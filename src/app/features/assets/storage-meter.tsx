/** What is kept, by kind, and how much room is left. Only the owner is told. */
import { useQuery } from '@tanstack/react-query';
import { storageQuery } from '../../data/account/account.ts';
import { useClient } from '../../data/connection/session.tsx';
import { fileSize } from '../../i18n/format.ts';
import type { MessageId } from '../../i18n/messages.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { ErrorNote } from '../../ui/notices/error-note.tsx';
import { Skeleton } from '../../ui/notices/skeleton.tsx';

const NAMES: Readonly<Record<string, MessageId>> = {
  assets: 'storage.assets',
  posters: 'storage.posters',
  filmstrips: 'storage.filmstrips',
  voices: 'storage.voices',
  exports: 'storage.exports',
  swept: 'storage.swept',
  bin: 'storage.bin',
};
/** One hue in steps, told apart by their order and names too. */
const SHADES = ['bg-score', 'bg-score/80', 'bg-score/60', 'bg-score/40', 'bg-score/25'] as const;
const EDGED = 'high-contrast:border high-contrast:border-score';

export function StorageMeter() {
  const { t, locale } = useTranslate();
  const client = useClient();
  const isOwner = client.connection.ownerToken !== null;
  const storage = useQuery({ ...storageQuery(client), enabled: isOwner });
  if (!isOwner) return null;
  if (storage.isError) return <ErrorNote error={storage.error} onRetry={() => void storage.refetch()} />;
  if (storage.data === undefined) return <Skeleton what="storage" className="h-16" />;
  const { usedBytes, freeBytes, byKind } = storage.data.storage;
  const kept = byKind.filter(({ sizeBytes }) => sizeBytes > 0);
  return (
    <section aria-label={t('storage.title')} className="flex flex-col gap-2 text-sm">
      <p>
        <span className="font-medium">{t('storage.used', { used: fileSize(usedBytes, locale) })}</span>{' '}
        <span className="text-ink-soft">
          {freeBytes === null ? '' : t('storage.free', { free: fileSize(freeBytes, locale) })}
        </span>
      </p>
      {/* What is kept, not how full the device is: beside the room left, it would be a hair. */}
      <div className="flex h-2 gap-px overflow-hidden rounded-full bg-raised high-contrast:h-3" aria-hidden>
        {kept.map(({ kind, sizeBytes }, index) => (
          <div
            key={kind}
            className={`${SHADES[index % SHADES.length]} ${EDGED}`}
            style={{ width: `${(100 * sizeBytes) / Math.max(1, usedBytes)}%` }}
          />
        ))}
      </div>
      <ul className="flex flex-wrap gap-x-5 gap-y-1 text-ink-soft">
        {kept.map(({ kind, sizeBytes, fileCount }, index) => (
          <li key={kind} className="flex items-center gap-2">
            <span className={`size-2.5 rounded-full ${SHADES[index % SHADES.length]} ${EDGED}`} aria-hidden />
            {NAMES[kind] === undefined ? kind : t(NAMES[kind])} {fileSize(sizeBytes, locale)} ·{' '}
            {t('storage.files', { count: fileCount })}
          </li>
        ))}
      </ul>
    </section>
  );
}
