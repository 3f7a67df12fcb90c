/** Assets in a table of any length: only the rows on screen exist. */
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';
import type { Asset } from '../../../contract/schemas/asset.ts';
import { clock, dateOnly, fileSize } from '../../i18n/format.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { AssetPoster } from '../../parts/asset-poster.tsx';
import { PATHS } from '../../paths.ts';
import { Link } from '../../ui/link.tsx';
import { useStepPx } from '../../ui/use-step-px.ts';

const ROW_STEPS = 19;

export function AssetTable({ assets, onNearEnd }: { assets: readonly Asset[]; onNearEnd: () => void }) {
  const { t } = useTranslate();
  const top = useRef<HTMLUListElement>(null);
  const [offset, setOffset] = useState(0);
  useLayoutEffect(() => setOffset(top.current?.offsetTop ?? 0), []);
  const rowPx = ROW_STEPS * useStepPx();
  const rows = useWindowVirtualizer({
    count: assets.length,
    estimateSize: () => rowPx,
    overscan: 8,
    scrollMargin: offset,
    onChange: (instance) => {
      const last = instance.getVirtualItems().at(-1);
      if (last !== undefined && last.index >= assets.length - 10) onNearEnd();
    },
  });
  return (
    <ul
      ref={top}
      aria-label={t('nav.assets')}
      className="relative rounded-card border bg-surface"
      style={{ height: rows.getTotalSize() }}
    >
      {rows.getVirtualItems().map((row) => {
        const asset = assets[row.index];
        if (asset === undefined) return null;
        return (
          <li
            key={asset.id}
            aria-posinset={row.index + 1}
            aria-setsize={assets.length}
            className="absolute inset-x-0 border-b last:border-b-0"
            style={{ height: row.size, transform: `translateY(${row.start - offset}px)` }}
          >
            <AssetRow asset={asset} />
          </li>
        );
      })}
    </ul>
  );
}

function AssetRow({ asset }: { asset: Asset }) {
  const { locale } = useTranslate();
  return (
    <Link to={PATHS.asset.to(asset.id)} className="flex h-full items-center gap-4 px-4 hover:bg-raised">
      <span className="dark-room relative aspect-video w-24 shrink-0 overflow-hidden rounded-control">
        <AssetPoster assetId={asset.id} listed={asset} />
      </span>
      <span className="min-w-0 flex-1">
        <span dir="auto" className="block truncate font-medium">
          {asset.title}
        </span>
        <span className="block truncate text-sm text-ink-soft">{asset.filename}</span>
      </span>
      <span className="hidden w-[4rem] text-right font-mono text-sm text-ink-soft sm:block">
        {asset.durationSec === null ? '' : clock(asset.durationSec)}
      </span>
      <span className="w-[5rem] text-right text-sm text-ink-soft">{fileSize(asset.sizeBytes, locale)}</span>
      <span className="hidden w-[7rem] text-right text-sm text-ink-soft md:block">
        {dateOnly(asset.createdAt, locale)}
      </span>
    </Link>
  );
}
