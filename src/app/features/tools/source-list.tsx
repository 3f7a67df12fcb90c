/** The files a sound can be taken from, and why the others cannot be used. Only the rows on screen exist. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { useVirtualizer } from '@tanstack/react-virtual';
import { Check, FolderOpen } from 'lucide-react';
import { useRef, useState } from 'react';
import { plainText } from '../../../base/text/plain-text.ts';
import { SEPARATION_MAX_MINUTES } from '../../../contract/limits.ts';
import type { Asset } from '../../../contract/schemas/asset.ts';
import { assetsQuery } from '../../data/assets/assets.ts';
import { useClient } from '../../data/connection/session.tsx';
import { useTakesSounds } from '../../data/given-files/sound-files.ts';
import { clock } from '../../i18n/clock.ts';
import type { MessageId } from '../../i18n/messages.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { AssetPoster } from '../../parts/assets/asset-poster.tsx';
import { PATHS } from '../../paths.ts';
import { ClockText } from '../../ui/assistive/clock-text.tsx';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { TextField } from '../../ui/fields/field.tsx';
import { EmptyState } from '../../ui/notices/empty-state.tsx';
import { ErrorNote } from '../../ui/notices/error-note.tsx';
import { Skeleton } from '../../ui/notices/skeleton.tsx';
import { useStepPx } from '../../ui/theme/use-step-px.ts';
import { type NotSeparable, whyNotSeparable } from './why-not-separable.ts';

const ROW_STEPS = 16;

const REASONS: Readonly<Record<NotSeparable, MessageId>> = {
  not_a_video: 'separation.notAVideo',
  no_sound: 'separation.noSound',
  too_long: 'separation.tooLong',
};

export function SourceList({ value, onChange }: { value: string; onChange: (assetId: string) => void }) {
  const { t } = useTranslate();
  const assets = useInfiniteQuery(assetsQuery(useClient()));
  const [wanted, setWanted] = useState('');
  const box = useRef<HTMLDivElement>(null);
  const all = assets.data?.pages.flatMap((page) => page.data) ?? [];
  const needle = plainText(wanted.trim());
  const shown = all.filter((asset) => plainText(`${asset.title} ${asset.filename ?? ''}`).includes(needle));
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = assets;
  const rowPx = ROW_STEPS * useStepPx();
  const rows = useVirtualizer({
    count: shown.length,
    estimateSize: () => rowPx,
    getScrollElement: () => box.current,
    overscan: 6,
    onChange: (instance) => {
      const last = instance.getVirtualItems().at(-1);
      const nearEnd = last === undefined || last.index >= shown.length - 5;
      if (nearEnd && hasNextPage && !isFetchingNextPage) void fetchNextPage();
    },
  });
  if (assets.isError) return <ErrorNote error={assets.error} onRetry={() => void assets.refetch()} />;
  if (assets.isPending) return <Skeleton what="files" className="h-72" />;
  if (all.length === 0)
    return (
      <EmptyState
        icon={<FolderOpen size={32} />}
        title={t('separation.noFiles')}
        text={t('separation.noFilesText')}
        action={<ButtonLink to={PATHS.assets.to()}>{t('separation.addVideo')}</ButtonLink>}
      />
    );
  return (
    <div className="flex flex-col gap-2">
      <TextField
        label={t('separation.source')}
        type="search"
        placeholder={t('separation.search')}
        value={wanted}
        onChange={(event) => setWanted(event.target.value)}
      />
      {shown.length === 0 ? (
        <p className="py-6 text-center text-ink-soft">{t('separation.noMatch')}</p>
      ) : null}
      <div
        ref={box}
        className={`max-h-80 overflow-y-auto rounded-card border bg-surface ${shown.length === 0 ? 'hidden' : ''}`}
      >
        <ul aria-label={t('separation.source')} className="relative" style={{ height: rows.getTotalSize() }}>
          {rows.getVirtualItems().map((row) => {
            const asset = shown[row.index];
            if (asset === undefined) return null;
            return (
              <li
                key={asset.id}
                aria-posinset={row.index + 1}
                aria-setsize={shown.length}
                className="absolute inset-x-0 border-b last:border-b-0"
                style={{ height: row.size, transform: `translateY(${row.start}px)` }}
              >
                <SourceRow asset={asset} chosen={asset.id === value} onChoose={() => onChange(asset.id)} />
              </li>
            );
          })}
        </ul>
      </div>
    </div>
  );
}

function SourceRow({ asset, chosen, onChoose }: { asset: Asset; chosen: boolean; onChoose: () => void }) {
  const { t } = useTranslate();
  const why = whyNotSeparable(asset, useTakesSounds() === true);
  return (
    <button
      type="button"
      aria-pressed={chosen}
      disabled={why !== null}
      onClick={onChoose}
      className="flex size-full items-center gap-3 px-3 text-left enabled:hover:bg-raised aria-pressed:bg-raised focus-visible:-outline-offset-2"
    >
      <span className="dark-room relative aspect-video w-16 shrink-0 overflow-hidden rounded-control">
        <AssetPoster assetId={asset.id} listed={asset} />
      </span>
      <span className="min-w-0 flex-1">
        <span className={`block truncate text-sm font-medium ${why === null ? '' : 'text-ink-soft'}`}>
          {asset.title}
        </span>
        <span className="block truncate text-xs text-ink-soft">
          {why !== null ? (
            t(REASONS[why], { minutes: SEPARATION_MAX_MINUTES })
          ) : asset.durationSec === null ? (
            asset.filename
          ) : (
            <ClockText>{clock(asset.durationSec)}</ClockText>
          )}
        </span>
      </span>
      {chosen ? <Check size={18} className="shrink-0" aria-hidden /> : null}
    </button>
  );
}
