/** Questions about the edit, and what the assistant says about itself. */
import { durationOf } from '../model/edit.ts';
import { answer, counted, type RequestPattern, requestPattern } from './request-pattern.ts';

const ABILITIES = {
  en: 'I work by rules, not by a language model. I can cut and keep ranges, shorten pauses, cut filler words and phrases, split, move, swap, repeat and remove segments, zoom, change volume, add and change texts, set captions, aspect ratio, framing, fades and music.',
  it: 'Lavoro con regole, non con un modello linguistico. So tagliare e tenere parti, accorciare le pause, togliere intercalari e frasi, dividere, spostare, scambiare, ripetere e togliere segmenti, zoomare, cambiare il volume, aggiungere e cambiare testi, impostare sottotitoli, formato, inquadratura, dissolvenze e musica.',
};

export const QUESTION_REQUESTS: readonly RequestPattern[] = [
  requestPattern(
    'how_long',
    { en: [String.raw`\bhow long\b`], it: [String.raw`\bquanto (?:dura|è lungo)\b`] },
    (request, { edit }) => {
      const sec = Math.round(durationOf(edit) * 10) / 10;
      return answer(request, { en: `It lasts ${sec} s.`, it: `Dura ${sec} s.` });
    },
  ),
  requestPattern(
    'how_many',
    {
      en: [String.raw`\bhow many (?:segments|clips|parts|words|pauses)\b`],
      it: [String.raw`\bquant[ei] (?:segmenti|clip|parti|parole|pause)\b`],
    },
    (request, { edit, words, silences }) =>
      answer(request, {
        en: `${counted(edit.segments.length, 'segment', 'segments')}, ${counted(words.length, 'word', 'words')}, ${counted(silences.length, 'pause', 'pauses')}.`,
        it: `${counted(edit.segments.length, 'segmento', 'segmenti')}, ${counted(words.length, 'parola', 'parole')}, ${counted(silences.length, 'pausa', 'pause')}.`,
      }),
  ),
  requestPattern(
    'undo',
    {
      en: [String.raw`^(?:please )?(?:undo|go back|revert)\b`],
      it: [String.raw`^(?:annulla|torna indietro)\b`],
    },
    (request) =>
      answer(request, {
        en: 'Use Undo next to a change, or restore a revision in History.',
        it: 'Usa Annulla accanto a una modifica, o ripristina una revisione in Cronologia.',
      }),
  ),
  requestPattern(
    'speed',
    {
      en: [String.raw`\b(?:slow motion|slow down|speed up|faster|slower)\b`],
      it: [String.raw`\b(?:rallenta|velocizza|accelera|più veloce|più lento)\b`],
    },
    (request) =>
      answer(request, {
        en: 'This editor can’t change speed. I can shorten pauses instead.',
        it: 'Questo editor non cambia la velocità. Posso accorciare le pause.',
      }),
  ),
  requestPattern(
    'help',
    { en: [String.raw`^(?:help|what can you do)\b`], it: [String.raw`^(?:aiuto|cosa (?:sai|puoi) fare)\b`] },
    (request) => answer(request, ABILITIES),
  ),
];
