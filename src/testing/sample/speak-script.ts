/** Speaks the script line by line with Flite, so that the time of every line is known exactly. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SampleLine, SampleSpeaker } from './sample-script.ts';

export const VOICE_RATE_HZ = 16_000;

/** Flite voice and how it is set: stretched a little, so that it sounds like talking rather than reading. */
const VOICES: Readonly<Record<SampleSpeaker, readonly string[]>> = {
  Theo: ['-voice', 'rms', '--setf', 'duration_stretch=1.02'],
  Mara: ['-voice', 'slt', '--setf', 'duration_stretch=1.06'],
};
const LEAD_IN_SEC = 0.7;
const QUIET = 0.012;

export interface SpokenLine extends SampleLine {
  readonly startSec: number;
  readonly endSec: number;
}

export interface SpokenScript {
  readonly lines: readonly SpokenLine[];
  /** Mono, at VOICE_RATE_HZ, -1 to 1. */
  readonly samples: Float32Array;
  readonly durationSec: number;
}

/** Needs `flite` (Debian package) in PATH. Writes its working files to `folder`. */
export function speakScript(script: readonly SampleLine[], folder: string): SpokenScript {
  const parts: Float32Array[] = [new Float32Array(Math.round(LEAD_IN_SEC * VOICE_RATE_HZ))];
  const lines: SpokenLine[] = [];
  let length = parts[0]?.length ?? 0;
  for (const [index, line] of script.entries()) {
    const voice = level(trim(speak(line, join(folder, `line-${index}.wav`))));
    const pause = new Float32Array(Math.round(line.pauseAfterSec * VOICE_RATE_HZ));
    lines.push({
      ...line,
      startSec: length / VOICE_RATE_HZ,
      endSec: (length + voice.length) / VOICE_RATE_HZ,
    });
    parts.push(voice, pause);
    length += voice.length + pause.length;
  }
  const samples = new Float32Array(length);
  let at = 0;
  for (const part of parts) {
    samples.set(part, at);
    at += part.length;
  }
  return { lines, samples, durationSec: length / VOICE_RATE_HZ };
}

function speak(line: SampleLine, file: string): Float32Array {
  execFileSync('flite', [...VOICES[line.speaker], '-t', line.text, '-o', file]);
  return readWav(readFileSync(file));
}

/** 16-bit mono PCM, as Flite writes it. */
function readWav(bytes: Buffer): Float32Array {
  const at = bytes.indexOf('data', 12, 'latin1') + 8;
  const count = Math.floor((bytes.length - at) / 2);
  return Float32Array.from({ length: count }, (_, index) => bytes.readInt16LE(at + index * 2) / 32768);
}

function trim(samples: Float32Array): Float32Array {
  const loud = (value: number) => Math.abs(value) > QUIET;
  const start = Math.max(0, samples.findIndex(loud) - 160);
  const end = Math.min(samples.length, samples.findLastIndex(loud) + 480);
  return samples.slice(start, end);
}

/** The two voices come out unequally loud. */
function level(samples: Float32Array): Float32Array {
  const power = Math.sqrt(
    samples.reduce((sum, value) => sum + value * value, 0) / Math.max(1, samples.length),
  );
  const gain = 0.11 / Math.max(0.001, power);
  return samples.map((value) => Math.max(-0.98, Math.min(0.98, value * gain)));
}
