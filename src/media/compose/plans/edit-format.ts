/** Output size of an edit by its aspect: full HD, upright, square, wide or in the shape of the source. */
import { nearestEven } from '../../pictures/rect-px.ts';
import { verticalFormat } from '../vertical-format.ts';
import type { PlannedFormat } from './plan-parts.ts';

const LONG_SIDE_PX = 1920;
const SHORT_SIDE_PX = 1080;

/** `aspect` is `source`, `9:16`, `1:1` or `16:9`; an unknown one, or a source of unknown size, is upright. */
export function editFormat(
  aspect: string,
  source: { readonly width: number | null; readonly height: number | null; readonly fps: number | null },
): PlannedFormat {
  const upright = verticalFormat(source.fps);
  switch (aspect) {
    case '1:1':
      return { ...upright, height: upright.width };
    case '16:9':
      return { ...upright, width: upright.height, height: upright.width };
    case 'source':
      return { ...upright, ...sourceSize(source, upright) };
    default:
      return upright;
  }
}

function sourceSize(
  { width, height }: { readonly width: number | null; readonly height: number | null },
  otherwise: { readonly width: number; readonly height: number },
): { width: number; height: number } {
  if (width === null || height === null || width < 2 || height < 2) return otherwise;
  const scale = Math.min(1, LONG_SIDE_PX / Math.max(width, height), SHORT_SIDE_PX / Math.min(width, height));
  return {
    width: Math.max(2, nearestEven(width * scale)),
    height: Math.max(2, nearestEven(height * scale)),
  };
}
