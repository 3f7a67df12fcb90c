/** Where the crop of one shot stands: dragged on the picture of the source, or set by sliders and numbers. */
import type { FramingShot } from '../../../contract/schemas/composition.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { type PicturePoint, SourceFrame } from '../../parts/source-frame.tsx';
import { SliderField } from '../../ui/slider-field.tsx';
import { cropShares, shareOfRoom, standingAt } from './crop-window.ts';

export interface FramedSource {
  /** undefined while the file is opened. */
  readonly address: string | undefined;
  readonly widthPx: number;
  readonly heightPx: number;
}

const AXES = [
  { axis: 'x', label: 'framing.across' },
  { axis: 'y', label: 'framing.down' },
] as const;

export function ShotPoint({
  shot,
  source,
  output,
  timeSec,
  disabled,
  onShow,
  onTake,
}: {
  shot: FramingShot;
  source: FramedSource;
  output: { readonly width: number; readonly height: number };
  /** Whose picture is shown, on the source's clock. */
  timeSec: number;
  disabled: boolean;
  /** While it moves. */
  onShow: (point: PicturePoint) => void;
  /** When it is let go. */
  onTake: (point: PicturePoint) => void;
}) {
  const { t } = useTranslate();
  const crop = cropShares(source, output);
  const point = standingAt({ x: shot.centerX ?? 0.5, y: shot.centerY ?? 0.5 }, crop);
  const show = (wished: PicturePoint): void => onShow(standingAt(wished, crop));
  const percent = (share: number): string => `${share * 100}%`;
  return (
    <div className="flex w-full max-w-md flex-col gap-2">
      <SourceFrame
        address={source.address}
        timeSec={timeSec}
        widthPx={source.widthPx}
        heightPx={source.heightPx}
        disabled={disabled}
        onPress={show}
        onDrag={show}
        onLetGo={() => onTake(point)}
      >
        <div
          data-crop
          className="pointer-events-none absolute rounded-[3px] shadow-[0_0_0_9999px_rgb(0_0_0/0.6)] ring-2 ring-accent ring-inset"
          style={{
            left: percent(point.x - crop.x / 2),
            top: percent(point.y - crop.y / 2),
            width: percent(crop.x),
            height: percent(crop.y),
          }}
        />
      </SourceFrame>
      <p className="text-xs text-ink-soft">{t('framing.pointHelp')}</p>
      {AXES.map(({ axis, label }) => {
        const room = 1 - crop[axis];
        // Nothing to choose where the crop is as long as the picture.
        if (room < 0.005) return null;
        const at = (value: number): PicturePoint => ({
          ...point,
          [axis]: crop[axis] / 2 + (room * value) / 100,
        });
        return (
          <SliderField
            key={axis}
            label={t(label)}
            value={shareOfRoom(point[axis], crop[axis]) * 100}
            min={0}
            max={100}
            step={1}
            digits={0}
            unit=" %"
            disabled={disabled}
            onShow={(value) => show(at(value))}
            onTake={(value) => onTake(standingAt(at(value), crop))}
          />
        );
      })}
    </div>
  );
}
