/** Keeps a mix inside full scale without the crackle of cut-off peaks. */

/** Below this nothing changes. */
const KNEE = 0.8;

/** In place: quiet samples stay to the bit, loud ones bend smoothly towards 1 and never reach it. */
export function softLimit(samples: Float32Array): void {
  for (let i = 0; i < samples.length; i += 1) {
    const value = samples[i] as number;
    const size = Math.abs(value);
    if (size <= KNEE) continue;
    const bent = KNEE + (1 - KNEE) * Math.tanh((size - KNEE) / (1 - KNEE));
    samples[i] = value < 0 ? -bent : bent;
  }
}
