/**
 * Tells pictures of a screen (slides, documents, code, menus, flat drawn games) from pictures of a camera, by what
 * can be counted in small pictures. A screen is painted in areas of one exact tone with hard edges between them, and
 * most of it stays as it is; light on real things runs through many tones, and a camera adds noise to all of them.
 * Measured at 256 pixels a side: screens are flat in 0.70 to 0.96 of the picture, camera films in 0.02 to 0.32, and
 * heavy compression changes neither much. Films of three-dimensional games look like a camera to this, and are taken
 * for one. Pure.
 */

/** What is counted in one picture, each a share of its pixels. */
export interface ToneStatistics {
  /** Exactly as light as the pixels to the right and below. */
  readonly flat: number;
  /** Of the four commonest tones. */
  readonly fewTones: number;
  /** Much lighter or darker than the pixel to the right or below. */
  readonly edges: number;
  /** Another tone than in the picture before; 0 where there is none before it. */
  readonly changed: number;
}

/** Brightness of every pixel of a square picture, 0 to 255. */
export type TonePicture = Uint8Array;

/** Tones so far apart are one: compression moves them by as much. */
const SAME_TONE = 1;
const COUNTED_TONES = 4;
const EDGE_STEP = 40;
/** Compression and noise change a pixel by less. */
const CHANGE_STEP = 12;

/** A plain ground without edges shows nothing that could be cut off. */
const SCREEN = { flat: 0.5, fewTones: 0.25, edges: 0.01, changed: 0.15 } as const;

/** Three bytes a pixel. */
export function toTones(rgb: Uint8Array): TonePicture {
  const tones = new Uint8Array(rgb.length / 3);
  for (let at = 0; at < tones.length; at += 1)
    tones[at] =
      (77 * (rgb[3 * at] as number) + 150 * (rgb[3 * at + 1] as number) + 29 * (rgb[3 * at + 2] as number)) >>
      8;
  return tones;
}

export function measureTones(tones: TonePicture, before: TonePicture | null): ToneStatistics {
  const side = Math.sqrt(tones.length);
  const counts = new Uint32Array(256);
  let flat = 0;
  let edges = 0;
  let changed = 0;
  for (let at = 0; at < tones.length; at += 1) {
    const tone = tones[at] as number;
    counts[tone] = (counts[tone] as number) + 1;
    const right = (at + 1) % side === 0 ? tone : (tones[at + 1] as number);
    const below = tones[at + side] ?? tone;
    const step = Math.max(Math.abs(tone - right), Math.abs(tone - below));
    if (step === 0) flat += 1;
    if (step > EDGE_STEP) edges += 1;
    if (before !== null && Math.abs(tone - (before[at] as number)) > CHANGE_STEP) changed += 1;
  }
  const all = tones.length;
  return { flat: flat / all, fewTones: commonest(counts) / all, edges: edges / all, changed: changed / all };
}

/** Whether pictures of one shot, in order, show a screen. */
export function isScreen(statistics: readonly ToneStatistics[]): boolean {
  if (statistics.length === 0) return false;
  return (
    usual(statistics.map(({ flat }) => flat)) >= SCREEN.flat &&
    usual(statistics.map(({ fewTones }) => fewTones)) >= SCREEN.fewTones &&
    usual(statistics.map(({ edges }) => edges)) >= SCREEN.edges &&
    usual(statistics.map(({ changed }) => changed)) <= SCREEN.changed
  );
}

/** How many pixels have one of the commonest tones, those around each counted with it. */
function commonest(counts: Uint32Array): number {
  const left = Array.from(counts);
  let sum = 0;
  for (let taken = 0; taken < COUNTED_TONES; taken += 1) {
    let best = { from: 0, to: 0, pixels: 0 };
    for (let tone = 0; tone < left.length; tone += 1) {
      const from = Math.max(0, tone - SAME_TONE);
      const to = Math.min(left.length, tone + SAME_TONE + 1);
      const pixels = left.slice(from, to).reduce((all, count) => all + count, 0);
      if (pixels > best.pixels) best = { from, to, pixels };
    }
    sum += best.pixels;
    left.fill(0, best.from, best.to);
  }
  return sum;
}

function usual(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
