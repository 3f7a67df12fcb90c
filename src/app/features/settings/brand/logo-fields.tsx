/** The logo of a look, or its watermark: which picture, where, how large and how strong. */
import { LOGO_CORNERS, LOGO_OPACITY_MIN, LOGO_SIZE } from '../../../../base/film/brand-logo.ts';
import type { CaptionLook } from '../../../../contract/schemas/brand.ts';
import { useTranslate } from '../../../i18n/use-translate.tsx';
import { SelectField } from '../../../ui/fields/field.tsx';
import { SliderField } from '../../../ui/fields/slider-field.tsx';
import { logoOfFile } from './logo-of-file.ts';
import { OwnFileButton } from './own-file-button.tsx';
import { useOwnFiles } from './use-own-files.ts';

type Logo = NonNullable<CaptionLook['logo']>;

const NONE = 'none';
const AT_FIRST = { corner: 'top_right', size: 0.16, opacity: 1 } as const;

export function LogoFields({
  logo,
  onChange,
}: {
  logo: CaptionLook['logo'];
  onChange: (logo: CaptionLook['logo']) => void;
}) {
  const { t } = useTranslate();
  const { offered, options } = useOwnFiles('logo', logo?.brandFileId);
  if (!offered) return null;
  const choose = (id: string): void =>
    onChange(id === NONE ? undefined : { ...AT_FIRST, ...logo, brandFileId: id });
  const percent = (
    label: string,
    field: 'size' | 'opacity',
    { min, max }: { min: number; max: number },
    shown: Logo,
  ) => (
    <SliderField
      label={label}
      value={Math.round(shown[field] * 100)}
      min={min * 100}
      max={max * 100}
      step={1}
      digits={0}
      unit="%"
      onShow={(value) => onChange({ ...shown, [field]: value / 100 })}
      onTake={(value) => onChange({ ...shown, [field]: value / 100 })}
    />
  );
  return (
    <fieldset className="flex flex-col gap-4 border-t border-line pt-4">
      <legend className="sr-only">{t('brand.logo')}</legend>
      <p aria-hidden="true" className="font-medium">
        {t('brand.logo')}
      </p>
      <div className="flex max-w-sm flex-col gap-3">
        <SelectField
          label={t('brand.logoPicture')}
          options={[{ id: NONE, name: t('brand.none') }, ...options]}
          value={logo?.brandFileId ?? NONE}
          onChange={({ target }) => choose(target.value)}
        />
        <OwnFileButton
          kind="logo"
          label={t('brand.logoPick')}
          help={t('brand.logoHelp')}
          accept="image/*"
          bytesOf={logoOfFile}
          unreadable={t('brand.logoUnread')}
          onChosen={({ id }) => choose(id)}
        />
      </div>
      {logo === undefined ? null : (
        <>
          <div className="max-w-sm">
            <SelectField
              label={t('brand.logoCorner')}
              options={LOGO_CORNERS.map((id) => ({ id, name: t(`brand.corner.${id}`) }))}
              value={logo.corner}
              onChange={({ target }) =>
                onChange({ ...logo, corner: LOGO_CORNERS.find((id) => id === target.value) ?? logo.corner })
              }
            />
          </div>
          {percent(t('brand.logoSize'), 'size', LOGO_SIZE, logo)}
          {percent(t('brand.logoOpacity'), 'opacity', { min: LOGO_OPACITY_MIN, max: 1 }, logo)}
        </>
      )}
    </fieldset>
  );
}
