/** How far lines of a grey picture stand out from both lines beside them, a sample: what two half pictures that moved do. */
export function combs(samples: Uint8Array, widthPx: number): number {
  let sum = 0;
  for (let at = widthPx; at + widthPx < samples.length; at += 1) {
    const [above, here, below] = [samples[at - widthPx], samples[at], samples[at + widthPx]] as [
      number,
      number,
      number,
    ];
    sum += Math.max(0, Math.min(here - above, here - below), Math.min(above - here, below - here));
  }
  return sum / samples.length;
}
