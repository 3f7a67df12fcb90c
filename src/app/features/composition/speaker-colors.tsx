/** Whether each speaker's words have a colour of their own, where a style can show it and more than one speaks. */
import { useQuery } from '@tanstack/react-query';
import type { Composition } from '../../../contract/schemas/composition.ts';
import { CAPTION_STYLES } from '../../../media/captions/caption-style.ts';
import { speakersShown } from '../../../media/captions/composition-words.ts';
import { meQuery } from '../../data/account.ts';
import type { FieldEdit } from '../../data/edit-composition.ts';
import { useClient } from '../../data/session.tsx';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { CheckField } from '../../ui/check-field.tsx';

export function SpeakerColors({
  composition,
  onEdit,
}: {
  composition: Composition;
  onEdit: (edit: FieldEdit) => void;
}) {
  const { t } = useTranslate();
  const offered = useQuery(meQuery(useClient())).data?.features?.includes('caption_speakers') === true;
  const { style, speakerColors } = composition.captions;
  const known = Object.entries(CAPTION_STYLES).find(([id]) => id === style)?.[1];
  const canShow = known !== undefined && known.speakerColors !== null;
  if (!offered || !canShow || speakersShown(composition.words ?? []) < 2) return null;
  return (
    <CheckField
      label={t('captions.speakers')}
      help={t('captions.speakersHelp')}
      checked={speakerColors === true}
      onChange={(wanted) => onEdit({ speakerColors: wanted })}
    />
  );
}
