/** Opens a dialog for files: in this browser's own studio the one that gives handles, where there is one. */
import { type RefObject, useRef } from 'react';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { useToast } from '../../ui/notices/toasts.tsx';
import { useClient } from '../connection/session.tsx';

/** @param input its `accept` holds for both; without handles it is what is opened */
export function usePickFiles(
  input: RefObject<HTMLInputElement | null>,
  onFiles: (files: readonly File[]) => void,
): () => void {
  const isHere = useClient().connection.kind === 'browser';
  const toast = useToast();
  const { t } = useTranslate();
  const isOpen = useRef(false);
  return () => {
    const { current } = input;
    // One dialog at a time, however often it is pressed.
    if (current === null || isOpen.current) return;
    if (!isHere || !('showOpenFilePicker' in globalThis) || !current.accept.includes('video/')) {
      current.click();
      return;
    }
    isOpen.current = true;
    import('./given-files.ts')
      .then(
        ({ pickByHandle, readableOf }) =>
          pickByHandle(current).then((given) => {
            if (given === null) return current.click();
            const files = readableOf(given, toast, t);
            if (files !== null) onFiles(files);
          }, reportError),
        // What did not load is not needed for this.
        () => current.click(),
      )
      .finally(() => {
        isOpen.current = false;
      });
  };
}
