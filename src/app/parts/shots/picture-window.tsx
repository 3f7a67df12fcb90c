/** The part of a picture that is meant, framed: all of the picture around it is dark. Lies over a SourceFrame. */
import type { ReactNode } from 'react';
import type { PictureArea } from '../../../media/compose/picture-area.ts';

export function PictureWindow({ area, children }: { area: PictureArea; children?: ReactNode }) {
  const percent = (share: number): string => `${share * 100}%`;
  return (
    <div
      data-window
      className="pointer-events-none absolute rounded-[3px] shadow-[0_0_0_9999px_rgb(0_0_0/0.6)] ring-2 ring-accent ring-inset"
      style={{
        left: percent(area.x),
        top: percent(area.y),
        width: percent(area.width),
        height: percent(area.height),
      }}
    >
      {children}
    </div>
  );
}
