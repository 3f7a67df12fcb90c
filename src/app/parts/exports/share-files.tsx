/**
 * Passing files on by the share sheet of the device. Reading large files can outlast the moment a click counts for;
 * then the button says that they are ready, and the next click shares them at once.
 */
import { useMutation } from '@tanstack/react-query';
import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { CAPABILITIES } from '../../../base/browser/browser-capabilities.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { ErrorNote } from '../../ui/notices/error-note.tsx';

const CAN_SHARE = CAPABILITIES.share();

interface ShareProps {
  readonly label: string;
  readonly className?: string;
  readonly read: () => Promise<readonly File[]>;
}

/** Nothing where there is no share sheet. */
export function ShareFiles(props: ShareProps) {
  return CAN_SHARE ? <ShareButton {...props} /> : null;
}

function ShareButton({ label, className = '', read }: ShareProps) {
  const { t } = useTranslate();
  const [ready, setReady] = useState<File[] | null>(null);
  const share = useMutation({
    mutationFn: async () => {
      const files = ready ?? [...(await read())];
      if (!navigator.canShare({ files })) throw new Error(t('share.refused'));
      try {
        await navigator.share({ files });
        setReady(null);
      } catch (error) {
        if (!(error instanceof DOMException)) throw error;
        // Closing the sheet is an answer, not a failure.
        if (error.name === 'AbortError') return;
        if (error.name !== 'NotAllowedError') throw error;
        setReady(files);
      }
    },
  });
  return (
    <>
      <Button className={className} disabled={share.isPending} onClick={() => share.mutate()}>
        <Share2 size={16} aria-hidden />
        {ready === null ? label : t('share.ready')}
      </Button>
      {share.isError ? <ErrorNote error={share.error} /> : null}
    </>
  );
}
