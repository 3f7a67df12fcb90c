/** The framing of a clip without cuts, as nobody has changed it (extension `framing_shots`). */
import { expect } from 'vitest';

export const ONE_SHOT = {
  startSec: expect.any(Number),
  endSec: expect.any(Number),
  view: 'auto',
  centerX: null,
  centerY: null,
};
