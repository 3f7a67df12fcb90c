/** Questions about the edit, and what the assistant says about itself. */
import { durationOf } from '../../model/edit.ts';
import { answer, type RequestPattern, requestPattern } from './request-pattern.ts';

export const QUESTION_REQUESTS: readonly RequestPattern[] = [
  requestPattern(
    'how_long',
    { en: [String.raw`\bhow long\b`], it: [String.raw`\bquanto (?:dura|è lungo)\b`] },
    (request, { edit }) => {
      const sec = Math.round(durationOf(edit) * 10) / 10;
      return answer(request, (say) => say.lasts(sec));
    },
  ),
  requestPattern(
    'how_many',
    {
      en: [String.raw`\bhow many (?:segments|clips|parts|words|pauses)\b`],
      it: [String.raw`\bquant[ei] (?:segmenti|clip|parti|parole|pause)\b`],
    },
    (request, { edit, words, silences }) =>
      answer(request, (say) => say.holds(edit.segments.length, words.length, silences.length)),
  ),
  requestPattern(
    'undo',
    {
      en: [String.raw`^(?:please )?(?:undo|go back|revert)\b`],
      it: [String.raw`^(?:annulla|torna indietro)\b`],
    },
    (request) => answer(request, (say) => say.undoIsElsewhere),
  ),
  requestPattern(
    'help',
    { en: [String.raw`^(?:help|what can you do)\b`], it: [String.raw`^(?:aiuto|cosa (?:sai|puoi) fare)\b`] },
    (request) => answer(request, (say) => say.abilities),
  ),
];
