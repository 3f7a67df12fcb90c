import { mkdtempSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ffprobe } from '../../testing/media/run-ffmpeg.ts';
import type { SpokenWord } from './align-words.ts';
import { openEspeak } from './espeak/espeak-synthesizer.ts';
import { readVoicePack } from './espeak/read-voice-pack.ts';
import { speakText } from './speak-text.ts';
import { speakTexts } from './speak-texts.ts';
import { builtInSpeaker } from './speaker.ts';
import { SpeechError, type Synthesizer } from './synthesizer.ts';
import { findVoice, VOICES, type Voice } from './voices.ts';

const CALL = { signal: new AbortController().signal, onProgress: () => undefined };
const TEXTS = {
  en: 'The kettle was already whistling when she asked again. Nobody wanted to answer first.',
  it: 'Il bollitore fischiava già quando lei lo chiese di nuovo. Nessuno voleva rispondere per primo.',
};

let folder: string;
let espeak: Synthesizer;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cliproom-speak-'));
  espeak = await openEspeak(await readVoicePack());
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function voiceOf(id: string): Voice {
  const voice = findVoice(id);
  if (voice === undefined) throw new Error(`There is no voice ${id}.`);
  return voice;
}

async function speakToFolder(texts: readonly { text: string; voice: string; name: string }[]) {
  return speakTexts(
    texts,
    async ({ name }) => {
      const handle = await open(join(folder, name), 'w');
      return {
        write: async (bytes, position) => void (await handle.write(bytes, 0, bytes.byteLength, position)),
        close: () => handle.close(),
        discard: () => handle.close(),
      };
    },
    async () => espeak,
    CALL,
  );
}

describe('the voices', () => {
  it('are four a language, each set to a voice the pack has', async () => {
    for (const language of ['en', 'it'] as const)
      expect(VOICES.filter((voice) => voice.language === language)).toHaveLength(4);
    for (const { setting } of VOICES) expect((await espeak.synthesize('uno', setting)).marks).toHaveLength(1);
  });

  it('differ from each other in pitch or pace by what anybody hears', async () => {
    for (const language of ['en', 'it'] as const) {
      const heard = [];
      for (const { id, setting } of VOICES.filter((voice) => voice.language === language)) {
        const { samples, sampleRate } = await espeak.synthesize(TEXTS[language], setting);
        heard.push({ id, pitchHz: medianPitchHz(samples, sampleRate), sec: samples.length / sampleRate });
      }
      for (const [index, one] of heard.entries())
        for (const other of heard.slice(index + 1)) {
          const pitch = Math.abs(Math.log2(one.pitchHz / other.pitchHz)) * 12;
          const pace = Math.abs(one.sec / other.sec - 1);
          expect(pitch > 2 || pace > 0.08, `${one.id} ${other.id} ${pitch} ${pace}`).toBe(true);
        }
    }
  });
});

