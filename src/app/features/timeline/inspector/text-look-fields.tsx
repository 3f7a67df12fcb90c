/** How a text differs from its preset: its font, its colour, its size. */
import { CAPTION_FONT_NAMES, CAPTION_FONTS, type CaptionFont } from '../../../../base/film/caption-fonts.ts';
import { TEXT_SCALE } from '../../../../base/film/edit-limits.ts';
import type { EditText } from '../../../../timeline/model/edit.ts';
import type { TextLookChange } from '../../../../timeline/model/edit-operation.ts';
import { useTranslate } from '../../../i18n/use-translate.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { ColorInput } from '../../../ui/fields/color-input.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { SliderField } from '../../../ui/fields/slider-field.tsx';
import { PropertyRow } from './property-row.tsx';

const AS_PRESET = 'preset';
/** What a colour of one's own begins as. */
const FIRST_COLOR = '#ffffff';
/** Percent of the size of the preset. */
const SIZES = { min: 100 * TEXT_SCALE.least, max: 100 * TEXT_SCALE.most, step: 5 } as const;

export function TextLookFields({
  text,
  onShow,
  onChange,
}: {
  text: EditText;
  onShow: (look: TextLookChange) => void;
  onChange: (look: TextLookChange) => void;
}) {
  const { t } = useTranslate();
  return (
    <>
      <PropertyRow label={t('inspector.font')}>
        <Select
          label={t('inspector.font')}
          className="w-[11rem]"
          value={text.font ?? AS_PRESET}
          options={[
            { id: AS_PRESET, name: t('inspector.ofStyle') },
            ...CAPTION_FONTS.map((id) => ({ id, name: CAPTION_FONT_NAMES[id] })),
          ]}
          onChange={({ target: { value } }) =>
            onChange({ font: value === AS_PRESET ? null : (value as CaptionFont) })
          }
        />
      </PropertyRow>
      <PropertyRow label={t('inspector.color')}>
        {text.color === undefined ? (
          <>
            <span className="text-sm text-ink-soft">{t('inspector.ofStyle')}</span>
            <Button onClick={() => onChange({ color: FIRST_COLOR })}>{t('inspector.ownColor')}</Button>
          </>
        ) : (
          <>
            <ColorInput
              label={t('inspector.color')}
              value={text.color}
              onChange={(color) => onChange({ color })}
            />
            <Button onClick={() => onChange({ color: null })}>{t('inspector.ofStyleAgain')}</Button>
          </>
        )}
      </PropertyRow>
      <SliderField
        label={t('inspector.size')}
        value={Math.round((text.sizeScale ?? 1) * 100)}
        {...SIZES}
        digits={0}
        unit="%"
        onShow={(percent) => onShow({ sizeScale: scaleOf(percent) })}
        onTake={(percent) => onChange({ sizeScale: scaleOf(percent) })}
      />
    </>
  );
}

/** The preset's own is no size of one's own. */
function scaleOf(percent: number): number | null {
  return percent === 100 ? null : percent / 100;
}
