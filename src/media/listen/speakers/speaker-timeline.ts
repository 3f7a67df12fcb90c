/** Who speaks when in a whole source, from the voices of its windows. Pure. */
import type { TimeSpan } from '../../../base/film/time-span.ts';
import { clusterVoices, nearestPerson } from './cluster-voices.ts';

/** One voice of one window: when it speaks there, on the source's clock, and how it sounds. */
export interface WindowVoice {
  readonly speaks: readonly TimeSpan[];
  /** null where it spoke too briefly to be known again. */
  readonly embedding: Float32Array | null;
  /** It spoke long enough alone to say how a person sounds; others are told by those. */
  readonly isClear: boolean;
}

/** A stretch that one person speaks. People may speak at once. */
export interface SpeakerTurn extends TimeSpan {
  /** From 0, by who speaks first. */
  readonly speaker: number;
}

/** Pauses shorter than this within what one person says are none. */
const JOIN_SEC = 0.25;

/** @param voices in the order of their windows. Ordered by start. */
export function speakerTimeline(voices: readonly WindowVoice[]): SpeakerTurn[] {
  const clear = voices.filter(({ embedding, isClear }) => embedding !== null && isClear);
  const known = clear.length > 0 ? clear : voices.filter(({ embedding }) => embedding !== null);
  const embeddings = known.flatMap(({ embedding }) => embedding ?? []);
  if (embeddings.length === 0) return [];
  const { personOf, centroids } = clusterVoices(embeddings);
  const found = new Map(known.map((voice, index) => [voice, personOf[index]]));
  const turns = voices.flatMap((voice) => {
    if (voice.embedding === null) return [];
    const speaker = found.get(voice) ?? nearestPerson(voice.embedding, centroids);
    return voice.speaks.map((span) => ({ ...span, speaker }));
  });
  return numbered(mergedTurns(turns));
}

/** Each person's stretches made one where they meet. */
function mergedTurns(turns: readonly SpeakerTurn[]): SpeakerTurn[] {
  const last = new Map<number, SpeakerTurn>();
  const done: SpeakerTurn[] = [];
  for (const turn of turns.toSorted((a, b) => a.startSec - b.startSec)) {
    const before = last.get(turn.speaker);
    if (before !== undefined && turn.startSec - before.endSec <= JOIN_SEC) {
      last.set(turn.speaker, { ...before, endSec: Math.max(before.endSec, turn.endSec) });
      continue;
    }
    if (before !== undefined) done.push(before);
    last.set(turn.speaker, turn);
  }
  return [...done, ...last.values()].sort((a, b) => a.startSec - b.startSec || a.speaker - b.speaker);
}

function numbered(turns: readonly SpeakerTurn[]): SpeakerTurn[] {
  const numbers = new Map<number, number>();
  return turns.map((turn) => {
    const speaker = numbers.get(turn.speaker) ?? numbers.size;
    numbers.set(turn.speaker, speaker);
    return { ...turn, speaker };
  });
}
