/** Files dropped on the editor are uploaded for it; the page for clips stays where it is. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSession } from '../../../data/connection/session.tsx';
import type { GivenFiles } from '../../../data/given-files/files-of-folder.ts';
import { filesOfDrop, readableOf } from '../../../data/given-files/given-files.ts';
import { useMayBring } from '../../../data/given-files/use-may-bring.ts';
import { askToKeepStorage } from '../../../data/storage/keep-storage.ts';
import { isNamedCaptions } from '../../../data/uploads/captions-of-videos.ts';
import { useTranslate } from '../../../i18n/use-translate.tsx';
import { useToast } from '../../../ui/notices/toasts.tsx';

export interface DroppedVideos {
  /** Of the uploads that were begun, oldest first. */
  readonly localIds: readonly string[];
  readonly forget: (localId: string) => void;
}

export function useDroppedVideos(onDropped: () => void): DroppedVideos {
  const { uploads, client } = useSession();
  const mayBring = useMayBring();
  const { t } = useTranslate();
  const toast = useToast();
  const [localIds, setLocalIds] = useState<readonly string[]>([]);
  const tell = useRef(onDropped);
  tell.current = onDropped;
  useEffect(() => {
    const take = (dropped: GivenFiles): void => {
      if (!mayBring()) return;
      const given = readableOf(dropped, toast, t);
      if (given === null) return;
      // Words of an edit come from its videos.
      const files = given.filter((file) => !isNamedCaptions(file));
      if (files.length === 0) {
        toast({ text: t(given.length === 0 ? 'drop.emptyFolder' : 'drop.needsVideo') });
        return;
      }
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
  }, [uploads, client, mayBring, toast, t]);
  const forget = useCallback(
    (localId: string) => setLocalIds((known) => known.filter((one) => one !== localId)),
    [],
  );
  return { localIds, forget };
}
