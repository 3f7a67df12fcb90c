/** How opening texts look by default. Nothing is kept where all is as usual. */
import { type CaptionLook, LOOK_SIZE } from '../../../../contract/schemas/brand.ts';
import { useTranslate } from '../../../i18n/use-translate.tsx';
import { SelectField } from '../../../ui/fields/field.tsx';
import { SliderField } from '../../../ui/fields/slider-field.tsx';
import { OwnColor } from './color-fields.tsx';
import { chosenOf, HOOK_PLACES, PLAIN_HOOK } from './look-words.ts';

type HookLook = NonNullable<CaptionLook['hook']>;

export function HookFields({
  hook,
  onChange,
}: {
  hook: CaptionLook['hook'];
  onChange: (hook: CaptionLook['hook']) => void;
}) {
  const { t } = useTranslate();
  const shown = hook ?? PLAIN_HOOK;
  const set = (change: Partial<HookLook>): void => {
    const next = { ...shown, ...change };
    onChange(Object.values(next).every((value) => value === null) ? undefined : next);
  };
  return (
    <fieldset className="flex flex-col gap-4 border-t border-line pt-4">
      <legend className="sr-only">{t('brand.hook')}</legend>
      <p aria-hidden="true" className="font-medium">
        {t('brand.hook')}
      </p>
      <OwnColor
        label={t('brand.hookColor')}
        value={shown.color}
        first="#101219"
        onChange={(color) => set({ color })}
      />
      <OwnColor
        label={t('brand.hookBoxColor')}
        value={shown.boxColor}
        first="#ffffff"
        onChange={(boxColor) => set({ boxColor })}
      />
      <SliderField
        label={t('brand.hookSize')}
        value={Math.round((shown.size ?? 1) * 100)}
        min={LOOK_SIZE.min * 100}
        max={LOOK_SIZE.max * 100}
        step={5}
        digits={0}
        unit="%"
        onShow={(percent) => set({ size: percent / 100 })}
        onTake={(percent) => set({ size: percent === 100 ? null : percent / 100 })}
      />
      <div className="max-w-sm">
        <SelectField
          label={t('brand.hookPlace')}
          options={Object.entries(HOOK_PLACES).map(([id, { name }]) => ({ id, name: t(name) }))}
          value={chosenOf(HOOK_PLACES, shown.place)}
          onChange={({ target }) => set({ place: HOOK_PLACES[target.value]?.place ?? null })}
        />
      </div>
    </fieldset>
  );
}
