/** What exports begin and end with: videos of the account. */
import type { CaptionLook } from '../../../../contract/schemas/brand.ts';
import { useOwnerFeature } from '../../../data/account/use-owner-feature.ts';
import { useTranslate } from '../../../i18n/use-translate.tsx';
import { AssetPicker } from '../../../parts/assets/asset-picker.tsx';

type Films = Pick<CaptionLook, 'intro' | 'outro'>;

export function FilmFields({ look, onChange }: { look: Films; onChange: (films: Films) => void }) {
  const { t } = useTranslate();
  if (!useOwnerFeature('brand_films')) return null;
  const picker = (part: keyof Films) => (
    <AssetPicker
      label={t(`brand.${part}`)}
      value={look[part]?.assetId ?? null}
      fromLink={false}
      optional
      onChange={(assetId) => onChange({ [part]: assetId === null ? undefined : { assetId } })}
    />
  );
  return (
    <fieldset className="flex flex-col gap-4 border-t border-line pt-4">
      <legend className="sr-only">{t('brand.films')}</legend>
      <p aria-hidden="true" className="font-medium">
        {t('brand.films')}
      </p>
      <p className="max-w-prose text-xs text-ink-soft">{t('brand.filmsHelp')}</p>
      {picker('intro')}
      {picker('outro')}
    </fieldset>
  );
}
