/** `/assets`: every file of the account, newest first, with search among what is loaded. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { FolderOpen } from 'lucide-react';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { assetsQuery } from '../data/assets.ts';
import { useClient } from '../data/session.tsx';
import { useTakeFiles } from '../data/use-take-files.ts';
import { AssetTable } from '../features/assets/asset-table.tsx';
import { DropZone } from '../features/home/drop-zone.tsx';
import { useBreadcrumb } from '../features/shell/breadcrumb.tsx';
import { useTranslate } from '../i18n/use-translate.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorNote } from '../ui/error-note.tsx';
import { TextField } from '../ui/field.tsx';
import { Page } from '../ui/page.tsx';

export default function AssetsRoute() {
  const { t } = useTranslate();
  const takeFiles = useTakeFiles();
  const query = useInfiniteQuery(assetsQuery(useClient()));
  const [search, setSearch] = useSearchParams();
  const wanted = search.get('q') ?? '';
  const all = query.data?.pages.flatMap((page) => page.data) ?? [];
  const needle = wanted.toLocaleLowerCase();
  const shown = all.filter((asset) =>
    `${asset.title} ${asset.filename ?? ''}`.toLocaleLowerCase().includes(needle),
  );
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const loadMore = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, fetchNextPage]);
  useBreadcrumb([{ label: t('nav.assets') }]);
  return (
    <Page title={t('nav.assets')} wide>
      <div className="flex flex-col gap-6">
        <DropZone onFiles={takeFiles} />
        {query.isError ? <ErrorNote error={query.error} onRetry={() => void query.refetch()} /> : null}
        {query.isPending ? <div className="skeleton h-64" /> : null}
        {all.length > 0 ? (
          <div className="max-w-sm">
            <TextField
              label={t('assets.search')}
              type="search"
              value={wanted}
              onChange={(event) =>
                setSearch(event.target.value === '' ? {} : { q: event.target.value }, { replace: true })
              }
            />
          </div>
        ) : null}
        {query.isSuccess && shown.length === 0 ? (
          <EmptyState
            icon={<FolderOpen size={32} />}
            title={t(all.length === 0 ? 'assets.emptyTitle' : 'assets.noMatch')}
            text={t(all.length === 0 ? 'assets.emptyText' : 'assets.noMatchText')}
          />
        ) : null}
        {shown.length > 0 ? <AssetTable assets={shown} onNearEnd={loadMore} /> : null}
      </div>
    </Page>
  );
}
