/** At the start: what pages that are gone left undone is done, and said. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { finishUnsent } from '../../data/finish-unsent.ts';
import { useClient } from '../../data/session.tsx';
import { errorText } from '../../i18n/error-words.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { useToast } from '../../ui/toasts.tsx';

export function useFinishUnsent(): void {
  const client = useClient();
  const queries = useQueryClient();
  const { t } = useTranslate();
  const toast = useToast();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a connection, in the words of that moment
  useEffect(() => {
    finishUnsent(client, queries).then((finished) => {
      if (finished === null) return;
      const { done, errors } = finished;
      if (done > 0) toast({ text: t('unsent.done', { count: done }) });
      for (const error of errors) toast({ text: t('unsent.failed', { why: errorText(t, error) }) });
    }, reportError);
  }, [client, queries]);
}
