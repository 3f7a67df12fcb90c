/** A subtitle file put on a clip: corrected or translated elsewhere, its words take the place of what was heard. */
import { useMutation } from '@tanstack/react-query';
import { FileUp } from 'lucide-react';
import { useRef } from 'react';
import { CAPTION_ENDINGS } from '../../../../base/film/caption-endings.ts';
import type { FieldEdit } from '../../../data/compositions/edit-composition.ts';
import { captionFileOf } from '../../../data/uploads/attach-captions.ts';
import { useTranslate } from '../../../i18n/use-translate.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { ErrorNote } from '../../../ui/notices/error-note.tsx';

export function CaptionImport({
  isImported,
  isPending,
  onImport,
}: {
  isImported: boolean;
  isPending: boolean;
  /** null goes back to what was heard. */
  onImport: (file: NonNullable<FieldEdit['captionFile']> | null) => void;
}) {
  const { t } = useTranslate();
  const picker = useRef<HTMLInputElement>(null);
  const take = useMutation({ mutationFn: captionFileOf, onSuccess: onImport });
  return (
    <div className="flex flex-col items-start gap-2 border-t pt-4">
      <div className="flex flex-wrap gap-2">
        <Button disabled={isPending} onClick={() => picker.current?.click()}>
          <FileUp size={16} aria-hidden />
          {t('files.import')}
        </Button>
        {isImported ? (
          <Button tone="plain" disabled={isPending} onClick={() => onImport(null)}>
            {t('files.heard')}
          </Button>
        ) : null}
      </div>
      <p className="max-w-prose text-sm text-ink-soft">
        {t(isImported ? 'files.imported' : 'files.importHelp')}
      </p>
      {take.isError ? <ErrorNote error={take.error} /> : null}
      <input
        ref={picker}
        type="file"
        accept={CAPTION_ENDINGS.join()}
        aria-label={t('files.import')}
        hidden
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = '';
          if (file !== undefined) take.mutate(file);
        }}
      />
    </div>
  );
}
