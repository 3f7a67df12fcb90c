/** Assets in a table of any length. */
import type { Asset } from '../../../contract/schemas/asset.ts';
import { clock } from '../../i18n/clock.ts';
import { dateOnly, fileSize } from '../../i18n/format.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { kindName, originName } from '../../parts/assets/asset-labels.ts';
import { AssetPoster } from '../../parts/assets/asset-poster.tsx';
import { PATHS } from '../../paths.ts';
import { ClockText } from '../../ui/assistive/clock-text.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { LongTable } from '../../ui/lists/long-table.tsx';

const ROW_STEPS = 19;

/** Of a column, as wide as what stands in it; the later ones only where there is room. */
const COLUMNS = {
  filename: 'px-4',
  kind: 'hidden w-[6.5rem] px-3 lg:table-cell',
  origin: 'hidden w-[9rem] px-3 lg:table-cell',
  length: 'hidden w-[5.5rem] px-3 text-right sm:table-cell',
  size: 'w-[6rem] pr-4 pl-2 text-right sm:px-3',
  added: 'hidden w-[8rem] pr-4 pl-3 text-right md:table-cell',
} as const;

export function AssetTable({ assets, onNearEnd }: { assets: readonly Asset[]; onNearEnd: () => void }) {
  const { t } = useTranslate();
  return (
    <LongTable
      caption={t('nav.assets')}
      columns={[
        { name: t('fact.filename'), className: COLUMNS.filename },
        { name: t('fact.kind'), className: COLUMNS.kind },
        { name: t('fact.origin'), className: COLUMNS.origin },
        { name: t('fact.duration'), className: COLUMNS.length },
        { name: t('fact.size'), className: COLUMNS.size },
        { name: t('fact.added'), className: COLUMNS.added },
      ]}
      rows={assets}
      rowSteps={ROW_STEPS}
      rowClassName="relative text-ink-soft hover:bg-raised"
      cells={(asset) => <AssetCells asset={asset} />}
      onNearEnd={onNearEnd}
    />
  );
}

/** All of the row can be pressed; its link is the title. */
function AssetCells({ asset }: { asset: Asset }) {
  const { t, locale } = useTranslate();
  return (
    <>
      <th scope="row" className={`${COLUMNS.filename} text-left font-normal`}>
        <span className="flex items-center gap-4">
          <span className="dark-room relative aspect-video w-24 shrink-0 overflow-hidden rounded-control max-sm:w-16">
            <AssetPoster assetId={asset.id} listed={asset} />
          </span>
          <span className="min-w-0 flex-1">
            <Link
              to={PATHS.asset.to(asset.id)}
              dir="auto"
              className="block truncate text-base font-medium text-ink after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-(--focus)"
            >
              {asset.title}
            </Link>
            <span className="block truncate">{asset.filename}</span>
          </span>
        </span>
      </th>
      <td className={COLUMNS.kind}>{kindName(t, asset.kind)}</td>
      <td className={`${COLUMNS.origin} truncate`}>{originName(t, asset)}</td>
      <td className={`${COLUMNS.length} font-mono`}>
        {asset.durationSec === null ? null : <ClockText>{clock(asset.durationSec)}</ClockText>}
      </td>
      <td className={COLUMNS.size}>{fileSize(asset.sizeBytes, locale)}</td>
      <td className={COLUMNS.added}>{dateOnly(asset.createdAt, locale)}</td>
    </>
  );
}
