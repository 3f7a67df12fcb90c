/** A part of a video's picture: drawn, moved and resized with a pointer, or typed as four numbers. */
import { useRef, useState } from 'react';
import type { PictureArea } from '../../../../media/compose/picture-area.ts';
import { useTranslate } from '../../../i18n/use-translate.tsx';
import { PictureWindow } from '../../../parts/shots/picture-window.tsx';
import { SourceFrame } from '../../../parts/shots/source-frame.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { SliderField } from '../../../ui/fields/slider-field.tsx';
import { type AreaDrag, draggedTo, insidePicture, SHORTEST_SIDE, takeHold } from './area-drag.ts';

export interface PickedVideo {
  /** undefined while the file is opened. */
  readonly address: string | undefined;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly durationSec: number;
}

const SIDES = [
  { side: 'x', label: 'area.x', least: 0 },
  { side: 'y', label: 'area.y', least: 0 },
  { side: 'width', label: 'area.width', least: SHORTEST_SIDE },
  { side: 'height', label: 'area.height', least: SHORTEST_SIDE },
] as const;

export function AreaPicker({
  label,
  area,
  video,
  onChange,
}: {
  /** What the area is of. */
  label: string;
  area: PictureArea;
  video: PickedVideo;
  onChange: (area: PictureArea) => void;
}) {
  const { t } = useTranslate();
  const drag = useRef<AreaDrag | null>(null);
  const [timeSec, setTimeSec] = useState(video.durationSec / 2);
  return (
    <div className="flex w-full max-w-xl flex-col gap-3">
      <SourceFrame
        address={video.address}
        timeSec={timeSec}
        widthPx={video.widthPx}
        heightPx={video.heightPx}
        onPress={(point) => {
          drag.current = takeHold(area, point);
        }}
        onDrag={(point) => drag.current !== null && onChange(draggedTo(drag.current, point))}
        onLetGo={() => {
          drag.current = null;
        }}
      >
        <PictureWindow area={area}>
          {CORNERS.map((corner) => (
            <span
              key={corner}
              className={`absolute size-2.5 rounded-full border border-black/60 bg-white ${corner}`}
            />
          ))}
        </PictureWindow>
      </SourceFrame>
      <p className="text-xs text-ink-soft">{t('area.help')}</p>
      <SliderField
        label={t('area.moment')}
        value={timeSec}
        min={0}
        max={video.durationSec}
        step={0.1}
        digits={1}
        unit=" s"
        onShow={setTimeSec}
        onTake={setTimeSec}
      />
      <div className="grid grid-cols-2 gap-x-4 gap-y-2 sm:grid-cols-4">
        {SIDES.map(({ side, label: name, least }) => (
          <div
            key={side}
            className="flex min-w-0 items-center justify-between gap-2 sm:flex-col sm:items-start sm:gap-1"
          >
            <span aria-hidden className="text-xs text-ink-soft">
              {t(name)}
            </span>
            <NumberField
              label={`${label}: ${t(name)}`}
              value={area[side] * 100}
              min={least * 100}
              max={100}
              digits={0}
              unit=" %"
              onChange={(value) => onChange(insidePicture({ ...area, [side]: value / 100 }))}
            />
          </div>
        ))}
      </div>
    </div>
  );
}

const CORNERS = ['-left-1 -top-1', '-right-1 -top-1', '-bottom-1 -left-1', '-right-1 -bottom-1'] as const;
