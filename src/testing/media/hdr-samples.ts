/** Colours of ordinary pictures as the HDR samples that must come out as them again. */
import { type HdrTransfer, lightOf, PEAK_LIGHT } from '../../media/pictures/hdr/hdr-light.ts';
import { toneCurve } from '../../media/pictures/hdr/tone-curve.ts';

type Rgb = readonly [number, number, number];

/** Ten-bit luma and colour differences, BT.2020 in limited range, of a colour of 8 bits a part. `peakNits`: the film's own. */
export function hdrSamples(transfer: HdrTransfer, color: Rgb, peakNits?: number): Rgb {
  const [r, g, b] = [screenLight(color[0]), screenLight(color[1]), screenLight(color[2])];
  // Rec. ITU-R BT.2087, table 2.
  const shown: Rgb = [
    0.627404 * r + 0.329283 * g + 0.043313 * b,
    0.069097 * r + 0.91954 * g + 0.011362 * b,
    0.016391 * r + 0.088013 * g + 0.895595 * b,
  ];
  const strongest = Math.max(...shown);
  const gain =
    strongest > 0
      ? lightBefore(strongest, peakNits === undefined ? PEAK_LIGHT : lightOf(peakNits)) / strongest
      : 0;
  const [red, green, blue] = signalOf(transfer, [gain * shown[0], gain * shown[1], gain * shown[2]]);
  const luma = 0.2627 * red + 0.678 * green + 0.0593 * blue;
  return [
    Math.round(64 + 876 * luma),
    Math.round(512 + (896 * (blue - luma)) / 1.8814),
    Math.round(512 + (896 * (red - luma)) / 1.4746),
  ];
}

function screenLight(part: number): number {
  const signal = part / 255;
  return signal <= 0.04045 ? signal / 12.92 : ((signal + 0.055) / 1.055) ** 2.4;
}

/** What the tone curve makes `shown` of. */
function lightBefore(shown: number, peak: number): number {
  let [low, high] = [0, peak];
  for (let step = 0; step < 40; step += 1) {
    const middle = (low + high) / 2;
    if (toneCurve(middle, peak) < shown) low = middle;
    else high = middle;
  }
  return high;
}

/** Inverse EOTF of SMPTE ST 2084, or inverse OOTF and OETF of HLG (Rec. ITU-R BT.2100, tables 4 and 5). */
function signalOf(transfer: HdrTransfer, light: Rgb): Rgb {
  const [r, g, b] = light;
  if (transfer === 'pq') {
    const pq = (part: number) => {
      const power = ((203 * part) / 10_000) ** (2610 / 16384);
      return ((3424 / 4096 + (2413 / 128) * power) / (1 + (2392 / 128) * power)) ** (2523 / 32);
    };
    return [pq(r), pq(g), pq(b)];
  }
  const luminance = (0.2627 * r + 0.678 * g + 0.0593 * b) / PEAK_LIGHT;
  const gain = luminance > 0 ? luminance ** (1 / 1.2 - 1) / PEAK_LIGHT : 0;
  const hlg = (part: number) =>
    part <= 1 / 12 ? Math.sqrt(3 * part) : 0.17883277 * Math.log(12 * part - 0.28466892) + 0.55991073;
  return [hlg(gain * r), hlg(gain * g), hlg(gain * b)];
}
