/**
 * Requests that can be read, to begin from: those that change the edit as it is, and the nearest ones to a request
 * that could not be read. Pure.
 */
import type { EditContext } from '../model/apply-operations.ts';
import type { Edit } from '../model/edit.ts';
import { normalised } from './phrases.ts';
import { propose } from './propose.ts';
import type { Language } from './request-pattern.ts';
import type { EditView } from './understanding.ts';

/** What is asked for most comes first. */
export const OFFERS: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'Remove the pauses',
    'Cut the filler words',
    'Make it 30 seconds',
    'Zoom in on the first segment',
    'Add the title "Watch this" at the start',
    'Fade out at the end',
    'Cut the first 5 seconds',
    'Cut the last 5 seconds',
    'Make it vertical',
    'Make it square',
    'Remove the captions',
    'Mute the first segment',
  ],
  it: [
    'Rimuovi le pause',
    'Taglia gli intercalari',
    'Fallo durare 30 secondi',
    'Ingrandisci il primo segmento',
    'Aggiungi il titolo "Guarda qui" all’inizio',
    'Sfuma alla fine',
    'Taglia i primi 5 secondi',
    'Taglia gli ultimi 5 secondi',
    'Formato verticale',
    'Formato quadrato',
    'Togli i sottotitoli',
    'Silenzia il primo segmento',
  ],
};

/** Those that would change this edit, each tried on it. */
export function workingOffers(
  language: Language,
  edit: Edit,
  context: EditContext,
  music: EditView['music'],
): string[] {
  return OFFERS[language].filter((request) => {
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
