import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chatSoundPieces, chatSounds, chatSoundsFile } from './chat-sounds.ts';
import { type ChatTone, chatTone, TONE_SAMPLE_RATE } from './chat-tones.ts';

const TONES: readonly ChatTone[] = ['incoming', 'outgoing', 'key'];
const loudest = (samples: Float32Array) => samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0);

/** Where the energy of the spectrum lies in the mean. */
function centroidHz(samples: Float32Array): number {
  let [weighted, whole] = [0, 0];
  for (let hz = 50; hz < 8000; hz += 50) {
    let [re, im] = [0, 0];
    for (const [at, value] of samples.entries()) {
      const turn = (2 * Math.PI * hz * at) / TONE_SAMPLE_RATE;
      re += value * Math.cos(turn);
      im += value * Math.sin(turn);
    }
    const energy = re * re + im * im;
    weighted += hz * energy;
    whole += energy;
  }
  return weighted / whole;
}

const lines = fc
  .array(fc.record({ gapSec: fc.double({ min: 1.3, max: 9, noNaN: true }), mine: fc.boolean() }), {
    minLength: 1,
    maxLength: 30,
  })
  .map((gaps) => {
    let atSec = -0.9;
    return gaps.map(({ gapSec, mine }) => {
      atSec += gapSec;
      return { side: mine ? ('me' as const) : ('them' as const), text: 'Hi', atSec };
    });
  });

describe('the tones of a chat', () => {
  it('are short, far from full scale and silent at both ends', () => {
    for (const tone of TONES) {
      const samples = chatTone(tone);
      expect(samples.length / TONE_SAMPLE_RATE).toBeLessThan(0.12);
      expect([samples[0], samples.at(-1)]).toEqual([0, 0]);
      // An export makes a chat without voices louder by up to 12 dB.
      expect(4 * loudest(samples)).toBeLessThan(1);
    }
  });

  it('are a low pop, a higher and softer one, and a faint bright key', () => {
    const [incoming, outgoing, key] = TONES.map((tone) => chatTone(tone)) as [
      Float32Array,
      Float32Array,
      Float32Array,
    ];
    expect(centroidHz(incoming)).toBeGreaterThan(400);
    expect(centroidHz(incoming)).toBeLessThan(800);
    expect(centroidHz(outgoing)).toBeGreaterThan(centroidHz(incoming) + 200);
    expect(centroidHz(outgoing)).toBeLessThan(1400);
    expect(centroidHz(key)).toBeGreaterThan(2000);
    expect(loudest(outgoing)).toBeLessThan(loudest(incoming));
    expect(loudest(key)).toBeLessThan(loudest(outgoing) / 2);
  });

  it('are the same samples every time', () => {
    for (const tone of TONES) expect(chatTone(tone)).toEqual(chatTone(tone));
  });
});

describe('the sounds of a conversation', () => {
  it('type before each message and pop as it comes, of its own side', () => {
    const sounds = chatSounds([
      { side: 'them', text: 'Are you there?', atSec: 0.4 },
      { side: 'me', text: 'I never left.', atSec: 2 },
    ]);
    expect(sounds.map(({ tone }) => tone)).toEqual([
      ...['key', 'key', 'key', 'incoming'],
      ...['key', 'key', 'key', 'outgoing'],
    ]);
    expect(sounds.filter(({ tone }) => tone !== 'key').map(({ atSec }) => atSec)).toEqual([0.4, 2]);
  });

  it('come in order, in the pause before a message, never before the start', () => {
    fc.assert(
      fc.property(lines, (chat) => {
        const sounds = chatSounds(chat);
        expect(sounds.map(({ atSec }) => atSec)).toEqual(
          sounds.map(({ atSec }) => atSec).sort((a, b) => a - b),
        );
        for (const { tone, atSec } of sounds) {
          expect(atSec).toBeGreaterThanOrEqual(0);
          const next = chat.find((line) => line.atSec >= atSec);
          if (tone === 'key') expect((next?.atSec ?? 0) - atSec).toBeLessThan(0.3);
        }
      }),
    );
  });

  it('are pieces in order and apart, within full scale, none before the first sound or after the end', () => {
    fc.assert(
      fc.property(lines, fc.double({ min: 1, max: 60, noNaN: true }), (chat, durationSec) => {
        const pieces = chatSoundPieces(chat, durationSec);
        let end = Math.round((chatSounds(chat)[0]?.atSec ?? 0) * TONE_SAMPLE_RATE);
        for (const { start, samples } of pieces) {
          expect(start).toBeGreaterThanOrEqual(end);
          expect(4 * loudest(samples)).toBeLessThan(1);
          end = start + samples.length;
        }
        expect(pieces.length === 0 ? 0 : end).toBeLessThanOrEqual(Math.round(durationSec * TONE_SAMPLE_RATE));
      }),
      { numRuns: 20 },
    );
  });

  it('are a WAV file of that length', async () => {
    const chat = { theme: 'bubbles', panel: 'full', names: { me: 'Me', them: 'Theo' } } as const;
    const file = chatSoundsFile({ ...chat, lines: [{ side: 'me', text: 'Hi', atSec: 0.4 }] }, 2);
    const view = new DataView(await file.arrayBuffer());
    expect(file.type).toBe('audio/wav');
    expect(view.getUint32(24, true)).toBe(TONE_SAMPLE_RATE);
    expect(view.getUint32(40, true)).toBe(2 * 2 * TONE_SAMPLE_RATE);
    expect(view.byteLength).toBe(44 + view.getUint32(40, true));
    const samples = new Int16Array(view.buffer, 44);
    const popAt = Math.round(0.4 * TONE_SAMPLE_RATE);
    const pop = Int16Array.from(chatTone('outgoing'), (value) => Math.round(32_767 * value));
    expect(samples.subarray(popAt, popAt + pop.length)).toEqual(pop);
    expect(samples.subarray(popAt + pop.length).every((sample) => sample === 0)).toBe(true);
  });
});
