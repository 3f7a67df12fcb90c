/** Requests about what is said: pauses, fillers, words and phrases. */
import { plainWord } from '../../../base/text/plain-word.ts';
import { readClock } from '../../../base/text/read-clock.ts';
import type { EditWord } from '../../model/edit-words.ts';
import { fillersOf } from '../../words/fillers.ts';
import type { EditView, Planned } from '../understanding.ts';
import { CUT_EN, CUT_IT, quoted, time } from './phrases.ts';
import { answer, change, type ReadRequest, type RequestPattern, requestPattern } from './request-pattern.ts';

/** Pauses of this length are taken out where nothing else is said; this much of each stays. */
const PAUSE_SEC = 0.5;
const KEPT_SEC = 0.2;

function countLongPauses({ silences }: EditView, minSilenceSec: number): number {
  return silences.filter(({ startSec, endSec }) => endSec - startSec >= minSilenceSec).length;
}

/** Indexes of every place where the phrase is spoken, words compared without case and punctuation. */
function placesOf(words: readonly EditWord[], phrase: string): number[] {
  const wanted = phrase.split(/\s+/).map(plainWord).filter(Boolean);
  if (wanted.length === 0) return [];
  return words.flatMap((_, start) =>
    wanted.every((word, offset) => plainWord(words[start + offset]?.text ?? '') === word)
      ? wanted.map((_word, offset) => start + offset)
      : [],
  );
}

function removePauses(request: ReadRequest, view: EditView): Planned {
  const minSilenceSec = Math.max(KEPT_SEC, readClock(request.groups.sec ?? '') ?? PAUSE_SEC);
  const count = countLongPauses(view, minSilenceSec);
  if (count === 0) return answer(request, (say) => say.noPauses(minSilenceSec));
  return change(request, (say) => say.pausesShortened(count), {
    type: 'remove_silences',
    minSilenceSec,
    keepSec: KEPT_SEC,
  });
}

export const WORD_REQUESTS: readonly RequestPattern[] = [
  requestPattern(
    'remove_phrase',
    {
      en: [String.raw`${CUT_EN}(?:[^"“«]*\b(?:words?|phrases?|texts?|titles?)\b)?[^"“«]*${quoted('phrase')}`],
      it: [
        String.raw`${CUT_IT}(?:[^"“«]*\b(?:parol[ae]|fras[ei]|test[oi]|titol[oi])\b)?[^"“«]*${quoted('phrase')}`,
      ],
    },
    (request, { words, edit }) => {
      const phrase = request.groups.phrase ?? '';
      const text = edit.texts.find((item) => plainWord(item.text) === plainWord(phrase));
      const places = placesOf(words, phrase);
      if (places.length > 0)
        return change(request, (say) => say.wordsCut(phrase), { type: 'remove_words', wordIndexes: places });
      if (text !== undefined)
        return change(request, (say) => say.textRemoved(text.text), { type: 'remove_text', textId: text.id });
      return answer(request, (say) => say.notSaid(phrase));
    },
  ),
  requestPattern(
    'tighten',
    {
      en: [
        String.raw`\b(?:tighten|tighten (?:it )?up|speed up the pace|make it (?:tighter|snappier|faster paced)|clean (?:it )?up)\b`,
      ],
      it: [String.raw`\b(?:stringi|rendi(?:lo)? più (?:serrato|dinamico)|pulisci|ripulisci)\b`],
    },
    (request, view) => {
      const fillers = fillersOf(view.words);
      const pauses = countLongPauses(view, PAUSE_SEC);
      if (fillers.length + pauses === 0) return answer(request, (say) => say.nothingToTighten);
      return change(
        request,
        (say) => say.tightened(pauses, fillers.length),
        ...(fillers.length > 0 ? [{ type: 'remove_words' as const, wordIndexes: fillers }] : []),
        ...(pauses > 0
          ? [{ type: 'remove_silences' as const, minSilenceSec: PAUSE_SEC, keepSec: KEPT_SEC }]
          : []),
      );
    },
  ),
  requestPattern(
    'remove_fillers',
    {
      en: [String.raw`${CUT_EN}.*\b(?:fillers?|filler words|ums?|uhs?|hesitations?)\b`],
      it: [String.raw`${CUT_IT}.*\b(?:intercalari|ehm+|esitazioni|riempitivi)\b`],
    },
    (request, { words }) => {
      const fillers = fillersOf(words);
      if (fillers.length === 0) return answer(request, (say) => say.noFillers);
      return change(request, (say) => say.fillersCut(fillers.length), {
        type: 'remove_words',
        wordIndexes: fillers,
      });
    },
  ),
  requestPattern(
    'remove_silences',
    {
      en: [
        String.raw`(?:(?:${CUT_EN}|\bshorten\b).*?)?\b(?:silences?|pauses?|dead air|gaps?)\b(?:.*?\b(?:longer than|over|above|of more than) ${time('sec')})?`,
      ],
      it: [
        String.raw`(?:(?:${CUT_IT}|\baccorcia\b).*?)?\b(?:silenzi|silenzio|pause|pausa)\b(?:.*?\b(?:più lunghe di|più di|oltre|sopra) ${time('sec')})?`,
      ],
    },
    removePauses,
  ),
];
