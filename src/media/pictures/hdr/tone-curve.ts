/**
 * The reference white tone mapping operator (SMPTE ST 2094-50, annex on default curves), by which browsers show HDR
 * pictures on ordinary screens. All up to diffuse white keeps its contrast at less light, for a peak of 1000 nits or
 * more at half of it, so that the rest of the screen's range is left for highlights, which a quadratic Bézier curve
 * leads to the screen's white.
 */
import { PEAK_LIGHT } from './hdr-light.ts';

/** How far along the tangents of its ends the curve's middle point lies. */
const ROUNDNESS = 0.65;
/** A film without highlights is shown as it is; a hair above white, the curve has a length. */
const LEAST_PEAK = 1.001;

/** Light that comes to lie at the screen's white. Below diffuse white there is nothing to bend. */
export function bentTo(peak: number): number {
  return Math.max(LEAST_PEAK, peak);
}

/** Where diffuse white comes to lie on the screen, and where the bent part begins: the more, the less lies above it. */
export function whiteOf(peak: number): number {
  return 1 - 0.5 * Math.min(1, Math.log(bentTo(peak)) / Math.log(PEAK_LIGHT));
}

/** Light on the screen, 0 to 1, of light that is 1 at diffuse white; `peak` is the film's brightest. Never falls. */
export function toneCurve(light: number, peak = PEAK_LIGHT): number {
  const white = whiteOf(peak);
  if (light <= 1) return white * Math.max(0, light);
  if (light >= bentTo(peak)) return 1;
  const middle = { x: 1 + ROUNDNESS * (1 / white - 1), y: white + ROUNDNESS * (1 - white) };
  const square = 1 - 2 * middle.x + bentTo(peak);
  const linear = middle.x - 1;
  const along = (light - 1) / (linear + Math.sqrt(linear ** 2 + square * (light - 1)));
  const left = 1 - along;
  return left ** 2 * white + 2 * left * along * middle.y + along ** 2;
}
