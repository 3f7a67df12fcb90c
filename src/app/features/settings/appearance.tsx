/** Language, light or dark, contrast and density, remembered on this device. */
import { useState } from 'react';
import { LOCALES, type MessageId } from '../../i18n/messages.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { SelectField } from '../../ui/fields/field.tsx';
import { useChooseLocale } from '../../ui/page/use-choose-locale.ts';
import { APPEARANCE, type Aspect, chooseLook, type Look, readLook } from '../../ui/theme/appearance.ts';

interface AspectWords<A extends Aspect> {
  readonly label: MessageId;
  readonly help?: MessageId;
  readonly names: Readonly<Record<Look<A>, MessageId>>;
}

const WORDS: { readonly [A in Aspect]: AspectWords<A> } = {
  theme: {
    label: 'settings.theme',
    names: {
      system: 'settings.theme.system',
      light: 'settings.theme.light',
      dark: 'settings.theme.dark',
    },
  },
  contrast: {
    label: 'settings.contrast',
    help: 'settings.contrast.help',
    names: {
      system: 'settings.contrast.system',
      standard: 'settings.contrast.standard',
      high: 'settings.contrast.high',
    },
  },
  density: {
    label: 'settings.density',
    help: 'settings.density.help',
    names: {
      comfortable: 'settings.density.comfortable',
      compact: 'settings.density.compact',
    },
  },
};

const NAMES = { en: 'English', it: 'Italiano' } as const;

export function Appearance() {
  const { t, locale } = useTranslate();
  const chooseLocale = useChooseLocale();
  return (
    <div className="grid max-w-xl gap-4 sm:grid-cols-2">
      <SelectField
        label={t('settings.language')}
        options={LOCALES.map((id) => ({ id, name: NAMES[id] }))}
        value={locale}
        onChange={(event) => chooseLocale(LOCALES.find((id) => id === event.target.value) ?? 'en')}
      />
      <LookField aspect="theme" />
      <LookField aspect="contrast" />
      <LookField aspect="density" />
    </div>
  );
}

function LookField<A extends Aspect>({ aspect }: { aspect: A }) {
  const { t } = useTranslate();
  const [look, setLook] = useState(() => readLook(aspect));
  const looks: readonly Look<A>[] = APPEARANCE[aspect];
  const { label, help, names } = WORDS[aspect];
  return (
    <SelectField
      label={t(label)}
      help={help && t(help)}
      options={looks.map((id) => ({ id, name: t(names[id]) }))}
      value={look}
      onChange={(event) => {
        const next = looks.find((one) => one === event.target.value) ?? look;
        chooseLook(aspect, next);
        setLook(next);
      }}
    />
  );
}
