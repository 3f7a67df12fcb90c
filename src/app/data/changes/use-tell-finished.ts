/** Says what was made of what pages that are gone left undone, or was waiting for its work to come back. */
import { errorText } from '../../i18n/error-words.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { useToast } from '../../ui/notices/toasts.tsx';
import type { Finished } from './finish-unsent.ts';

export function useTellFinished(): (finished: Finished | null) => void {
  const { t } = useTranslate();
  const toast = useToast();
  return (finished) => {
    if (finished === null) return;
    if (finished.done > 0) toast({ text: t('unsent.done', { count: finished.done }) });
    for (const error of finished.errors) toast({ text: t('unsent.failed', { why: errorText(t, error) }) });
  };
}
