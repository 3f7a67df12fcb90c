/** A song with known parts: a spoken voice in the centre over a band that plays four bars again and again. */
import type { Stereo } from '../../media/sound/stereo.ts';
import { StreamResampler } from '../../media/sound/stream-resampler.ts';
import { openEspeak } from '../../media/speak/espeak/espeak-synthesizer.ts';
import { readVoicePack } from '../../media/speak/espeak/read-voice-pack.ts';
import { speakText } from '../../media/speak/speak-text.ts';
import { builtInSpeaker } from '../../media/speak/speaker.ts';
import { findVoice } from '../../media/speak/voices.ts';

export const MIX_RATE = 48_000;

const TEXT =
  'Most people think that a song begins with a melody. It does not. It begins with a pause, and somebody who waits. ' +
  'I learned this when I was nine years old, on a very small stage. Nobody in the room was listening, and then everybody was. ' +
  'What changed was not the sound. What changed was that we stopped hurrying, and let the silence do its part of the work.';
const BAR_SEC = 2;
/** Semitones over 110 Hz. */
const CHORDS = [
  [0, 4, 7, 12],
  [5, 9, 12, 17],
  [7, 11, 14, 19],
  [0, 3, 7, 10],
];

export interface MadeMix {
  readonly voice: Stereo;
  readonly band: Stereo;
  readonly mix: Stereo;
}

/** Voice and band are equally loud. `spread` 0: everything in one place; 1: instruments left and right. */
export async function makeMix(durationSec: number, spread: number): Promise<MadeMix> {
  const said = await speech(durationSec);
  const voice = { left: said.slice(), right: said.slice() };
  const played = playBand(durationSec, spread);
  const gain = Math.sqrt(power(voice) / power(played));
  const band = { left: played.left.map((v) => v * gain), right: played.right.map((v) => v * gain) };
  return { voice, band, mix: { left: sum(voice.left, band.left), right: sum(voice.right, band.right) } };
}

/** Scale-invariant signal-to-distortion ratio in dB: Le Roux and others, "SDR, half-baked or well done?", 2019. */
export function siSdrDb(estimate: Stereo, truth: Stereo): number {
  let cross = 0;
  let energy = 0;
  const pairs = [
    [estimate.left, truth.left],
    [estimate.right, truth.right],
  ] as const;
  for (const [heard, meant] of pairs)
    for (let at = 0; at < meant.length; at += 1) {
      cross += (heard[at] as number) * (meant[at] as number);
      energy += (meant[at] as number) ** 2;
    }
  const scale = cross / energy;
  let error = 0;
  for (const [heard, meant] of pairs)
    for (let at = 0; at < meant.length; at += 1)
      error += ((heard[at] as number) - scale * (meant[at] as number)) ** 2;
  return 10 * Math.log10((scale * scale * energy) / error);
}

const spoken = new Map<number, Promise<Float32Array<ArrayBuffer>>>();

/** The same in every mix of that length. */
function speech(durationSec: number): Promise<Float32Array<ArrayBuffer>> {
  const known = spoken.get(durationSec) ?? speak(durationSec);
  spoken.set(durationSec, known);
  return known;
}

async function speak(durationSec: number): Promise<Float32Array<ArrayBuffer>> {
  const voice = findVoice('en-grace');
  if (voice === undefined) throw new Error('The voice is gone.');
  const espeak = await openEspeak(await readVoicePack());
  const track = new Float32Array(durationSec * MIX_RATE);
  let at = 0;
  while (at < track.length)
    for await (const { samples, sampleRate } of speakText(TEXT, builtInSpeaker(voice, espeak))) {
      const resampler = new StreamResampler(sampleRate, MIX_RATE);
      const piece = resampler.push(samples);
      track.set(piece.subarray(0, Math.max(0, track.length - at)), Math.min(at, track.length));
      at += piece.length;
    }
  return track;
}

function playBand(durationSec: number, spread: number): Stereo {
  const length = durationSec * MIX_RATE;
  const left = new Float32Array(length);
  const right = new Float32Array(length);
  for (let bar = 0; bar * BAR_SEC < durationSec; bar += 1)
    for (const [index, semitone] of (CHORDS[bar % CHORDS.length] ?? []).entries())
      for (let beat = 0; beat < 4; beat += 1) {
        const place = 0.5 + spread * (index % 2 === 0 ? -0.42 : 0.42);
        pluck(left, right, bar * BAR_SEC + beat * 0.5 + index * 0.03, 110 * 2 ** (semitone / 12), place);
      }
  let seed = 1;
  for (let beat = 0; beat * 0.5 < durationSec; beat += 1)
    for (let at = 0; at < 0.08 * MIX_RATE; at += 1) {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      const hit = 0.25 * (seed / 1_073_741_824 - 1) * Math.exp(-at / (0.012 * MIX_RATE));
      const sample = beat * 0.5 * MIX_RATE + at;
      if (sample >= length) break;
      left[sample] = (left[sample] as number) + hit * (1 - 0.8 * spread);
      right[sample] = (right[sample] as number) + hit;
    }
  return { left, right };
}

function pluck(left: Float32Array, right: Float32Array, startSec: number, hz: number, place: number): void {
  const start = Math.round(startSec * MIX_RATE);
  const string = stringOf(hz);
  const [toLeft, toRight] = [Math.cos((place * Math.PI) / 2), Math.sin((place * Math.PI) / 2)];
  for (let at = 0; at < string.length && start + at < left.length; at += 1) {
    const value = string[at] as number;
    left[start + at] = (left[start + at] as number) + value * toLeft;
    right[start + at] = (right[start + at] as number) + value * toRight;
  }
}

const strings = new Map<number, Float64Array>();

/** What one string of the band sounds like; few are played again and again. */
function stringOf(hz: number): Float64Array {
  const known = strings.get(hz);
  if (known !== undefined) return known;
  const made = Float64Array.from({ length: 0.9 * MIX_RATE }, (_, at) => {
    let value = 0;
    for (let overtone = 1; overtone <= 6; overtone += 1)
      value += Math.sin((2 * Math.PI * hz * overtone * at) / MIX_RATE) / overtone ** 1.3;
    return value * 0.1 * Math.min(1, at / 200) * Math.exp(-at / (0.35 * MIX_RATE));
  });
  strings.set(hz, made);
  return made;
}

function power({ left, right }: Stereo): number {
  return [left, right].reduce((sum, channel) => channel.reduce((acc, value) => acc + value * value, sum), 0);
}

function sum(a: Float32Array, b: Float32Array): Float32Array<ArrayBuffer> {
  return Float32Array.from(a, (value, at) => value + (b[at] as number));
}
