/**
 * Who of a window's speakers speaks in each frame, from the classes of a segmentation model: one class for each set of
 * speakers, small sets first, each in order (pyannote.audio's Powerset with 3 speakers, at most 2 at once). Pure.
 */

export const LOCAL_SPEAKERS = 3;

/** Speakers of each class as bits: nobody, 1, 2, 3, 1 and 2, 1 and 3, 2 and 3. */
const CLASSES = [0b000, 0b001, 0b010, 0b100, 0b011, 0b101, 0b110] as const;

export const POWERSET_CLASSES = CLASSES.length;

/**
 * @param scores frame by frame, one for each class; the highest counts
 * @returns for each frame the speakers as bits
 */
export function speakersOfFrames(scores: Float32Array): Uint8Array {
  const frames = new Uint8Array(Math.floor(scores.length / POWERSET_CLASSES));
  for (let frame = 0; frame < frames.length; frame += 1) {
    const from = frame * POWERSET_CLASSES;
    let best = 0;
    for (let one = 1; one < POWERSET_CLASSES; one += 1)
      if ((scores[from + one] ?? 0) > (scores[from + best] ?? 0)) best = one;
    frames[frame] = CLASSES[best] ?? 0;
  }
  return frames;
}
