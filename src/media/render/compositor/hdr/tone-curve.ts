/**
 * The reference white tone mapping operator (SMPTE ST 2094-50, annex on default curves), by which browsers show HDR
 * pictures on ordinary screens. All up to diffuse white keeps its contrast at half the light, so that half of the
 * screen's range is left for highlights, which a quadratic Bézier curve leads to the screen's white.
 */
import { PEAK_LIGHT } from './hdr-light.ts';

/** Where diffuse white comes to lie, and where the bent part begins. */
const KNEE = { x: 1, y: 0.5 } as const;
/** How far along the tangents of its ends the curve's middle point lies. */
const ROUNDNESS = 0.65;
const MIDDLE = {
  x: KNEE.x + ROUNDNESS * (KNEE.x / KNEE.y - KNEE.x),
  y: KNEE.y + ROUNDNESS * (1 - KNEE.y),
} as const;

/** Light on the screen, 0 to 1, of light that is 1 at diffuse white. Never falls. */
export function toneCurve(light: number): number {
  if (light <= KNEE.x) return KNEE.y * Math.max(0, light);
  if (light >= PEAK_LIGHT) return 1;
  const square = KNEE.x - 2 * MIDDLE.x + PEAK_LIGHT;
  const linear = MIDDLE.x - KNEE.x;
  const along = (Math.sqrt(linear ** 2 + square * (light - KNEE.x)) - linear) / square;
  const left = 1 - along;
  return left ** 2 * KNEE.y + 2 * left * along * MIDDLE.y + along ** 2;
}
