/** Says what was made of what pages that are gone left undone. */
import { useEffect, useEffectEvent } from 'react';
import { useSession } from '../../data/session.tsx';
import { errorText } from '../../i18n/error-words.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { useToast } from '../../ui/toasts.tsx';

export function useTellFinished(): void {
  const { finished } = useSession();
  const { t } = useTranslate();
  const toast = useToast();
  // Once a session, in the words of that moment.
  const tell = useEffectEvent(({ done, errors }: NonNullable<typeof finished>) => {
    if (done > 0) toast({ text: t('unsent.done', { count: done }) });
    for (const error of errors) toast({ text: t('unsent.failed', { why: errorText(t, error) }) });
  });
  useEffect(() => {
    if (finished !== null) tell(finished);
  }, [finished]);
}
