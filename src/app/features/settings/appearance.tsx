/** Language and light or dark, remembered on this device. */
import { useState } from 'react';
import { LOCALES } from '../../i18n/messages.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { SelectField } from '../../ui/field.tsx';
import { applyTheme, readTheme, THEMES } from '../../ui/theme.ts';

const NAMES = { en: 'English', it: 'Italiano' } as const;

export function Appearance() {
  const { t, locale, setLocale } = useTranslate();
  const [theme, setTheme] = useState(readTheme);
  return (
    <div className="grid max-w-xl gap-4 sm:grid-cols-2">
      <SelectField
        label={t('settings.language')}
        options={LOCALES.map((id) => ({ id, name: NAMES[id] }))}
        value={locale}
        onChange={(event) => setLocale(LOCALES.find((id) => id === event.target.value) ?? 'en')}
      />
      <SelectField
        label={t('settings.theme')}
        options={THEMES.map((id) => ({ id, name: t(`settings.theme.${id}`) }))}
        value={theme}
        onChange={(event) => {
          const next = THEMES.find((id) => id === event.target.value) ?? 'system';
          applyTheme(next);
          setTheme(next);
        }}
      />
    </div>
  );
}
