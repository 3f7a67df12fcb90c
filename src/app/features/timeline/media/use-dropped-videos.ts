/** Files dropped on the editor are uploaded for it; the page for clips stays where it is. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { filesOfDrop } from '../../../data/given-files.ts';
import { askToKeepStorage } from '../../../data/keep-storage.ts';
import { useSession } from '../../../data/session.tsx';

export interface DroppedVideos {
  /** Of the uploads that were begun, oldest first. */
  readonly localIds: readonly string[];
  readonly forget: (localId: string) => void;
}

export function useDroppedVideos(onDropped: () => void): DroppedVideos {
  const { uploads, client } = useSession();
  const [localIds, setLocalIds] = useState<readonly string[]>([]);
  const tell = useRef(onDropped);
  tell.current = onDropped;
  useEffect(() => {
    const take = (files: readonly File[]): void => {
      if (files.length === 0) return;
      if (client.connection.kind === 'browser') askToKeepStorage();
      const begun = files.map((file) => uploads.add(file));
      setLocalIds((known) => [...known, ...begun]);
      tell.current();
    };
    const onDrop = (event: DragEvent): void => {
      const isHere = event.target instanceof Element && event.target.closest('[data-takes-files]') !== null;
      if (!isHere || !event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      filesOfDrop(event.dataTransfer).then(take, reportError);
    };
    window.addEventListener('drop', onDrop);
    return () => window.removeEventListener('drop', onDrop);
  }, [uploads, client]);
  const forget = useCallback(
    (localId: string) => setLocalIds((known) => known.filter((one) => one !== localId)),
    [],
  );
  return { localIds, forget };
}
