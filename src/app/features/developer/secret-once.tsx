/** A secret in the only moment it can be seen. */
import { useTranslate } from '../../i18n/use-translate.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { CopyButton } from '../../ui/controls/copy-button.tsx';
import { Dialog } from '../../ui/controls/dialog.tsx';

export function SecretOnce({
  title,
  text,
  secret,
  onClose,
}: {
  title: string;
  text: string;
  secret: string;
  onClose: () => void;
}) {
  const { t } = useTranslate();
  return (
    <Dialog title={title} closeLabel={t('keys.close')} onClose={onClose}>
      <p className="text-sm text-ink-soft">{text}</p>
      <p
        className="my-4 rounded-control border bg-raised px-3 py-2.5 font-mono text-sm break-all select-all"
        data-testid="secret"
      >
        {secret}
      </p>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={secret} label={t('developer.copy')} />
        <Button tone="primary" onClick={onClose}>
          {t('secret.kept')}
        </Button>
      </div>
    </Dialog>
  );
}
