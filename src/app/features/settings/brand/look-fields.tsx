/** The controls of a look: each says what the caption style says, until it is chosen. */
import { BOX_RADIUS_MAX_EM, type CaptionLook, LOOK_SIZE } from '../../../../contract/schemas/brand.ts';
import type { MessageId } from '../../../i18n/messages.ts';
import { useTranslate } from '../../../i18n/use-translate.tsx';
import { CheckField } from '../../../ui/fields/check-field.tsx';
import { SelectField } from '../../../ui/fields/field.tsx';
import { SliderField } from '../../../ui/fields/slider-field.tsx';
import { BesideColor, OwnColor } from './color-fields.tsx';
import { FilmFields } from './film-fields.tsx';
import { FontField } from './font-field.tsx';
import { HookFields } from './hook-fields.tsx';
import { LogoFields } from './logo-fields.tsx';
import { BOXES, boxOf, CASES, chosenOf, EMPHASISED, OUTLINES, PLACES, WORDS } from './look-words.ts';

const WHITE = '#ffffff';
const BLACK = '#0c0e16';
const OWN_BOX = { color: BLACK, opacity: 0.8, radiusEm: 0.35 };
const BOX_AT_FIRST: Readonly<Record<string, CaptionLook['box']>> = {
  own: OWN_BOX,
  none: { ...OWN_BOX, opacity: 0 },
};

export function LookFields({ look, onChange }: { look: CaptionLook; onChange: (look: CaptionLook) => void }) {
  const { t } = useTranslate();
  const set = (change: Partial<CaptionLook>): void => onChange({ ...look, ...change });
  const { outline, box } = look;
  const choice = (label: MessageId, choices: typeof CASES, value: string | number | null) => (
    <SelectField
      label={t(label)}
      options={Object.entries(choices).map(([id, { name }]) => ({ id, name: t(name) }))}
      value={chosenOf(choices, value)}
      onChange={(event) => set(choices[event.target.value]?.change ?? {})}
    />
  );
  return (
    <div className="flex flex-col gap-4">
      <FontField look={look} onChange={set} />
      <OwnColor
        label={t('brand.color')}
        value={look.color}
        first={WHITE}
        onChange={(color) => set({ color })}
      />
      <OwnColor
        label={t('brand.emphasis')}
        value={look.emphasisColor}
        first="#ffd60a"
        onChange={(emphasisColor) => set({ emphasisColor })}
      />
      <SliderField
        label={t('brand.size')}
        value={Math.round((look.size ?? 1) * 100)}
        min={LOOK_SIZE.min * 100}
        max={LOOK_SIZE.max * 100}
        step={5}
        digits={0}
        unit="%"
        onShow={(percent) => set({ size: percent / 100 })}
        onTake={(percent) => set({ size: percent === 100 ? null : percent / 100 })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        {choice('brand.place', PLACES, look.place)}
        {choice('brand.case', CASES, look.letterCase)}
        {choice('brand.emphasised', EMPHASISED, look.emphasisRule)}
        {choice('brand.words', WORDS, look.wordsAtOnce)}
        <BesideColor
          color={outline === null || outline.widthEm === 0 ? null : outline.color}
          label={t('brand.outlineColor')}
          onColor={(color) => outline !== null && set({ outline: { ...outline, color } })}
        >
          <SelectField
            label={t('brand.outline')}
            options={Object.entries(OUTLINES).map(([id, { name }]) => ({ id, name: t(name) }))}
            value={chosenOf(OUTLINES, outline?.widthEm ?? null)}
            onChange={({ target }) => {
              const widthEm = OUTLINES[target.value]?.widthEm ?? null;
              set({ outline: widthEm === null ? null : { widthEm, color: outline?.color ?? BLACK } });
            }}
          />
        </BesideColor>
        <BesideColor
          color={box === null || box.opacity === 0 ? null : box.color}
          label={t('brand.boxColor')}
          onColor={(color) => box !== null && set({ box: { ...box, color } })}
        >
          <SelectField
            label={t('brand.box')}
            options={Object.entries(BOXES).map(([id, name]) => ({ id, name: t(name) }))}
            value={boxOf(look)}
            onChange={({ target }) => set({ box: BOX_AT_FIRST[target.value] ?? null })}
          />
        </BesideColor>
      </div>
      {box === null || box.opacity === 0 ? null : (
        <>
          <SliderField
            label={t('brand.opacity')}
            value={Math.round(box.opacity * 100)}
            min={5}
            max={100}
            step={5}
            digits={0}
            unit="%"
            onShow={(percent) => set({ box: { ...box, opacity: percent / 100 } })}
            onTake={(percent) => set({ box: { ...box, opacity: percent / 100 } })}
          />
          <SliderField
            label={t('brand.corners')}
            value={Math.round((box.radiusEm / BOX_RADIUS_MAX_EM) * 100)}
            min={0}
            max={100}
            step={10}
            digits={0}
            unit="%"
            onShow={(percent) => set({ box: { ...box, radiusEm: (percent / 100) * BOX_RADIUS_MAX_EM } })}
            onTake={(percent) => set({ box: { ...box, radiusEm: (percent / 100) * BOX_RADIUS_MAX_EM } })}
          />
        </>
      )}
      <CheckField
        label={t('brand.emoji')}
        help={t('brand.emojiHelp')}
        checked={look.emoji === true}
        onChange={(wanted) => set({ emoji: wanted ? true : undefined })}
      />
      <HookFields hook={look.hook} onChange={(hook) => set({ hook })} />
      <LogoFields logo={look.logo} onChange={(logo) => set({ logo })} />
      <FilmFields look={look} onChange={set} />
    </div>
  );
}