describe('spoken text', () => {
  it('gives every word a time, in order and inside the sound', async () => {
    const text = `${TEXTS.en} — "Really?" he said: 42 times, R&D <b>bold</b> 😀.\n\nA new paragraph [[begins]].`;
    let end = 0;
    let sec = 0;
    const words: string[] = [];
    for await (const piece of speakText(text, builtInSpeaker(voiceOf('en-isla'), espeak))) {
      sec += piece.samples.length / piece.sampleRate;
      for (const word of piece.words) {
        expect(word.startSec).toBeGreaterThanOrEqual(end);
        expect(word.endSec).toBeGreaterThan(word.startSec);
        end = word.endSec;
        words.push(word.text);
      }
      expect(end).toBeLessThanOrEqual(sec);
    }
    expect(words.join(' ')).toBe(text.replace(/\s+/g, ' '));
  });

  it.each([
    ['en-grace', 'We saw Prof. Smith vs. J. K. Brown today.'],
    ['it-giulia', 'Ho visto il Sig. Rossi con l’avv. Bianchi.'],
  ])('has no pause behind a title or an initial: %s', async (id, text) => {
    const words: SpokenWord[] = [];
    for await (const piece of speakText(text, builtInSpeaker(voiceOf(id), espeak)))
      words.push(...piece.words);
    expect(words.map((word) => word.text).join(' ')).toBe(text);
    const pausesSec = words.slice(1).map(({ startSec }, at) => startSec - (words[at]?.endSec ?? 0));
    expect(Math.max(...pausesSec)).toBeLessThan(0.15);
  });

  it('is read to its end, with signs that mean something to the synthesiser in it', async () => {
    const { setting } = voiceOf('en-jack');
    const lengthOf = async (text: string) => (await espeak.synthesize(text, setting)).samples.length;
    for (const text of ['one\u0000 two three', '<one> two three', '[[one]] two three', 'one &two; three'])
      expect(await lengthOf(text), text).toBeGreaterThan(0.85 * (await lengthOf('one two three')));
    expect(await lengthOf('Tom & Jerry')).toBeGreaterThan(1.1 * (await lengthOf('Tom Jerry')));
  });

  it('is equally loud and never clips, whatever the voice', async () => {
    for (const voice of VOICES)
      for await (const { samples } of speakText(TEXTS[voice.language], builtInSpeaker(voice, espeak))) {
        const peak = samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
        expect(peak).toBeGreaterThan(0.2);
        expect(peak).toBeLessThanOrEqual(0.9);
      }
  });

  it('becomes one MP3 for each text, as long as it says, read by another program', async () => {
    const files = await speakToFolder([
      { text: TEXTS.en, voice: 'en-grace', name: 'a.mp3' },
      { text: 'Yes.', voice: 'en-henry', name: 'b.mp3' },
    ]);
    expect(files).toHaveLength(2);
    for (const [index, name] of ['a.mp3', 'b.mp3'].entries()) {
      const [stream] = await ffprobe(join(folder, name));
      expect(stream).toMatchObject({ codec_name: 'mp3', sample_rate: '44100', channels: 1 });
      const seconds = stream?.duration;
      // Encoders put up to two frames and their own delay around the sound.
      expect(Number(seconds)).toBeGreaterThanOrEqual((files[index]?.durationSec ?? 0) - 0.001);
      expect(Number(seconds)).toBeLessThan((files[index]?.durationSec ?? 0) + 0.12);
      expect(files[index]?.words.at(-1)?.endSec).toBeLessThanOrEqual(files[index]?.durationSec ?? 0);
    }
  });

  it('with nothing to say is refused', async () => {
    await expect(speakToFolder([{ text: '… !', voice: 'en-jack', name: 'none.mp3' }])).rejects.toThrow(
      SpeechError,
    );
  });
});

/** Autocorrelation of the loud stretches between 60 and 400 Hz. */
function medianPitchHz(samples: Float32Array, sampleRate: number): number {
  const pitches: number[] = [];
  const length = Math.round(sampleRate * 0.04);
  for (let start = 0; start + 2 * length < samples.length; start += length) {
    let power = 0;
    for (let at = 0; at < length; at += 1) power += (samples[start + at] as number) ** 2;
    if (power / length < 0.002) continue;
    let best = { lag: 0, likeness: 0 };
    for (let lag = Math.round(sampleRate / 400); lag < sampleRate / 60 && lag < length; lag += 1) {
      let cross = 0;
      let shifted = 0;
      for (let at = 0; at < length; at += 1) {
        cross += (samples[start + at] as number) * (samples[start + at + lag] as number);
        shifted += (samples[start + at + lag] as number) ** 2;
      }
      const likeness = cross / Math.sqrt(power * shifted + 1e-9);
      if (likeness > best.likeness + 0.02) best = { lag, likeness };
    }
    if (best.likeness > 0.7) pitches.push(sampleRate / best.lag);
  }
  pitches.sort((a, b) => a - b);
  return pitches[pitches.length >> 1] ?? 0;
}
