/** Turns the spoken script into what the stage shows: shots by frame, and mouths moved by the sound. */
import type { SampleSpeaker } from './sample-script.ts';
import { type SpokenScript, VOICE_RATE_HZ } from './speak-script.ts';
import type { StageMouth, StageShot, StageTimeline } from './stage/stage-timeline.ts';

const LOUD = 0.2;

export function stageFromSpeech(speech: SpokenScript, fps: number): StageTimeline {
  const frameCount = Math.round(speech.durationSec * fps);
  const shots: StageShot[] = [];
  for (const [index, line] of speech.lines.entries()) {
    const last = shots.at(-1);
    if (last?.shot === line.shot) continue;
    // A cut falls in the pause before the line.
    const before = speech.lines[index - 1];
    const atSec = before === undefined ? 0 : before.endSec + (line.startSec - before.endSec) * 0.6;
    const startFrame = Math.round(atSec * fps);
    if (last !== undefined) shots[shots.length - 1] = { ...last, endFrame: startFrame };
    shots.push({ shot: line.shot, startFrame, endFrame: frameCount });
  }
  const mouthOf = (speaker: SampleSpeaker) => mouth(speech, speaker, fps, frameCount);
  const slideStartSec = (shots.find(({ shot }) => shot === 'slide')?.startFrame ?? 0) / fps;
  const lastOnSlide = speech.lines.findLast(({ shot }) => shot === 'slide');
  const secondBarSec = (lastOnSlide?.startSec ?? 0) - slideStartSec;
  return { fps, frameCount, shots, secondBarSec, mouths: { Theo: mouthOf('Theo'), Mara: mouthOf('Mara') } };
}

function mouth(speech: SpokenScript, speaker: SampleSpeaker, fps: number, frameCount: number): StageMouth {
  const open: number[] = [];
  const spread: number[] = [];
  let opened = 0;
  let widened = 0.5;
  for (let frame = 0; frame < frameCount; frame += 1) {
    const atSec = frame / fps;
    const speaking = speech.lines.some(
      (line) => line.speaker === speaker && atSec >= line.startSec - 0.05 && atSec <= line.endSec + 0.05,
    );
    const from = Math.round((atSec - 0.01) * VOICE_RATE_HZ);
    const heard = speech.samples.subarray(Math.max(0, from), from + Math.round(0.045 * VOICE_RATE_HZ));
    const loud = speaking ? Math.min(1, loudness(heard) / LOUD) : 0;
    const hiss = Math.min(1, crossings(heard) / 0.28);
    opened += (loud - opened) * (loud > opened ? 0.75 : 0.5);
    widened += (hiss - widened) * 0.4;
    // Hissing sounds are loud through nearly closed teeth.
    open.push(Number((opened * (1 - 0.55 * hiss)).toFixed(3)));
    spread.push(Number(widened.toFixed(3)));
  }
  return { open, spread };
}

function loudness(samples: Float32Array): number {
  return Math.sqrt(samples.reduce((sum, value) => sum + value * value, 0) / Math.max(1, samples.length));
}

/** Share of neighbouring samples that change sign: low for vowels, high for s and f. */
function crossings(samples: Float32Array): number {
  let count = 0;
  for (let index = 1; index < samples.length; index += 1) {
    if ((samples[index - 1] ?? 0) < 0 !== (samples[index] ?? 0) < 0) count += 1;
  }
  return count / Math.max(1, samples.length);
}
