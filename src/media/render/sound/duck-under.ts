/** How far music falls while somebody speaks over it, from the level of the speech itself. */
import { DUCK_FALL_SEC, DUCK_RISE_SEC, wantedDuckDb } from '../../compose/duck-curve.ts';
import type { Stereo } from '../../sound/stereo.ts';

const SAMPLE_RATE = 48_000;
/** The level is looked at this often; in between, the gain runs in a straight line. */
const STEP_SAMPLES = 48;
const FALL = 1 - Math.exp(-STEP_SAMPLES / (DUCK_FALL_SEC * SAMPLE_RATE));
const RISE = 1 - Math.exp(-STEP_SAMPLES / (DUCK_RISE_SEC * SAMPLE_RATE));
/** The level is the mean of so many steps, 20 ms: longer than a period of the deepest voice. */
const LEVEL_STEPS = 20;

export class DuckUnder {
  private stepEnergy = 0;
  private stepAt = 0;
  private readonly energies = new Float64Array(LEVEL_STEPS);
  private steps = 0;
  private gainDb = 0;
  private from = 1;
  private to = 1;

  /**
   * Adds `music` to `into` as far as `speech` of the same stretch lets it through. All of one length, blocks of any
   * length; call it for every block, also where there is no music, so that the speech before is known. `into` may be
   * `speech`.
   */
  addUnder(speech: Stereo, music: Stereo, into: Stereo): void {
    for (let i = 0; i < music.left.length; i += 1) {
      const left = speech.left[i] as number;
      const right = speech.right[i] as number;
      const gain = this.from + ((this.to - this.from) * this.stepAt) / STEP_SAMPLES;
      into.left[i] = (into.left[i] as number) + (music.left[i] as number) * gain;
      into.right[i] = (into.right[i] as number) + (music.right[i] as number) * gain;
      this.stepEnergy += (left * left + right * right) / 2;
      this.stepAt += 1;
      if (this.stepAt === STEP_SAMPLES) this.step();
    }
  }

  private step(): void {
    this.energies[this.steps % LEVEL_STEPS] = this.stepEnergy / STEP_SAMPLES;
    this.steps += 1;
    const mean = this.energies.reduce((sum, energy) => sum + energy, 0) / LEVEL_STEPS;
    const wantedDb = wantedDuckDb(mean);
    this.gainDb += (wantedDb - this.gainDb) * (wantedDb < this.gainDb ? FALL : RISE);
    this.from = this.to;
    this.to = 10 ** (this.gainDb / 20);
    this.stepEnergy = 0;
    this.stepAt = 0;
  }
}
