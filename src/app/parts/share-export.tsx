/**
 * Passing an export on by the share sheet of the device. Reading a large file can outlast the moment a click
 * counts for; then the button says that the file is ready, and the next click shares it at once.
 */
import { useMutation } from '@tanstack/react-query';
import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { fileToShare } from '../data/exports.ts';
import { useClient } from '../data/session.tsx';
import { useTranslate } from '../i18n/use-translate.tsx';
import { Button } from '../ui/button.tsx';
import { ErrorNote } from '../ui/error-note.tsx';

export function ShareExport({ exportId }: { exportId: string }) {
  const { t } = useTranslate();
  const client = useClient();
  const [ready, setReady] = useState<File | null>(null);
  const share = useMutation({
    mutationFn: async () => {
      const file = ready ?? (await fileToShare(client, exportId));
      if (!navigator.canShare({ files: [file] })) throw new Error(t('share.refused'));
      try {
        await navigator.share({ files: [file] });
        setReady(null);
      } catch (error) {
        if (!(error instanceof DOMException)) throw error;
        // Closing the sheet is an answer, not a failure.
        if (error.name === 'AbortError') return;
        if (error.name !== 'NotAllowedError') throw error;
        setReady(file);
      }
    },
  });
  return (
    <>
      <Button disabled={share.isPending} onClick={() => share.mutate()}>
        <Share2 size={16} aria-hidden />
        {t(ready === null ? 'share.share' : 'share.ready')}
      </Button>
      {share.isError ? <ErrorNote error={share.error} /> : null}
    </>
  );
}
