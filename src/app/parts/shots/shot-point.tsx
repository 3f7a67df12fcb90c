/** Where the crop of one shot stands: dragged on the picture of the source, or set by sliders and numbers. */
import type { ShotFraming } from '../../../base/film/source-shots.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { SliderField } from '../../ui/fields/slider-field.tsx';
import { cropShares, shareOfRoom, standingAt } from './crop-window.ts';
import type { FramedSource } from './framed-source.ts';
import { PictureWindow } from './picture-window.tsx';
import { type PicturePoint, SourceFrame } from './source-frame.tsx';

export interface FramedOutput {
  readonly width: number;
  readonly height: number;
  /** How much closer than its shape asks; 1 where it is left out. */
  readonly zoom?: number;
}

const AXES = [
  { axis: 'x', label: 'framing.across' },
  { axis: 'y', label: 'framing.down' },
] as const;

const LEAST_ROOM = 0.005;

export function ShotPoint({
  shot,
  source,
  output,
  timeSec,
  disabled,
  onShow,
  onTake,
}: {
  shot: ShotFraming;
  source: FramedSource;
  output: FramedOutput;
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
        <PictureWindow
          area={{ x: point.x - crop.x / 2, y: point.y - crop.y / 2, width: crop.x, height: crop.y }}
        />
      </SourceFrame>
      <p className="text-xs text-ink-soft">
        {t(isCropped(crop) ? 'framing.pointHelp' : 'framing.nothingCropped')}
      </p>
      {AXES.map(({ axis, label }) => {
        const room = 1 - crop[axis];
        // Nothing to choose where the crop is as long as the picture.
        if (room < LEAST_ROOM) return null;
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

function isCropped(crop: PicturePoint): boolean {
  return 1 - Math.min(crop.x, crop.y) >= LEAST_ROOM;
}
