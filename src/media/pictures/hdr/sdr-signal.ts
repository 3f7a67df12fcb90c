/** From an HDR signal to the BT.709 signal that shows the same on an ordinary screen, as well as it can. */
import { displayLight, type HdrTransfer, PEAK_LIGHT, type Rgb } from './hdr-light.ts';
import { toneCurve } from './tone-curve.ts';

/** Linear BT.2020 to linear BT.709 (Report ITU-R BT.2407, the inverse of Rec. BT.2087). */
const TO_BT709: readonly [Rgb, Rgb, Rgb] = [
  [1.660491, -0.587641, -0.07285],
  [-0.12455, 1.1329, -0.00835],
  [-0.018151, -0.100579, 1.11873],
];

/**
 * Signals are 0 to 1. One gain, of the strongest colour, for all three keeps the hue. Colours outside BT.709 are
 * clipped, as players do: a preview and its export must not part.
 */
export function sdrSignal(transfer: HdrTransfer, signal: Rgb, peak = PEAK_LIGHT): Rgb {
  const [red, green, blue] = displayLight(transfer, signal);
  const strongest = Math.max(red, green, blue);
  const gain = strongest > 0 ? toneCurve(strongest, peak) / strongest : 0;
  const [toRed, toGreen, toBlue] = TO_BT709;
  const part = (row: Rgb) => screenSignal(gain * (row[0] * red + row[1] * green + row[2] * blue));
  return [part(toRed), part(toGreen), part(toBlue)];
}

/** The inverse of what a screen does (IEC 61966-2-1), not a camera's curve: this light was meant for a screen. */
export function screenSignal(light: number): number {
  const shown = Math.min(1, Math.max(0, light));
  return shown <= 0.0031308 ? 12.92 * shown : 1.055 * shown ** (1 / 2.4) - 0.055;
}
