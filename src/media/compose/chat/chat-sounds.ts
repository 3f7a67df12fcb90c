/**
 * What a conversation sounds like beside its voices: typing in the beat before a message, and a pop as it comes. One
 * sound as long as the composition, made where it is heard: in the export and in the preview. Pure.
 */
import type { ChatPlan } from '../overlay-plan.ts';
import { type ChatTone, chatTone, TONE_SAMPLE_RATE } from './chat-tones.ts';
import { type SoundPiece, wavFile } from './wav-file.ts';

/** The source of a plan that no file is given for. */
export const CHAT_SOUNDS_ID = 'chat sounds';

export interface ChatSound {
  readonly tone: ChatTone;
  readonly atSec: number;
}

/** Before a message, within the pause that no voice reaches into. */
const KEYS_BEFORE_SEC = [0.26, 0.18, 0.09];
/** People do not type in step: each key comes up to so much later. */
const UNEVEN_SEC = 0.035;
const GOLDEN = 0.618_034;

/** In order. */
export function chatSounds(lines: ChatPlan['lines']): ChatSound[] {
  return lines.flatMap(({ side, atSec }, line) => {
    const keys = KEYS_BEFORE_SEC.map((beforeSec, key) => ({
      tone: 'key' as const,
      atSec: atSec - beforeSec + UNEVEN_SEC * (((line * KEYS_BEFORE_SEC.length + key) * GOLDEN) % 1),
    }));
    const pop = { tone: side === 'me' ? ('outgoing' as const) : ('incoming' as const), atSec };
    return [...keys.filter((key) => key.atSec >= 0), pop];
  });
}

/** The stretches in which something is heard, at TONE_SAMPLE_RATE: in order, apart, inside the composition. */
export function chatSoundPieces(lines: ChatPlan['lines'], durationSec: number): SoundPiece[] {
  const tones = { incoming: chatTone('incoming'), outgoing: chatTone('outgoing'), key: chatTone('key') };
  const total = Math.round(durationSec * TONE_SAMPLE_RATE);
  const pieces: SoundPiece[] = [];
  for (const { tone, atSec } of chatSounds(lines)) {
    const start = Math.round(atSec * TONE_SAMPLE_RATE);
    const samples = tones[tone].subarray(0, Math.max(0, total - start));
    const last = pieces.at(-1);
    if (samples.length === 0) continue;
    if (last === undefined || start > last.start + last.samples.length) pieces.push({ start, samples });
    else pieces[pieces.length - 1] = overlaid(last, { start, samples });
  }
  return pieces;
}

/** @param next begins inside `piece` or right after it */
function overlaid(piece: SoundPiece, next: SoundPiece): SoundPiece {
  const offset = next.start - piece.start;
  const both = new Float32Array(Math.max(piece.samples.length, offset + next.samples.length));
  both.set(piece.samples);
  for (const [at, value] of next.samples.entries()) both[offset + at] = (both[offset + at] as number) + value;
  return { start: piece.start, samples: both };
}

/** The sounds as a file that players and decoders open. */
export function chatSoundsFile({ lines }: ChatPlan, durationSec: number): Blob {
  const samples = Math.round(durationSec * TONE_SAMPLE_RATE);
  return wavFile(chatSoundPieces(lines, durationSec), samples, TONE_SAMPLE_RATE);
}
