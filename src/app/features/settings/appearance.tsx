/** Language, light or dark, contrast and density, remembered on this device. */
import { useState } from 'react';
import { LOCALES } from '../../i18n/messages.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { APPEARANCE, type Aspect, chooseLook, readLook } from '../../ui/appearance.ts';
import { SelectField } from '../../ui/field.tsx';

const NAMES = { en: 'English', it: 'Italiano' } as const;

export function Appearance() {
  const { t, locale, setLocale } = useTranslate();
  return (
    <div className="grid max-w-xl gap-4 sm:grid-cols-2">
      <SelectField
        label={t('settings.language')}
        options={LOCALES.map((id) => ({ id, name: NAMES[id] }))}
        value={locale}
        onChange={(event) => setLocale(LOCALES.find((id) => id === event.target.value) ?? 'en')}
      />
      <LookField
        aspect="theme"
        label={t('settings.theme')}
        names={{
          system: t('settings.theme.system'),
          light: t('settings.theme.light'),
          dark: t('settings.theme.dark'),
        }}
      />
      <LookField
        aspect="contrast"
        label={t('settings.contrast')}
        help={t('settings.contrast.help')}
        names={{
          system: t('settings.contrast.system'),
          standard: t('settings.contrast.standard'),
          high: t('settings.contrast.high'),
        }}
      />
      <LookField
        aspect="density"
        label={t('settings.density')}
        help={t('settings.density.help')}
        names={{
          comfortable: t('settings.density.comfortable'),
          compact: t('settings.density.compact'),
        }}
      />
    </div>
  );
}

function LookField({
  aspect,
  label,
  help,
  names,
}: {
  aspect: Aspect;
  label: string;
  help?: string;
  names: Readonly<Record<string, string>>;
}) {
  const [look, setLook] = useState<string>(() => readLook(aspect));
  const looks = APPEARANCE[aspect];
  return (
    <SelectField
      label={label}
      help={help}
      options={looks.map((id) => ({ id, name: names[id] ?? id }))}
      value={look}
      onChange={(event) => {
        const next = looks.find((one) => one === event.target.value) ?? looks[0];
        chooseLook(aspect, next);
        setLook(next);
      }}
    />
  );
}
