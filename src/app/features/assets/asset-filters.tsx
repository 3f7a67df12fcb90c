/** What of the assets is shown, and how: all of it stands in the address. */
import { LayoutGrid, Rows3 } from 'lucide-react';
import { ASSET_KINDS, ASSET_ORIGINS } from '../../../contract/schemas/asset.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { SelectField, TextField } from '../../ui/fields/field.tsx';
import type { ChangeAddress } from '../../ui/page/use-address.ts';

export type AssetView = 'grid' | 'table';

export interface AssetSearch {
  readonly text: string;
  readonly kind: (typeof ASSET_KINDS)[number] | undefined;
  readonly origin: (typeof ASSET_ORIGINS)[number] | undefined;
  readonly view: AssetView;
}

/** What an address says nothing about, or something unknown, is everything. */
export function readAssetSearch(search: URLSearchParams): AssetSearch {
  return {
    text: search.get('q') ?? '',
    kind: ASSET_KINDS.find((kind) => kind === search.get('kind')),
    origin: ASSET_ORIGINS.find((origin) => origin === search.get('origin')),
    view: search.get('view') === 'table' ? 'table' : 'grid',
  };
}

const VIEWS = [
  { id: 'grid', icon: <LayoutGrid size={18} aria-hidden /> },
  { id: 'table', icon: <Rows3 size={18} aria-hidden /> },
] as const;

export function AssetFilters({ wanted, change }: { wanted: AssetSearch; change: ChangeAddress }) {
  const { t } = useTranslate();
  return (
    <div className="grid grid-cols-2 items-end gap-3 sm:flex sm:flex-wrap">
      <div className="col-span-2 sm:w-[18rem]">
        <TextField
          label={t('assets.search')}
          type="search"
          value={wanted.text}
          onChange={(event) => change({ q: event.target.value })}
        />
      </div>
      <SelectField
        label={t('fact.kind')}
        value={wanted.kind ?? ''}
        options={[
          { id: '', name: t('assets.everyKind') },
          ...ASSET_KINDS.map((id) => ({ id, name: t(`assets.kind.${id}`) })),
        ]}
        onChange={(event) => change({ kind: event.target.value })}
      />
      <SelectField
        label={t('fact.origin')}
        value={wanted.origin ?? ''}
        options={[
          { id: '', name: t('assets.everyOrigin') },
          ...ASSET_ORIGINS.map((id) => ({ id, name: t(`assets.origin.${id}`) })),
        ]}
        onChange={(event) => change({ origin: event.target.value })}
      />
      <fieldset className="col-span-2 flex rounded-control border border-line-strong sm:ml-auto print:hidden">
        <legend className="sr-only">{t('assets.view')}</legend>
        {VIEWS.map(({ id, icon }) => (
          <label
            key={id}
            className="flex min-h-10 flex-1 cursor-pointer items-center justify-center gap-2 px-3 text-sm text-ink-soft first-of-type:border-r has-checked:bg-raised has-checked:font-medium has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-(--focus) max-sm:min-h-11"
          >
            <input
              type="radio"
              name="view"
              className="sr-only"
              checked={wanted.view === id}
              onChange={() => change({ view: id === 'grid' ? null : id })}
            />
            {icon}
            {t(`assets.view.${id}`)}
          </label>
        ))}
      </fieldset>
    </div>
  );
}
