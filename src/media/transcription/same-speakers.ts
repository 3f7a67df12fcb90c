/**
 * Who speaks, over pieces that were heard apart: a server names the speakers of each piece anew. Who says the words that
 * two pieces both heard is the same person; anybody else of the later piece is taken for a new one. Pure.
 */
import type { HeardWord } from './heard-word.ts';

/**
 * The words of the right with speakers as the left names them.
 * @param same places of words that both heard, of the left and of the right
 */
export function sameSpeakers(
  left: readonly HeardWord[],
  right: readonly HeardWord[],
  same: readonly (readonly [leftAt: number, rightAt: number])[],
): readonly HeardWord[] {
  if (right.every(({ speaker }) => speaker === null)) return right;
  const known = knownSpeakers(left, right, same);
  const taken = new Set(left.flatMap(({ speaker }) => speaker ?? []));
  for (const name of known.values()) taken.add(name);
  return right.map((word) => {
    if (word.speaker === null) return word;
    const name = known.get(word.speaker) ?? freeName(word.speaker, taken);
    known.set(word.speaker, name);
    taken.add(name);
    return { ...word, speaker: name };
  });
}

/** By most words in common; two of the right are never one of the left. */
function knownSpeakers(
  left: readonly HeardWord[],
  right: readonly HeardWord[],
  same: readonly (readonly [leftAt: number, rightAt: number])[],
): Map<string, string> {
  const votes = new Map<string, { readonly ours: string; readonly theirs: string; count: number }>();
  for (const [leftAt, rightAt] of same) {
    const [ours, theirs] = [left[leftAt]?.speaker ?? null, right[rightAt]?.speaker ?? null];
    if (ours === null || theirs === null) continue;
    const key = JSON.stringify([ours, theirs]);
    votes.set(key, { ours, theirs, count: (votes.get(key)?.count ?? 0) + 1 });
  }
  const known = new Map<string, string>();
  for (const { ours, theirs } of [...votes.values()].sort((a, b) => b.count - a.count))
    if (!known.has(theirs) && ![...known.values()].includes(ours)) known.set(theirs, ours);
  return known;
}

function freeName(name: string, taken: ReadonlySet<string>): string {
  let free = name;
  for (let number = 2; taken.has(free); number += 1) free = `${name} ${number}`;
  return free;
}
