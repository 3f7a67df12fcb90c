/** What HDR signals mean as light: PQ (SMPTE ST 2084) and HLG (Rec. ITU-R BT.2100), both in BT.2020 primaries. */

export type HdrTransfer = 'pq' | 'hlg';

/** Red, green and blue. */
export type Rgb = readonly [number, number, number];

/** Diffuse white of HDR pictures (Report ITU-R BT.2408); light is told as a multiple of it. */
const REFERENCE_WHITE_NITS = 203;
/** Of the display HDR pictures are made for: HLG's nominal one, and PQ's where nothing else is known. */
const PEAK_NITS = 1000;
export const PEAK_LIGHT = lightOf(PEAK_NITS);

const PQ = { m1: 2610 / 16384, m2: 2523 / 32, c1: 3424 / 4096, c2: 2413 / 128, c3: 2392 / 128 } as const;
const PQ_HIGHEST_NITS = 10_000;
const HLG_A = 0.17883277;
const HLG_B = 1 - 4 * HLG_A;
const HLG_C = 0.5 - HLG_A * Math.log(4 * HLG_A);
/** How much more contrast the display of HLG shows than the camera saw, at 1000 nits. */
const HLG_SYSTEM_GAMMA = 1.2;

export function lightOf(nits: number): number {
  return nits / REFERENCE_WHITE_NITS;
}

/** null where the picture is not HDR. The names are those of WebCodecs. */
export function hdrTransferOf(colour: { readonly transfer?: string | null }): HdrTransfer | null {
  return colour.transfer === 'pq' || colour.transfer === 'hlg' ? colour.transfer : null;
}

/** Light of the reference display, 1 being diffuse white; signals are 0 to 1. */
export function displayLight(transfer: HdrTransfer, [red, green, blue]: Rgb): Rgb {
  const [r, g, b] = [signalLight(transfer, red), signalLight(transfer, green), signalLight(transfer, blue)];
  const gain = transfer === 'hlg' ? hlgGain(0.2627 * r + 0.678 * g + 0.0593 * b) : 1;
  return [gain * r, gain * g, gain * b];
}

/** Of one colour: light of the display for PQ, light the camera saw, 0 to 1, for HLG. */
export function signalLight(transfer: HdrTransfer, signal: number): number {
  if (transfer === 'hlg')
    return signal <= 0.5 ? signal ** 2 / 3 : (Math.exp((signal - HLG_C) / HLG_A) + HLG_B) / 12;
  const root = signal ** (1 / PQ.m2);
  const share = Math.max(0, root - PQ.c1) / (PQ.c2 - PQ.c3 * root);
  return (PQ_HIGHEST_NITS / REFERENCE_WHITE_NITS) * share ** (1 / PQ.m1);
}

/** From the light the camera saw to the light of the display, by the luminance the camera saw. */
export function hlgGain(luminance: number): number {
  return PEAK_LIGHT * luminance ** (HLG_SYSTEM_GAMMA - 1);
}
