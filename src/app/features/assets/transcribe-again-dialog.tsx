/** How a video is to be transcribed again, and what becomes of what was made from its transcript. */
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { VOCABULARY_MAX_CHARS } from '../../../contract/limits.ts';
import { useIsMetered } from '../../data/account/metered.ts';
import { useOwnerFeature } from '../../data/account/use-owner-feature.ts';
import { useTyped } from '../../data/changes/use-typed.ts';
import { useClient } from '../../data/connection/session.tsx';
import type { WordsWish } from '../../data/jobs/transcribe-again.ts';
import { speechQuery } from '../../data/models/speech.ts';
import { fileSize } from '../../i18n/format.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { TypedNote } from '../../parts/changes/typed-note.tsx';
import { ListenWithField } from '../../parts/models/listen-with-field.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/controls/dialog.tsx';
import { CheckField } from '../../ui/fields/check-field.tsx';
import { SelectField, TextField } from '../../ui/fields/field.tsx';

export interface TranscribeAgainProps {
  /** Of the transcript there is; null where there is none. */
  readonly language: string | null;
  /** Whether it had subtitles before. */
  readonly hasFormerCaptions: boolean;
  /** Of the video. */
  readonly durationSec: number;
  readonly onStart: (wish: WordsWish) => void;
  readonly onClose: () => void;
}

const SOURCES = ['speech', 'captions', 'former_captions'] as const;
const LANGUAGES = ['auto', 'it', 'en'] as const;

export function TranscribeAgainDialog({
  language,
  hasFormerCaptions,
  durationSec,
  onStart,
  onClose,
}: TranscribeAgainProps) {
  const { t, locale } = useTranslate();
  const isMetered = useIsMetered();
  const offered = useOwnerFeature('owner_speech');
  const speech = useQuery({ ...speechQuery(useClient()), enabled: offered }).data?.speech;
  const typed = useTyped<WordsWish>(`words ${useLocation().pathname}`, {
    from: 'speech',
    language: LANGUAGES.find((known) => known === language) ?? 'auto',
    vocabulary: '',
  });
  const { value: wish, set: setWish } = typed;
  const isHeard = wish.from === 'speech';
  return (
    <Dialog
      title={t(language === null ? 'words.make' : 'words.again')}
      closeLabel={t('keys.close')}
      onClose={onClose}
    >
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          const { vocabulary, listenWith, ...rest } = wish;
          const heardWith = { vocabulary: vocabulary?.trim() || null, ...(listenWith ? { listenWith } : {}) };
          onStart({ ...rest, ...(isHeard ? heardWith : {}) });
          typed.forget();
          onClose();
        }}
      >
        <TypedNote typed={typed} />
        <SelectField
          label={t('words.from')}
          options={[
            { id: 'speech', name: t('words.from.speech') },
            { id: 'captions', name: t('words.from.captions') },
            ...(hasFormerCaptions ? [{ id: 'former_captions', name: t('words.from.former') }] : []),
          ]}
          value={wish.from}
          onChange={(event) =>
            setWish({ ...wish, from: SOURCES.find((id) => id === event.target.value) ?? 'speech' })
          }
        />
        <SelectField
          label={t('form.language')}
          options={LANGUAGES.map((id) => ({ id, name: t(`option.language.${id}`) }))}
          value={wish.language}
          onChange={(event) =>
            setWish({ ...wish, language: LANGUAGES.find((id) => id === event.target.value) ?? 'auto' })
          }
        />
        {isHeard ? (
          <>
            {speech === undefined || !speech.usesModels ? null : (
              <ListenWithField
                speech={speech}
                durationSec={durationSec}
                value={wish.listenWith ?? null}
                onChange={(listenWith) => setWish({ ...wish, listenWith: listenWith ?? undefined })}
              />
            )}
            <TextField
              label={t('form.vocabulary')}
              help={t('form.vocabularyHelp')}
              maxLength={VOCABULARY_MAX_CHARS}
              value={wish.vocabulary ?? ''}
              onChange={(event) => setWish({ ...wish, vocabulary: event.target.value })}
            />
          </>
        ) : null}
        {speech?.speakers === undefined || !speech.usesModels ? null : (
          <CheckField
            label={t('words.tellSpeakers')}
            help={t(speech.speakers.state === 'ready' ? 'words.tellSpeakersHelp' : 'words.tellSpeakersLoad', {
              download: fileSize(speech.speakers.downloadBytes, locale),
            })}
            checked={wish.tellSpeakers ?? (isHeard && speech.speakers.isOn)}
            onChange={(tellSpeakers) => setWish({ ...wish, tellSpeakers })}
          />
        )}
        {language === null ? null : (
          <p className="text-sm text-ink-soft">
            {t('words.againConsequence')} {isMetered ? t('words.againIsFree') : null}
          </p>
        )}
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{t('words.cancel')}</Button>
          <Button type="submit" tone="primary">
            {t('words.start')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
