/** The controls of a look: each says what the caption style says, until it is chosen. */
import { useId } from 'react';
import type { CaptionLook } from '../../../../contract/schemas/brand.ts';
import type { MessageId } from '../../../i18n/messages.ts';
import { useTranslate } from '../../../i18n/use-translate.tsx';
import { CheckField } from '../../../ui/check-field.tsx';
import { SelectField } from '../../../ui/field.tsx';
import { SliderField } from '../../../ui/slider-field.tsx';
import { BOXES, boxOf, CASES, chosenOf, OUTLINES, PLACES, WORDS } from './look-words.ts';

const WHITE = '#ffffff';
const BLACK = '#0c0e16';
const FIRST_BOX = { color: BLACK, opacity: 0.8, radiusEm: 0.3 };

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
        min={60}
        max={150}
        step={5}
        digits={0}
        unit="%"
        onShow={() => undefined}
        onTake={(percent) => set({ size: percent === 100 ? null : percent / 100 })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        {choice('brand.place', PLACES, look.place)}
        {choice('brand.case', CASES, look.letterCase)}
        {choice('brand.words', WORDS, look.wordsAtOnce)}
        <SelectField
          label={t('brand.outline')}
          options={Object.entries(OUTLINES).map(([id, { name }]) => ({ id, name: t(name) }))}
          value={chosenOf(OUTLINES, outline?.widthEm ?? null)}
          onChange={({ target }) => {
            const widthEm = OUTLINES[target.value]?.widthEm ?? null;
            set({ outline: widthEm === null ? null : { widthEm, color: outline?.color ?? BLACK } });
          }}
        />
        {outline === null || outline.widthEm === 0 ? null : (
          <Color
            label={t('brand.outlineColor')}
            value={outline.color}
            onChange={(color) => set({ outline: { ...outline, color } })}
          />
        )}
        <SelectField
          label={t('brand.box')}
          options={Object.entries(BOXES).map(([id, name]) => ({ id, name: t(name) }))}
          value={boxOf(look)}
          onChange={({ target }) =>
            set({
              box:
                target.value === 'style'
                  ? null
                  : { ...FIRST_BOX, ...(target.value === 'none' ? { opacity: 0 } : {}) },
            })
          }
        />
        {box === null || box.opacity === 0 ? null : (
          <Color
            label={t('brand.boxColor')}
            value={box.color}
            onChange={(color) => set({ box: { ...box, color } })}
          />
        )}
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
            onShow={() => undefined}
            onTake={(percent) => set({ box: { ...box, opacity: percent / 100 } })}
          />
          <SliderField
            label={t('brand.corners')}
            value={Math.round((box.radiusEm / 0.7) * 100)}
            min={0}
            max={100}
            step={10}
            digits={0}
            unit="%"
            onShow={() => undefined}
            onTake={(percent) => set({ box: { ...box, radiusEm: (percent / 100) * 0.7 } })}
          />
        </>
      )}
    </div>
  );
}

function OwnColor({
  label,
  value,
  first,
  onChange,
}: {
  label: string;
  value: string | null;
  first: string;
  onChange: (color: string | null) => void;
}) {
  const { t } = useTranslate();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <CheckField
        label={t('brand.own', { what: label })}
        checked={value !== null}
        onChange={(own) => onChange(own ? first : null)}
      />
      {value === null ? null : <Color label={label} value={value} isBare onChange={onChange} />}
    </div>
  );
}

/** The platform's own choice of a colour. */
function Color({
  label,
  value,
  isBare = false,
  onChange,
}: {
  label: string;
  value: string;
  /** Beside words that name it. */
  isBare?: boolean;
  onChange: (color: string) => void;
}) {
  const id = useId();
  const input = (
    <input
      id={id}
      type="color"
      aria-label={isBare ? label : undefined}
      className="h-10 w-16 cursor-pointer rounded-control border border-line-strong bg-surface p-1"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
  if (isBare) return input;
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      {input}
    </div>
  );
}
