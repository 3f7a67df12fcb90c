/** What of the captions is set for this clip alone, over its style and its brand. */
import type { CaptionDetails } from '../../../../contract/schemas/composition.ts';
import type { MessageId } from '../../../i18n/messages.ts';
import { useTranslate } from '../../../i18n/use-translate.tsx';
import { CheckField } from '../../../ui/fields/check-field.tsx';
import { SelectField } from '../../../ui/fields/field.tsx';

/** Leaves a thing to brand and style. */
const AUTOMATIC = 'auto';

const PLACES: Readonly<Record<string, MessageId>> = {
  '0': 'details.place.top',
  '0.25': 'details.place.upper',
  '0.5': 'details.place.middle',
  '0.75': 'details.place.lower',
  '1': 'details.place.bottom',
};

const WORDS: Readonly<Record<NonNullable<CaptionDetails['wordsAtOnce']>, MessageId>> = {
  word: 'details.words.word',
  line: 'details.words.line',
  two_lines: 'details.words.twoLines',
};

export function CaptionDetailsFields({
  details,
  onChange,
}: {
  details: CaptionDetails;
  onChange: (change: Partial<CaptionDetails>) => void;
}) {
  const { t } = useTranslate();
  const choices = (names: Readonly<Record<string, MessageId>>, value: string) => [
    { id: AUTOMATIC, name: t('details.auto') },
    ...Object.entries(names).map(([id, name]) => ({ id, name: t(name) })),
    // Set through the API to what is not among the choices.
    ...(value === AUTOMATIC || Object.hasOwn(names, value)
      ? []
      : [{ id: value, name: t('details.place.own') }]),
  ];
  const place = details.place === null ? AUTOMATIC : String(details.place);
  const wordsAtOnce = details.wordsAtOnce ?? AUTOMATIC;
  return (
    <fieldset className="flex max-w-lg flex-col gap-4">
      <legend className="mb-2 font-medium">{t('details.title')}</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={t('details.place')}
          options={choices(PLACES, place)}
          value={place}
          onChange={({ target }) =>
            onChange({ place: target.value === AUTOMATIC ? null : Number(target.value) })
          }
        />
        <SelectField
          label={t('details.words')}
          options={choices(WORDS, wordsAtOnce)}
          value={wordsAtOnce}
          onChange={({ target }) =>
            onChange({
              wordsAtOnce:
                target.value === AUTOMATIC ? null : (target.value as CaptionDetails['wordsAtOnce']),
            })
          }
        />
      </div>
      <CheckField
        label={t('details.mask')}
        help={t('details.maskHelp')}
        checked={details.masksProfanity}
        onChange={(masksProfanity) => onChange({ masksProfanity })}
      />
    </fieldset>
  );
}
