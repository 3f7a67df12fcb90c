/** Start and length of what stands over the segments. */
import { MIN_SEGMENT_SEC, type Overlaid } from '../../../../timeline/model/edit.ts';
import { useTranslate } from '../../../i18n/use-translate.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { TimeField } from '../../../ui/fields/time-field.tsx';
import { PropertyRow } from './property-row.tsx';

export function TimeFields({
  item,
  onChange,
  onSeek,
}: {
  item: Overlaid;
  onChange: (change: { outputStartSec: number } | { durationSec: number }) => void;
  onSeek: (sec: number) => void;
}) {
  const { t } = useTranslate();
  return (
    <>
      <PropertyRow label={t('inspector.start')}>
        <TimeField
          label={t('inspector.start')}
          valueSec={item.outputStartSec}
          onChange={(outputStartSec) => onChange({ outputStartSec })}
        />
        {/* A little behind the start, where it has faded in. */}
        <Button onClick={() => onSeek(item.outputStartSec + Math.min(0.4, item.durationSec / 2))}>
          {t('inspector.goThere')}
        </Button>
      </PropertyRow>
      <PropertyRow label={t('inspector.length')}>
        <TimeField
          label={t('inspector.length')}
          valueSec={item.durationSec}
          onChange={(sec) => onChange({ durationSec: Math.max(MIN_SEGMENT_SEC, sec) })}
        />
      </PropertyRow>
    </>
  );
}
