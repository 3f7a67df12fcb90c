/** What is in the bin, newest first: restored or deleted for good one by one, or all of it at once. */
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { BIN_KEPT_DAYS } from '../../../contract/limits.ts';
import type { BinItem } from '../../../contract/owner/bin-operations.ts';
import { storageQuery } from '../../data/account/account.ts';
import { binQuery, pageOf, useDeleteForGood, useEmptyBin, useRestoreFromBin } from '../../data/assets/bin.ts';
import { useClient } from '../../data/connection/session.tsx';
import { useServiceNow } from '../../data/connection/use-service-now.ts';
import { errorText } from '../../i18n/error-words.ts';
import { fileSize } from '../../i18n/format.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { ConfirmDelete } from '../../ui/controls/confirm-delete.tsx';
import { EmptyState } from '../../ui/notices/empty-state.tsx';
import { ErrorNote } from '../../ui/notices/error-note.tsx';
import { Skeleton } from '../../ui/notices/skeleton.tsx';
import { useToast } from '../../ui/notices/toasts.tsx';
import { BinRow } from './bin-row.tsx';

export function BinList() {
  const { t } = useTranslate();
  const bin = useInfiniteQuery(binQuery(useClient()));
  const nowMs = useServiceNow();
  const items = bin.data?.pages.flatMap((page) => page.data) ?? [];
  return (
    <>
      {bin.isError ? <ErrorNote error={bin.error} onRetry={() => void bin.refetch()} /> : null}
      {bin.isPending ? <Skeleton what="files" className="h-64" /> : null}
      {bin.isSuccess && items.length === 0 ? (
        <EmptyState
          icon={<Trash2 size={32} />}
          title={t('bin.emptyTitle')}
          text={t('bin.emptyText', { days: BIN_KEPT_DAYS })}
        />
      ) : null}
      <ul aria-label={t('bin.title')} className="flex flex-col gap-2 empty:hidden">
        {items.map((item) => (
          <RowInBin key={item.id} item={item} nowMs={nowMs} />
        ))}
      </ul>
      {bin.hasNextPage ? (
        <div className="mt-4 text-center">
          <Button disabled={bin.isFetchingNextPage} onClick={() => void bin.fetchNextPage()}>
            {t('list.more')}
          </Button>
        </div>
      ) : null}
    </>
  );
}

export function EmptyBin() {
  const { t, locale } = useTranslate();
  const client = useClient();
  const isEmpty = useInfiniteQuery(binQuery(client)).data?.pages[0]?.data.length === 0;
  const storage = useQuery(storageQuery(client)).data?.storage;
  const sizeBytes = storage?.byKind.find(({ kind }) => kind === 'bin')?.sizeBytes ?? 0;
  const empty = useEmptyBin();
  if (isEmpty) return null;
  return (
    <ConfirmDelete
      label={t('bin.empty')}
      question={t('bin.emptyAsk')}
      consequence={t('bin.emptyConsequence', { size: fileSize(sizeBytes, locale) })}
      pending={empty.isPending}
      error={empty.error}
      onDelete={() => empty.mutate()}
      onKeep={empty.reset}
    />
  );
}

function RowInBin({ item, nowMs }: { item: BinItem; nowMs: number }) {
  const { t } = useTranslate();
  const navigate = useNavigate();
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  const restore = useRestoreFromBin(
    ({ restored, missingAssetIds }) => {
      const page = pageOf(item);
      const text =
        missingAssetIds.length > 0
          ? t('bin.restoredWithout', { title: item.title })
          : t('bin.restored', { title: item.title, others: restored.length - 1 });
      toast({
        text,
        ...(page === null ? {} : { action: { label: t('bin.open'), run: () => void navigate(page) } }),
      });
    },
    (error) => toast({ text: errorText(t, error) }),
  );
  const remove = useDeleteForGood();
  return (
    <BinRow
      item={item}
      nowMs={nowMs}
      isBusy={restore.isPending || remove.isPending}
      onRestore={() => restore.mutate(item.id)}
      deletion={{
        isAsking,
        error: remove.error,
        onAsk: () => setAsking(true),
        onDelete: () => remove.mutate(item.id),
        onKeep: () => {
          setAsking(false);
          remove.reset();
        },
      }}
    />
  );
}
