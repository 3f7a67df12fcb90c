/** Changes the language, or says that it could not be loaded. */
import type { Locale } from '../../i18n/messages.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { useToast } from '../notices/toasts.tsx';

export function useChooseLocale(): (locale: Locale) => void {
  const { t, setLocale } = useTranslate();
  const toast = useToast();
  return (locale) => void setLocale(locale).catch(() => toast({ text: t('page.partFailed') }));
}
