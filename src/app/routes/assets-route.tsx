/** `/assets`: every file of the account, newest first; filters, search and view stand in the address. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { FolderOpen } from 'lucide-react';
import { useCallback } from 'react';
import { plainText } from '../../base/text/plain-text.ts';
import { isToBeSeen } from '../../client/uploads/upload-state.ts';
import { assetsQuery } from '../data/assets/assets.ts';
import { useClient } from '../data/connection/session.tsx';
import { useTakeFiles } from '../data/given-files/use-take-files.ts';
import { useReadOn } from '../data/reads/use-read-on.ts';
import { useUploads } from '../data/uploads/uploads.ts';
import { AssetFilters, readAssetSearch } from '../features/assets/asset-filters.tsx';
import { AssetGrid } from '../features/assets/asset-grid.tsx';
import { AssetTable } from '../features/assets/asset-table.tsx';
import { StorageMeter } from '../features/assets/storage-meter.tsx';
import { BinLink } from '../features/bin/bin-link.tsx';
import { DropZone } from '../features/home/drop-zone.tsx';
import { useBreadcrumb } from '../features/shell/breadcrumb.tsx';
import { useTranslate } from '../i18n/use-translate.tsx';
import { UploadCards } from '../parts/uploads/upload-cards.tsx';
import { EmptyState } from '../ui/notices/empty-state.tsx';
import { ErrorNote } from '../ui/notices/error-note.tsx';
import { Skeleton } from '../ui/notices/skeleton.tsx';
import { Page } from '../ui/page/page.tsx';
import { useAddress } from '../ui/page/use-address.ts';

export default function AssetsRoute() {
  const { t } = useTranslate();
  const takeFiles = useTakeFiles();
  const uploads = useUploads().filter(isToBeSeen);
  const [search, change] = useAddress();
  const wanted = readAssetSearch(search);
  const { text, kind, origin, view } = wanted;
  const query = useInfiniteQuery(
    assetsQuery(useClient(), {
      ...(kind === undefined ? {} : { kind }),
      ...(origin === undefined ? {} : { origin }),
    }),
  );
  const all = query.data?.pages.flatMap((page) => page.data) ?? [];
  const needle = plainText(text.trim());
  const shown = all.filter((asset) => plainText(`${asset.title} ${asset.filename ?? ''}`).includes(needle));
  const narrowed = needle !== '' || kind !== undefined || origin !== undefined;
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const loadMore = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, fetchNextPage]);
  const searchOn = useReadOn(query, { isSearch: needle !== '', foundCount: shown.length });
  useBreadcrumb([{ label: t('nav.assets') }]);
  return (
    <Page wide>
      <div className="flex flex-col gap-6">
        <DropZone onFiles={takeFiles} />
        <UploadCards uploads={uploads} />
        <div className="flex flex-col gap-2 empty:hidden">
          <StorageMeter />
          <BinLink />
        </div>
        {query.isError ? <ErrorNote error={query.error} onRetry={() => void query.refetch()} /> : null}
        {all.length > 0 || narrowed ? <AssetFilters wanted={wanted} change={change} /> : null}
        {query.isPending ? <Skeleton what="files" className="h-64" /> : null}
        {query.isSuccess && shown.length === 0 && !searchOn ? (
          <EmptyState
            icon={<FolderOpen size={32} />}
            title={t(narrowed ? 'assets.noMatch' : 'assets.emptyTitle')}
            text={t(narrowed ? 'assets.noMatchText' : 'assets.emptyText')}
          />
        ) : null}
        {searchOn ? (
          <p role="status" className="text-sm text-ink-soft">
            {t('assets.searching', { count: all.length })}
          </p>
        ) : null}
        {shown.length === 0 ? null : view === 'grid' ? (
          <AssetGrid assets={shown} onNearEnd={loadMore} />
        ) : (
          <AssetTable assets={shown} onNearEnd={loadMore} />
        )}
        {hasNextPage ? <p className="hidden text-sm print:block">{t('assets.printedPart')}</p> : null}
      </div>
    </Page>
  );
}
