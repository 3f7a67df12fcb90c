/** Where speech models come from: the hub they are published on, or an address of one's own. */
import { useState } from 'react';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';

export function ModelAddress({
  address,
  busy,
  onSave,
}: {
  address: string | null;
  busy: boolean;
  onSave: (address: string | null) => void;
}) {
  const { t } = useTranslate();
  const [typed, setTyped] = useState(address ?? '');
  const wanted = typed.trim();
  return (
    <form
      className="flex max-w-xl flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        onSave(wanted === '' ? null : wanted);
      }}
    >
      <TextField
        label={t('speech.address')}
        help={t('speech.addressHelp')}
        type="url"
        inputMode="url"
        placeholder="https://huggingface.co"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <div>
        <Button type="submit" disabled={busy || wanted === (address ?? '')}>
          {t('speech.saveAddress')}
        </Button>
      </div>
    </form>
  );
}
