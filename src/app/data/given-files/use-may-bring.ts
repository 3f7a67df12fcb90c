/** Asked before files that somebody gives are taken. */
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { useToast } from '../../ui/notices/toasts.tsx';
import { mayNow } from '../account/use-may.ts';

/** @returns false, and says why, where the key may not. */
export function useMayBring(): () => boolean {
  const queries = useQueryClient();
  const toast = useToast();
  const { t } = useTranslate();
  return useCallback(() => {
    const may = mayNow(queries, 'clips:write');
    if (!may) toast({ text: t('scope.lacks', { scope: 'clips:write' }) });
    return may;
  }, [queries, toast, t]);
}
