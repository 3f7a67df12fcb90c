/**
 * Requests that can be read, to begin from: those that change the edit as it is, and the nearest ones to a request
 * that could not be read. Pure.
 */
import type { EditContext } from '../model/apply-operations.ts';
import type { Edit } from '../model/edit.ts';
import { propose } from './propose.ts';
import { REPLIES } from './replies/replies.ts';
import { normalised } from './requests/phrases.ts';
import type { Language } from './requests/request-pattern.ts';
import type { EditView } from './understanding.ts';

/** Those that would change this edit, each tried on it. */
export function workingOffers(
  language: Language,
  edit: Edit,
  context: EditContext,
  music: EditView['music'],
): string[] {
  return REPLIES[language].offers.filter((request) => {
    const { actions, said } = propose(request, edit, context, music);
    return said.length === 0 && actions.length > 0 && actions.every(({ refusal }) => refusal === null);
  });
}

/** The nearest first; at equal distance as they stand. */
export function nearestOffers(message: string, offers: readonly string[], most = 3): string[] {
  const wanted = piecesOf(message);
  return offers
    .map((offer) => ({ offer, likeness: likenessOf(wanted, piecesOf(offer)) }))
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, most)
    .map(({ offer }) => offer);
}

/** Three letters each, within words: endings and misspellings cost little. */
function piecesOf(text: string): ReadonlySet<string> {
  const words = normalised(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(
    words.flatMap((word) => {
      const padded = ` ${word} `;
      return Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3));
    }),
  );
}

/** Shared pieces over all of both, 0 to 1. */
function likenessOf(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((piece) => b.has(piece)).length;
  return a.size + b.size === 0 ? 0 : (2 * shared) / (a.size + b.size);
}
