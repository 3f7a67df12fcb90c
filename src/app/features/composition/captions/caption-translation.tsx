/** Captions in another language, by the owner's language model: taken away beside one's own, or put on the clip. */
import { Languages } from 'lucide-react';
import { useState } from 'react';
import { filenameOf } from '../../../../base/text/file-name.ts';
import { SPOKEN_LANGUAGES, type SpokenLanguage } from '../../../../contract/schemas/values.ts';
import { useOwnerFeature } from '../../../data/account/use-owner-feature.ts';
import type { FieldEdit } from '../../../data/compositions/edit-composition.ts';
import { useChosenLanguageModel, useTranslateCaptions } from '../../../data/models/language-model.ts';
import { saveFile } from '../../../data/storage/save-file.ts';
import { problemText } from '../../../i18n/problem-text.ts';
import { useTranslate } from '../../../i18n/use-translate.tsx';
import { Changing } from '../../../parts/changes/changing.tsx';
import { LanguageModelOffer } from '../../../parts/models/language-model-offer.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { ErrorNote } from '../../../ui/notices/error-note.tsx';
import { CaptionText } from './caption-text.tsx';

const FILES = [
  ['srt', 'application/x-subrip'],
  ['vtt', 'text/vtt'],
] as const;

export function CaptionTranslation({
  compositionId,
  title,
  onPut,
}: {
  compositionId: string;
  title: string;
  /** null where no captions can be put on it. */
  onPut: ((file: NonNullable<FieldEdit['captionFile']>) => void) | null;
}) {
  const { t, locale } = useTranslate();
  const offered = useOwnerFeature('caption_translation');
  const model = useChosenLanguageModel();
  const [language, setLanguage] = useState<SpokenLanguage>(locale === 'it' ? 'en' : 'it');
  const translate = useTranslateCaptions(compositionId);
  if (!offered || model === null) return null;
  if (model === 'none')
    return (
      <div className="border-t pt-4">
        <LanguageModelOffer says={t('translate.noModel')} />
      </div>
    );
  const { data, variables } = translate;
  const translation = data?.translation ?? null;
  return (
    <div className="flex flex-col items-start gap-3 border-t pt-4">
      <div className="flex flex-wrap gap-2 print:hidden">
        <Select
          label={t('translate.language')}
          value={language}
          options={SPOKEN_LANGUAGES.map((id) => ({ id, name: t(`translate.to.${id}`) }))}
          onChange={({ target }) => setLanguage(target.value as SpokenLanguage)}
        />
        <Button disabled={translate.isPending} onClick={() => translate.mutate(language)}>
          <Languages size={16} aria-hidden />
          {t('translate.start')}
        </Button>
      </div>
      <p role="status" className="max-w-prose text-sm text-ink-soft">
        {translate.isPending
          ? t('translate.running')
          : data === undefined
            ? t('translate.help', { model })
            : translation === null
              ? problemText(t, data.errorReason, data.errorMessage ?? '')
              : t('translate.done', { model: data.model })}
      </p>
      {translate.isError ? <ErrorNote error={translate.error} /> : null}
      {translation === null || variables === undefined ? null : (
        <>
          <div className="flex flex-wrap gap-2">
            {FILES.map(([format, mimeType]) => (
              <Button
                key={format}
                onClick={() =>
                  saveFile(
                    new Blob([translation[format]], { type: mimeType }),
                    filenameOf(title, `${variables}.${format}`),
                  )
                }
              >
                {t('translate.download', { format: format.toUpperCase() })}
              </Button>
            ))}
            {onPut === null ? null : (
              <Changing>
                <Button onClick={() => onPut({ format: 'srt', text: translation.srt })}>
                  {t('translate.put')}
                </Button>
              </Changing>
            )}
          </div>
          <CaptionText label={t('translate.preview')} text={translation.srt} language={variables} />
        </>
      )}
    </div>
  );
}
