/** Whether each speaker's words have a colour of their own, where a style can show it and more than one speaks. */
import { CAPTION_STYLES } from '../../../media/captions/caption-style.ts';
import { useFeature } from '../../data/account/use-feature.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { CheckField } from '../../ui/fields/check-field.tsx';

export function SpeakerColors({
  style,
  words,
  checked,
  onChange,
}: {
  style: string | null;
  words: readonly { readonly speaker?: number | undefined; readonly hidden?: boolean }[];
  checked: boolean;
  onChange: (wanted: boolean) => void;
}) {
  const { t } = useTranslate();
  const offered = useFeature('caption_speakers');
  const known = Object.entries(CAPTION_STYLES).find(([id]) => id === style)?.[1];
  const canShow = known !== undefined && known.speakerColors !== null;
  if (!offered || !canShow || speakersOf(words) < 2) return null;
  return (
    <CheckField
      label={t('captions.speakers')}
      help={t('captions.speakersHelp')}
      checked={checked}
      onChange={onChange}
    />
  );
}

/** How many people say the words that are shown, as far as that is known. */
function speakersOf(
  words: readonly { readonly speaker?: number | undefined; readonly hidden?: boolean }[],
): number {
  return new Set(words.flatMap(({ speaker, hidden }) => (hidden === true ? [] : (speaker ?? [])))).size;
}
