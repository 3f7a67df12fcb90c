/** Names who says each word: whoever speaks for most of it. Pure. */
import type { TimeSpan } from '../../../base/film/time-span.ts';
import type { Word } from '../word.ts';
import type { SpeakerTurn } from './speaker-timeline.ts';

/**
 * Where two speak at once, whoever spoke before goes on; where nobody was heard, the nearest one it is.
 * @param turns ordered by start; none leave the words as they are
 */
export function labelWords(words: readonly Word[], turns: readonly SpeakerTurn[]): Word[] {
  if (turns.length === 0) return [...words];
  const longestSec = turns.reduce((longest, turn) => Math.max(longest, turn.endSec - turn.startSec), 0);
  let before: number | null = null;
  return words.map((word) => {
    const near = turnsAround(turns, word, longestSec);
    const speaker: number = mostOf(near, word, before) ?? nearestTo(turns, word);
    before = speaker;
    return { ...word, speaker: nameOf(speaker) };
  });
}

/** What a person whom nobody has named yet is called; screens say it in their language. */
function nameOf(speaker: number): string {
  return `speaker_${speaker + 1}`;
}

function turnsAround(turns: readonly SpeakerTurn[], word: TimeSpan, longestSec: number): SpeakerTurn[] {
  const from = firstFrom(turns, word.startSec - longestSec);
  const found: SpeakerTurn[] = [];
  for (const turn of turns.slice(from, firstFrom(turns, word.endSec)))
    if (turn.endSec > word.startSec) found.push(turn);
  return found;
}

function mostOf(turns: readonly SpeakerTurn[], word: TimeSpan, before: number | null): number | null {
  const seconds = new Map<number, number>();
  for (const { speaker, startSec, endSec } of turns) {
    const shared = Math.min(endSec, word.endSec) - Math.max(startSec, word.startSec);
    seconds.set(speaker, (seconds.get(speaker) ?? 0) + shared);
  }
  let most: number | null = null;
  for (const [speaker, sec] of seconds) {
    const mostSec = most === null ? -1 : (seconds.get(most) ?? 0);
    if (sec > mostSec || (sec === mostSec && speaker === before)) most = speaker;
  }
  return most;
}

function nearestTo(turns: readonly SpeakerTurn[], word: TimeSpan): number {
  const away = ({ startSec, endSec }: TimeSpan): number =>
    Math.max(startSec - word.endSec, word.startSec - endSec, 0);
  const nearest = turns.reduce((best, turn) => (away(turn) < away(best) ? turn : best));
  return nearest.speaker;
}

/** The first turn that begins at or after a time. */
function firstFrom(turns: readonly SpeakerTurn[], sec: number): number {
  let [low, high] = [0, turns.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((turns[middle]?.startSec ?? 0) < sec) low = middle + 1;
    else high = middle;
  }
  return low;
}
