/** The names of the lanes, beside the canvas and as high as its lanes. */
import { LANES, LANES_HEIGHT_PX } from '../../../timeline/geometry/lanes.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';

export function LaneNames() {
  const { t } = useTranslate();
  return (
    <div
      aria-hidden
      className="relative hidden w-[5rem] shrink-0 border-r sm:block"
      style={{ height: LANES_HEIGHT_PX }}
    >
      {LANES.map(({ id, topPx, heightPx }) => (
        <span
          key={id}
          className="absolute inset-x-0 grid items-center px-3 text-xs text-ink-soft"
          style={{ top: topPx, height: heightPx }}
        >
          {id === 'ruler' ? '' : t(`timeline.lane.${id}`)}
        </span>
      ))}
    </div>
  );
}
