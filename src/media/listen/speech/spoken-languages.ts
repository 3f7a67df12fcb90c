/** Which languages a source is spoken in, decided from a few windows spread over it. */
import type { OpenSource } from '../../probe/open-source.ts';
import { LevelMeter, powerToDb } from '../level-meter.ts';
import type { Recogniser } from './recogniser.ts';
import { soundWindows } from './sound-windows.ts';
import { windowCount } from './window-words.ts';

/** An introduction, a jingle or a guest is outvoted; more would cost as much as hearing a window or two. */
const SAMPLED_WINDOWS = 5;
/** What sounds for less of a window than this says nothing of a language. */
const LEAST_SOUNDING = 0.2;
const STEP_SEC = 0.1;
/** Nobody speaks below this. */
const SOUNDING_DB = -50;

/**
 * Languages of the windows asked, the most frequent first; of as many, the one heard first. None where each window is
 * asked as it is heard.
 */
export type SpokenLanguages = readonly string[];

export async function spokenLanguages(
  source: OpenSource,
  recogniser: Recogniser,
  durationSec: number,
  signal: AbortSignal,
): Promise<SpokenLanguages> {
  if (recogniser.needsNoLanguage) return [];
  const votes = new Map<string, number>();
  for (const index of spreadEvenly(windowCount(durationSec), SAMPLED_WINDOWS)) {
    for await (const { samples } of soundWindows(source, recogniser.sampleRate, index)) {
      signal.throwIfAborted();
      // Stryker disable next-line EqualityOperator: a tuned value
      if (soundingShare(samples, recogniser.sampleRate) >= LEAST_SOUNDING) {
        const language = await recogniser.detectLanguage(samples);
        votes.set(language, (votes.get(language) ?? 0) + 1);
      }
      break;
    }
  }
  return mostFirst(votes);
}

/**
 * The language of one window. One that is spoken all over is not asked for again; where several are, the window says,
 * and what nobody else heard is taken for a mistake.
 */
export async function languageOfWindow(
  spoken: SpokenLanguages,
  samples: Float32Array,
  recogniser: Recogniser,
): Promise<string> {
  const [main, ...others] = spoken;
  if (main === undefined) return recogniser.detectLanguage(samples);
  if (others.length === 0) return main;
  const heard = await recogniser.detectLanguage(samples);
  return spoken.includes(heard) ? heard : main;
}

/** The language of most words; null where nothing was heard, or nobody says in what. */
export function mainLanguage(
  windows: readonly { readonly language: string | null; readonly words: readonly unknown[] }[],
): string | null {
  const words = new Map<string, number>();
  for (const window of windows)
    if (window.language !== null)
      words.set(window.language, (words.get(window.language) ?? 0) + window.words.length);
  return mostFirst(words)[0] ?? null;
}

/** At most `most` of `count` places, each in the middle of its share. */
export function spreadEvenly(count: number, most: number): number[] {
  const taken = Math.min(count, most);
  return Array.from({ length: taken }, (_, at) => Math.floor(((at + 0.5) * count) / taken));
}

function soundingShare(samples: Float32Array, sampleRate: number): number {
  const meter = new LevelMeter(sampleRate, STEP_SEC);
  meter.push(samples);
  const { powers } = meter.finish();
  // Stryker disable next-line EqualityOperator: a tuned value
  return powers.filter((power) => powerToDb(power) > SOUNDING_DB).length / powers.length;
}

function mostFirst(counts: ReadonlyMap<string, number>): string[] {
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([language]) => language);
}
