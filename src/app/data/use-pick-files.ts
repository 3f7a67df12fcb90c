/** Opens a dialog for files: in this browser's own studio the one that gives handles, where there is one. */
import type { RefObject } from 'react';
import { useClient } from './session.tsx';

/** @param input its `accept` holds for both; without handles it is what is opened */
export function usePickFiles(
  input: RefObject<HTMLInputElement | null>,
  onFiles: (files: readonly File[]) => void,
): () => void {
  const isHere = useClient().connection.kind === 'browser';
  return () => {
    const { current } = input;
    if (current === null) return;
    if (isHere && 'showOpenFilePicker' in globalThis && current.accept.includes('video/'))
      import('./given-files.ts').then(
        ({ pickByHandle }) =>
          pickByHandle(current).then(
            (files) => (files === null ? current.click() : onFiles(files)),
            reportError,
          ),
        // What did not load is not needed for this.
        () => current.click(),
      );
    else current.click();
  };
}
