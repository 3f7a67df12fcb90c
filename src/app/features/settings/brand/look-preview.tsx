/** A look on a sample frame, drawn by the code that draws exports. */
import { useMemo, useState } from 'react';
import type { CaptionLook } from '../../../../contract/schemas/brand.ts';
import { CAPTION_STYLES } from '../../../../contract/schemas/values.ts';
import {
  blankPlan,
  brandedHook,
  captionPlan,
  withBrandLogo,
} from '../../../../media/compose/plans/plan-parts.ts';
import { useTranslate } from '../../../i18n/use-translate.tsx';
import { useDrawnLook } from '../../../parts/preview/drawn-brand.ts';
import { PlanPreview } from '../../../parts/preview/plan-preview.tsx';
import { SelectField } from '../../../ui/fields/field.tsx';

const FORMAT = { width: 1080, height: 1920, fps: 30 };
const WORD_SEC = 0.45;
/** Neither dark nor bright: letters, outline and box are all to be told from it. */
const SAMPLE_BACKDROP = { color: '#5b6478' };

export function LookPreview({ look: saved }: { look: CaptionLook }) {
  const { t } = useTranslate();
  const look = useDrawnLook(saved);
  const [style, setStyle] = useState<(typeof CAPTION_STYLES)[number]>('bold-karaoke');
  const text = t('brand.sample');
  const hook = t('brand.sampleHook');
  const plan = useMemo(() => {
    const words = text.split(' ').map((word, index) => ({
      index,
      text: word,
      startSec: index * WORD_SEC,
      endSec: (index + 1) * WORD_SEC,
      hidden: false,
    }));
    const brand = look === null ? null : { look };
    const plan = {
      ...blankPlan(FORMAT, words.length * WORD_SEC),
      backdrop: SAMPLE_BACKDROP,
      captions: captionPlan({ style, words, brand }),
      hook: brandedHook({ text: hook, untilSec: words.length * WORD_SEC }, { brand, words }),
    };
    return withBrandLogo(plan, { brand });
  }, [style, text, hook, look]);
  return (
    <div className="flex flex-col gap-3">
      <PlanPreview plan={plan} label={t('brand.preview')} posters={[]} />
      <SelectField
        label={t('brand.previewStyle')}
        options={CAPTION_STYLES.map((id) => ({ id, name: t(`option.caption.${id}`) }))}
        value={style}
        onChange={({ target }) => setStyle(CAPTION_STYLES.find((id) => id === target.value) ?? style)}
      />
    </div>
  );
}
