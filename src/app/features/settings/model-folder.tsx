/** Takes a speech model from a folder on this computer, for machines without internet. */
import { type ChangeEvent, useRef, useState } from 'react';
import type { SpeechModel } from '../../../contract/owner/speech-operations.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { Button } from '../../ui/button.tsx';

/** React knows no name for choosing folders; browsers take this one. */
const FOLDER = { webkitdirectory: '' };

export function ModelFolder({
  model: { name, files: paths },
  busy,
  onChoose,
}: {
  model: SpeechModel;
  busy: boolean;
  onChoose: (files: readonly File[]) => void;
}) {
  const { t } = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const [missing, setMissing] = useState<readonly string[]>([]);
  const choose = (event: ChangeEvent<HTMLInputElement>): void => {
    const given = [...(event.target.files ?? [])];
    event.target.value = '';
    const needed = paths.map((path) => path.split('/').at(-1) ?? path);
    const lacking = needed.filter((file) => !given.some((item) => item.name === file));
    setMissing(lacking);
    if (lacking.length === 0) onChoose(given.filter((item) => needed.includes(item.name)));
  };
  return (
    <>
      <input
        {...FOLDER}
        ref={input}
        type="file"
        hidden
        aria-label={t('speech.folder.name', { name })}
        onChange={choose}
      />
      <Button
        tone="plain"
        className="max-sm:w-full"
        disabled={busy}
        aria-label={t('speech.folder.name', { name })}
        onClick={() => input.current?.click()}
      >
        {t('speech.folder')}
      </Button>
      {missing.length === 0 ? null : (
        <p className="basis-full text-sm wrap-anywhere text-bad" role="alert">
          {t('speech.folderLacks', { files: missing.join(', ') })}
        </p>
      )}
    </>
  );
}
