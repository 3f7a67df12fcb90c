/** The active language for components: `const { t, locale, setLocale } = useTranslate()`. */
import { createContext, type ReactNode, use, useCallback, useMemo, useState } from 'react';
import { keepOnDevice } from '../../base/browser/keep-on-device.ts';
import type { Locale } from './messages.ts';
import { activate, type Translate, translate } from './translate.ts';

interface TranslateContext {
  readonly t: Translate;
  readonly locale: Locale;
  /** Rejects where the language cannot be loaded. */
  readonly setLocale: (locale: Locale) => Promise<void>;
}

const Context = createContext<TranslateContext | null>(null);

export const LOCALE_KEY = 'cliproom.locale';

export function TranslateProvider({ initial, children }: { initial: Locale; children: ReactNode }) {
  const [locale, setActive] = useState(initial);
  const setLocale = useCallback(async (next: Locale) => {
    await activate(next);
    keepOnDevice(LOCALE_KEY, next);
    setActive(next);
  }, []);
  // A new function per language makes everything that shows text render again.
  const value = useMemo(() => {
    const t: Translate = (id, values) => translate(id, values);
    return { t, locale, setLocale };
  }, [locale, setLocale]);
  return <Context value={value}>{children}</Context>;
}

export function useTranslate(): TranslateContext {
  const value = use(Context);
  if (value === null) throw new Error('useTranslate needs a TranslateProvider above it.');
  return value;
}
