/** Mixes the sounds of a composition to 48 kHz stereo, sample-exact, block by block. */
import type { CompositionPlan, Dip, SoundSpan } from '../../compose/composition-plan.ts';
import { dipLevelAt } from '../../compose/sound-level.ts';
import { CLIP_SAMPLE_RATE } from '../../sound/clip-sound.ts';
import type { Stereo } from '../../sound/stereo.ts';
import { DuckUnder } from './duck-under.ts';
import { addWithEnvelope, type Envelope } from './envelope.ts';

const BLOCK_SAMPLES = 4800;

/** The sound of a span in blocks of any length, together exactly `samples` long. */
export type OpenSound = (span: SoundSpan, samples: number) => AsyncGenerator<Stereo, void>;

interface Voice {
  readonly span: SoundSpan;
  readonly startSample: number;
  readonly endSample: number;
  readonly envelope: Envelope;
}

interface Heard {
  readonly voice: Voice;
  readonly blocks: AsyncGenerator<Stereo, void>;
  /** Samples taken of the voice so far. */
  position: number;
  rest: Stereo;
}

const NOTHING: Stereo = { left: new Float32Array(0), right: new Float32Array(0) };

/**
 * Exactly `round(durationSec * 48000)` samples. A span's sound is opened when it begins and closed when it
 * ends, or when the caller stops reading. A single sound at its own level passes unchanged; several, or one made
 * louder, may leave full scale, which the limiter after the mix sees to. Music marked `duck` falls under the rest.
 */
export async function* mixSounds(
  plan: Pick<CompositionPlan, 'sounds' | 'fades' | 'dips'>,
  durationSec: number,
  open: OpenSound,
): AsyncGenerator<Stereo, void> {
  const total = Math.round(durationSec * CLIP_SAMPLE_RATE);
  const waiting = plan.sounds.map((span) => voiceOf(span, total)).filter((voice) => voice.envelope.total > 0);
  waiting.sort((a, b) => a.startSample - b.startSample);
  const wholeFade: Envelope = {
    gain: 1,
    total,
    fadeIn: samplesOf(plan.fades.inSec),
    fadeOut: samplesOf(plan.fades.outSec),
  };
  // Stryker disable next-line ConditionalExpression,EqualityOperator: a mix without fades comes out as it went in, sooner
  const fades = wholeFade.fadeIn > 0 || wholeFade.fadeOut > 0;
  // Stryker disable next-line ConditionalExpression,EqualityOperator: with nothing to duck, a ducker adds silence
  const ducker = waiting.some(({ span }) => span.duck === true) ? new DuckUnder() : null;
  const silencing = (plan.dips ?? []).filter(({ silences }) => silences === true);
  let heard: Heard[] = [];
  try {
    for (let at = 0; at < total; at += BLOCK_SAMPLES) {
      const end = Math.min(total, at + BLOCK_SAMPLES);
      while (waiting[0] !== undefined && waiting[0].startSample < end) {
        const voice = waiting.shift() as Voice;
        heard.push({ voice, blocks: open(voice.span, voice.envelope.total), position: 0, rest: NOTHING });
      }
      let mix = silence(end - at);
      // Stryker disable next-line ConditionalExpression: without a ducker nothing is marked to be music
      const music = ducker === null ? mix : silence(end - at);
      for (const sound of heard) await addSound(sound.voice.span.duck === true ? music : mix, at, sound);
      ducker?.addUnder(mix, music, mix);
      // Stryker disable next-line ConditionalExpression: a mix without fades comes out as it went in, sooner
      if (fades) mix = faded(mix, at, wholeFade);
      for (const dip of silencing) throughSilence(mix, at, dip);
      for (const { voice, blocks } of heard) if (voice.endSample <= end) await blocks.return();
      heard = heard.filter(({ voice }) => voice.endSample > end);
      yield mix;
    }
  } finally {
    for (const { blocks } of heard) await blocks.return();
  }
}

function voiceOf(span: SoundSpan, limit: number): Voice {
  const startSample = Math.max(0, samplesOf(span.startSec));
  const endSample = Math.min(limit, samplesOf(span.endSec));
  return {
    span,
    startSample,
    endSample,
    envelope: {
      gain: span.gain,
      total: endSample - startSample,
      fadeIn: samplesOf(span.fadeInSec),
      fadeOut: samplesOf(span.fadeOutSec),
    },
  };
}

/** Adds what the sound has inside the block that begins at sample `at`. */
async function addSound(mix: Stereo, at: number, sound: Heard): Promise<void> {
  const { voice } = sound;
  const end = Math.min(voice.endSample, at + mix.left.length);
  while (voice.startSample + sound.position < end) {
    if (sound.rest.left.length === 0) {
      const next = await sound.blocks.next();
      if (next.done) return;
      sound.rest = next.value;
    }
    const offset = voice.startSample + sound.position - at;
    const length = Math.min(sound.rest.left.length, end - at - offset);
    for (const side of ['left', 'right'] as const) {
      const block = sound.rest[side].subarray(0, length);
      addWithEnvelope(mix[side], offset, block, sound.position, voice.envelope);
    }
    sound.rest = { left: sound.rest.left.subarray(length), right: sound.rest.right.subarray(length) };
    sound.position += length;
  }
}

function faded(mix: Stereo, at: number, envelope: Envelope): Stereo {
  const out = silence(mix.left.length);
  addWithEnvelope(out.left, 0, mix.left, at, envelope);
  addWithEnvelope(out.right, 0, mix.right, at, envelope);
  return out;
}

/** What of the block that begins at sample `at` lies in the dip falls to silence and comes back. */
function throughSilence({ left, right }: Stereo, at: number, dip: Dip): void {
  const reach = dip.durationSec / 2;
  const from = Math.max(0, samplesOf(dip.atSec - reach) - at);
  const to = Math.min(left.length, samplesOf(dip.atSec + reach) - at);
  for (let i = from; i < to; i += 1) {
    const level = dipLevelAt(dip, (at + i) / CLIP_SAMPLE_RATE);
    left[i] = (left[i] as number) * level;
    right[i] = (right[i] as number) * level;
  }
}

function silence(length: number): Stereo {
  return { left: new Float32Array(length), right: new Float32Array(length) };
}

function samplesOf(seconds: number): number {
  return Math.round(seconds * CLIP_SAMPLE_RATE);
}
