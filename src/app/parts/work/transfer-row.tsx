/** A file that is being written or read by this page: how far it is, where it was begun, and a way to stop it. */
import { shareOf, type Transfer } from '../../data/storage/use-transfer.ts';
import { fileSize } from '../../i18n/format.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { ProgressBar } from '../../ui/notices/progress-bar.tsx';

export function TransferRow({ transfer }: { transfer: Transfer }) {
  const { t, locale } = useTranslate();
  const { label, page, doneBytes, totalBytes, stop } = transfer;
  return (
    <div className="flex flex-col gap-1.5 text-sm">
      <div className="flex items-center justify-between gap-2">
        <Link to={page} className="font-medium underline-offset-4 hover:underline">
          {label}
        </Link>
        <Button tone="plain" onClick={stop}>
          {t('tray.stop')}
        </Button>
      </div>
      {totalBytes === null ? null : (
        <>
          <ProgressBar value={shareOf(transfer)} label={label} />
          <p className="text-xs text-ink-soft">{fileSize(doneBytes, locale)}</p>
        </>
      )}
    </div>
  );
}
