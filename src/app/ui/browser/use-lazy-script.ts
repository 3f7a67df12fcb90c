/**
 * Scripts that an action brings with it. One that cannot be loaded is told in a notice, from where it is tried again:
 * rendered before it is there, it would take the whole page with it.
 */
import { useCallback } from 'react';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { useToast } from '../notices/toasts.tsx';

/** @param failed what is said where it cannot be loaded, @returns loads, then does what needs it */
export function useLazyScript(failed: string): (load: () => Promise<unknown>, then: () => void) => void {
  const { t } = useTranslate();
  const toast = useToast();
  return useCallback(
    (load, then) => {
      const bring = (): void => {
        load().then(then, () => toast({ text: failed, action: { label: t('error.retry'), run: bring } }));
      };
      bring();
    },
    [t, toast, failed],
  );
}
