/** Requests about what is said: pauses, fillers, words and phrases. */
import { plainWord } from '../../../base/text/plain-word.ts';
import { readClock } from '../../../base/text/read-clock.ts';
import type { EditWord } from '../../model/edit-words.ts';
import { fillersOf } from '../../words/fillers.ts';
import type { EditView, Planned } from '../understanding.ts';
import { ALL_EN, ALL_IT, CUT_EN, CUT_IT, quoted, time } from './phrases.ts';
import { answer, change, type ReadRequest, type RequestPattern, requestPattern } from './request-pattern.ts';

/** Pauses of this length are taken out where nothing else is said; this much of each stays. */
const PAUSE_SEC = 0.5;
const KEPT_SEC = 0.2;

const PAUSES_EN =
  '(?:silences?|silent (?:parts|bits|sections|moments)|silence|pauses?|dead (?:air|space|time)|gaps?|quiet (?:parts|bits))';
const PAUSES_IT = '(?:silenzi|silenzio|pause|pausa|vuoti|tempi morti|punti morti|momenti di silenzio)';
const FILLERS_EN = '(?:filler words?|fillers?|ums?|uhs?|uhms?|umms?|ers?|erms?|hesitations?)';
const FILLERS_IT = '(?:intercalari|intercalare|ehm+|uhm+|mmm+|eh|esitazioni|riempitivi|parole riempitive)';
const SAID_EN =
  '(?:all|the|every|each|any|when(?:ever)?|where(?:ver)?|time|times|part|parts|bit|i|he|she|we|they|you|say|says|said|saying|words?|phrases?|sentences?|texts?|titles?)';
const SAID_IT =
  '(?:tutt[eio]|le|la|il|i|lo|ogni|volta|volte|che|quando|dove|parte|punto|in cui|si|dico|dice|dici|diciamo|parol[ae]|fras[ei]|test[oi]|titol[oi])';

function countLongPauses({ silences }: EditView, minSilenceSec: number): number {
  return silences.filter(({ startSec, endSec }) => endSec - startSec >= minSilenceSec).length;
}

/** Indexes of the words of every place where the phrase is spoken, compared without case and punctuation. */
export function placesOfPhrase(words: readonly EditWord[], phrase: string): number[][] {
  const wanted = phrase.split(/\s+/).map(plainWord).filter(Boolean);
  if (wanted.length === 0) return [];
  return words.flatMap((_, start) =>
    wanted.every((word, offset) => plainWord(words[start + offset]?.text ?? '') === word)
      ? [wanted.map((_word, offset) => start + offset)]
      : [],
  );
}

function removePauses(request: ReadRequest, view: EditView): Planned {
  const keepSec = readClock(request.groups.keep ?? '') ?? KEPT_SEC;
  const minSilenceSec = Math.max(
    keepSec,
    readClock(request.groups.sec ?? request.groups.keep ?? '') ?? PAUSE_SEC,
  );
  const count = countLongPauses(view, minSilenceSec);
  if (count === 0) return answer(request, (say) => say.noPauses(minSilenceSec));
  return change(request, (say) => say.pausesShortened(count), {
    type: 'remove_silences',
    minSilenceSec,
    keepSec,
  });
}

export const WORD_REQUESTS: readonly RequestPattern[] = [
  requestPattern(
    'remove_phrase',
    {
      en: [
        `${CUT_EN}(?: ${SAID_EN})* ${quoted('phrase')}(?: everywhere)?`,
        `${CUT_EN} (?:the|every|all) words? (?<phrase>[^\\s"“«]+)(?: everywhere)?$`,
      ],
      it: [
        `${CUT_IT}(?: ${SAID_IT})* ${quoted('phrase')}(?: ovunque| dappertutto)?`,
        `${CUT_IT} (?:la|ogni) parola (?<phrase>[^\\s"“«]+)(?: ovunque| dappertutto)?$`,
      ],
    },
    (request, { words, edit }) => {
      const phrase = request.groups.phrase ?? '';
      const text = edit.texts.find((item) => plainWord(item.text) === plainWord(phrase));
      const places = placesOfPhrase(words, phrase).flat();
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
        `\\b(?:tighten|clean)(?: (?:up ${ALL_EN}|${ALL_EN} up|${ALL_EN}|up))?`,
        String.raw`\b(?:speed up|pick up) the pace`,
        `\\bmake ${ALL_EN} (?:more )?(?:tighter|snappier|snappy|punchier|faster paced)`,
      ],
      it: [
        `\\b(?:stringi|pulisci|ripulisci)(?:lo)?(?: ${ALL_IT})?`,
        `\\brendi(?:lo)?(?: ${ALL_IT})? più (?:serrato|dinamico|incalzante)`,
      ],
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
      en: [
        `${CUT_EN}(?: (?:all|the|every|my|those))* ${FILLERS_EN}(?:(?:,| and|,? or) (?:the |all the )?${FILLERS_EN})*\\b`,
      ],
      it: [
        `${CUT_IT}(?: (?:tutti|tutte|gli|le|i|ogni|quegli))* ${FILLERS_IT}(?:(?:,| e) (?:gli |le |i )?${FILLERS_IT})*`,
      ],
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
        `(?:${CUT_EN}|\\bshorten|\\breduce|\\btighten|\\bcompress)(?: (?:all|the|every|any|of|my|those|long|longer))*(?: [^\\s\\d@"“«]+)? ${PAUSES_EN}(?: (?:(?:that are |which are )?(?:longer than|over|above|of more than|more than|of at least)|>) ${time('sec')})?(?: (?:down )?to ${time('keep')})?`,
        `^(?:no (?:more )?)?${PAUSES_EN}$`,
      ],
      it: [
        `(?:${CUT_IT}|\\baccorcia|\\briduci|\\bstringi)(?: (?:tutti|tutte|i|gli|le|la|il|ogni|lunghe|lunghi|qualsiasi))* ${PAUSES_IT}(?: (?:più (?:lunghe|lunghi|lunga|lungo) di|più di|oltre|oltre i|sopra|sopra i|di almeno|di più di|superiori a) ${time('sec')})?(?: a ${time('keep')})?`,
        `^(?:niente |senza )?${PAUSES_IT}$`,
      ],
    },
    removePauses,
  ),
];
