/** Which sounds of a film that libav reads are worked with, chosen as `src/media/probe` chooses among those that it reads. */
import { isAudible, LISTENED_SEC, momentsOf } from '../../../media/probe/audible.ts';
import { decodedSound, SAMPLE_RATE } from './ffmpeg-sound.ts';
import type { FfmpegSound } from './ffmpeg-stream.ts';

/**
 * What two sounds of one channel each that follow each other are: left and right; that where they differ in nothing but
 * what is heard in them; or languages.
 */
export type Sides = 'always' | 'where_alike' | 'never';

export interface HeardSound {
  readonly sound: FfmpegSound;
  /** The right side of a sound whose left side is `sound`. */
  readonly rightSound: FfmpegSound | null;
}

/** Recorders end all their tracks together, but for a packet. */
const APART_SEC = 0.1;

/** The first in which anything is heard, the first where nothing is in any. null where there is none. */
export async function heardSound(sounds: readonly FfmpegSound[], sides: Sides): Promise<HeardSound | null> {
  const choices = choicesOf(sounds, sides);
  if (sounds.length > 1) {
    for (const choice of choices) {
      const heard: FfmpegSound[] = [];
      for (const sound of choice) if (await isHeard(sound)) heard.push(sound);
      // Of a microphone that nobody speaks into now and then, as MXF has them, nothing is lost.
      const [sound, rightSound = null] = sides === 'always' ? choice : heard;
      if (heard.length > 0 && sound !== undefined) return { sound, rightSound };
    }
  }
  const [[sound, rightSound = null] = []] = choices;
  return sound === undefined ? null : { sound, rightSound };
}

/** One sound each, or two sides. */
function choicesOf(sounds: readonly FfmpegSound[], sides: Sides): FfmpegSound[][] {
  const choices: FfmpegSound[][] = [];
  for (const sound of sounds) {
    const [left, ...others] = choices.at(-1) ?? [];
    if (left !== undefined && others.length === 0 && areSides(left, sound, sides))
      choices.at(-1)?.push(sound);
    else choices.push([sound]);
  }
  return choices;
}

function areSides(left: FfmpegSound, right: FfmpegSound, sides: Sides): boolean {
  if (sides === 'never' || left.channels !== 1 || right.channels !== 1) return false;
  const apartSec = Math.abs((left.durationSec ?? 0) - (right.durationSec ?? 0));
  return sides === 'always' || (left.kind === right.kind && apartSec < APART_SEC);
}

async function isHeard(sound: FfmpegSound): Promise<boolean> {
  const { startSec, durationSec } = sound;
  try {
    for (const atSec of momentsOf(startSec, startSec + (durationSec ?? 0)))
      if (await isHeardAt(sound, atSec)) return true;
    return false;
  } catch {
    // Damage is told by whoever decodes all of it.
    return true;
  }
}

async function isHeardAt(sound: FfmpegSound, atSec: number): Promise<boolean> {
  let samples = 0;
  for await (const block of decodedSound({ ...sound, frames: () => sound.frames(atSec) }, null).blocks) {
    if (block.some(isAudible)) return true;
    samples += block[0]?.length ?? 0;
    if (samples > LISTENED_SEC * SAMPLE_RATE) break;
  }
  return false;
}
