/** Uploads as rows of a list. Of many, those whose turn is far are folded up: how many they are, and away with all at once. */
import type { ReactNode } from 'react';
import type { UploadState } from '../../../client/uploads/upload-state.ts';
import { useSession } from '../../data/connection/session.tsx';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { UploadRow } from './upload-row.tsx';

/** Queued ones that are shown as the others are: what comes next. */
const NEXT_SHOWN = 3;
/** Key of the frame they share. */
export const QUEUED = 'queued';

/** @param uploads as `useUploads` gives them, what is queued at the end */
export function queuedApart(uploads: readonly UploadState[]): {
  readonly shown: readonly UploadState[];
  readonly queued: readonly UploadState[];
} {
  const first = uploads.findIndex(({ phase }) => phase === 'waiting');
  const until = first < 0 ? uploads.length : first + NEXT_SHOWN;
  // One alone is no less to look at as a number.
  return until + 1 >= uploads.length
    ? { shown: uploads, queued: [] }
    : { shown: uploads.slice(0, until), queued: uploads.slice(until) };
}

function QueuedUploads({ uploads }: { uploads: readonly UploadState[] }) {
  const { t } = useTranslate();
  const session = useSession();
  const cancelAll = (): void => {
    for (const { localId } of uploads) session.uploads.cancel(localId);
  };
  return (
    <details>
      <summary className="min-h-6 pointer-coarse:min-h-11 cursor-pointer text-sm">
        {t('upload.moreQueued', { count: uploads.length })}
      </summary>
      <div className="mt-3 flex flex-col gap-3">
        <div>
          <Button onClick={cancelAll}>{t('upload.cancelQueued', { count: uploads.length })}</Button>
        </div>
        <ul className="flex flex-col divide-y">
          {uploads.map((upload) => (
            <li key={upload.localId} className="py-3 first:pt-0 last:pb-0">
              <UploadRow upload={upload} />
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}

/**
 * Rows of uploads, each in a frame of its page; those whose turn is far share the last one.
 * @param children the frame of one
 */
export function EachUpload({
  uploads,
  children,
}: {
  uploads: readonly UploadState[];
  children: (row: ReactNode, key: string) => ReactNode;
}) {
  const { shown, queued } = queuedApart(uploads);
  return (
    <>
      {shown.map((upload) => children(<UploadRow upload={upload} />, upload.localId))}
      {queued.length === 0 ? null : children(<QueuedUploads uploads={queued} />, QUEUED)}
    </>
  );
}
