/** Takes the files of models from a folder on this computer, for machines without internet. */
import { type ChangeEvent, useRef, useState } from 'react';
import type { BroughtFile } from '../../data/models/speech.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { Button } from '../../ui/controls/button.tsx';

export interface NeededFile {
  readonly modelId: string;
  /** The folder it lies in, where its name alone does not tell; null where it does. */
  readonly folder: string | null;
  /** In the model's repository. */
  readonly path: string;
}

/** React knows no name for choosing folders; browsers take this one. */
const FOLDER = { webkitdirectory: '' };

export function ModelFolder({
  name,
  needed,
  busy,
  onChoose,
}: {
  /** Of the model. */
  name: string;
  needed: readonly NeededFile[];
  busy: boolean;
  onChoose: (files: readonly BroughtFile[]) => void;
}) {
  const { t } = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const [missing, setMissing] = useState<readonly string[]>([]);
  const choose = (event: ChangeEvent<HTMLInputElement>): void => {
    const given = [...(event.target.files ?? [])];
    event.target.value = '';
    const found = needed.map((one) => ({ one, file: given.find((file) => isIt(file, one)) }));
    const lacking = found.filter(({ file }) => file === undefined).map(({ one }) => shownName(one));
    setMissing(lacking);
    if (lacking.length > 0) return;
    onChoose(found.flatMap(({ one, file }) => (file === undefined ? [] : [{ modelId: one.modelId, file }])));
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

function isIt(file: File, { folder, path }: NeededFile): boolean {
  const isThere = folder === null || file.webkitRelativePath.split('/').includes(folder);
  return isThere && file.name === nameOf(path);
}

function shownName({ folder, path }: NeededFile): string {
  return folder === null ? nameOf(path) : `${folder}/${path}`;
}

function nameOf(path: string): string {
  return path.split('/').at(-1) ?? path;
}
