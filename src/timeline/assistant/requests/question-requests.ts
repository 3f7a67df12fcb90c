/** Questions about the edit, and what the assistant says about itself. */

import { durationOf, lengthOf } from '../../model/edit.ts';
import { fillersOf } from '../../words/fillers.ts';
import { AT, withSegment } from './chosen-segments.ts';
import { quoted } from './phrases.ts';
import { answer, type RequestPattern, requestPattern } from './request-pattern.ts';
import { placesOfPhrase } from './word-requests.ts';

/** As many moments as are named of a phrase that is said often. */
const MOST_PLACES = 8;

const tenth = (sec: number): number => Math.round(sec * 10) / 10;
const THERE_EN = '(?: (?:are there|do i have|does it have|are in (?:it|here|this|the (?:video|edit))))?';

export const QUESTION_REQUESTS: readonly RequestPattern[] = [
  requestPattern(
    'how_long_segment',
    {
      en: [
        String.raw`\b(?:how long (?:is|does)|(?:what's|what is) the (?:length|duration) of) ${AT}(?: last| take)?`,
      ],
      it: [String.raw`\bquanto (?:dura|è lung[ao]) ${AT}`],
    },
    (request, view) =>
      withSegment(request, view, (segment, at) =>
        answer(request, (say) => say.segmentIsLong(at + 1, tenth(lengthOf(segment)))),
      ),
  ),
  requestPattern(
    'how_long',
    {
      en: [
        String.raw`\bhow long (?:is|does|will|are) (?:it|this|(?:the|my) (?:whole |entire |final )?(?:video|edit|clip|thing|film|cut))(?: (?:now|last|be|take|in total|right now))*`,
        `^how long$`,
        String.raw`\b(?:what's the |what is the |the )?(?:total |current |full |final )?(?:length|duration|runtime)(?: of (?:it|the (?:video|edit)))?`,
      ],
      it: [
        String.raw`\bquanto (?:dura|è lungo)(?: (?:il video|il montaggio|in tutto|adesso|ora))*`,
        String.raw`\b(?:qual è la )?durata(?: (?:totale|del video|del montaggio))*`,
      ],
    },
    (request, { edit }) => answer(request, (say) => say.lasts(tenth(durationOf(edit)))),
  ),
  requestPattern(
    'how_many',
    {
      en: [String.raw`\bhow many (?:segments|clips|parts|words|pauses|silences)${THERE_EN}`],
      it: [String.raw`\bquant[ei] (?:segmenti|clip|parti|parole|pause|silenzi)(?: (?:ci sono|ha|ho))?`],
    },
    (request, { edit, words, silences }) =>
      answer(request, (say) => say.holds(edit.segments.length, words.length, silences.length)),
  ),
  requestPattern(
    'how_many_fillers',
    {
      en: [`how many (?:fillers|filler words|ums|uhs)(?: and (?:ums|uhs))?${THERE_EN}`],
      it: [String.raw`\bquant[ei] (?:intercalari|ehm|esitazioni)(?: (?:ci sono|ho))?`],
    },
    (request, { words }) => answer(request, (say) => say.fillersThereAre(fillersOf(words).length)),
  ),
  requestPattern(
    'where_said',
    {
      en: [
        String.raw`\b(?:where|when|how many times|how often) (?:do|does|did|is|have) (?:(?:i|he|she|we|they|you) (?:say|said|mention)|it said)? ?${quoted('phrase')}(?: said)?`,
        `^find ${quoted('phrase')}`,
      ],
      it: [
        String.raw`\b(?:dove|quando|quante volte) (?:(?:si )?dic[oe]|ho detto|diciamo|viene detto) ${quoted('phrase')}`,
        `^trova ${quoted('phrase')}`,
      ],
    },
    (request, { words }) => {
      const phrase = request.groups.phrase ?? '';
      const clocks = placesOfPhrase(words, phrase).map(([first = 0]) => tenth(words[first]?.startSec ?? 0));
      if (clocks.length === 0) return answer(request, (say) => say.notSaid(phrase));
      return answer(request, (say) => say.saidAt(phrase, clocks.slice(0, MOST_PLACES).join(', ')));
    },
  ),
  requestPattern(
    'undo',
    {
      en: [
        `^(?:undo|redo|revert|go back|start over|start again|reset)(?: (?:everything|all|it|that|this|the (?:last|previous) (?:changes?|edits?|things?|one)|my last (?:change|edit)|last|to (?:how it was|the original|before)))*$`,
      ],
      it: [
        `^(?:annulla|ripristina|rifai|torna indietro|torna come prima|torna all'originale|ricomincia)(?: (?:tutto|l'ultima|ultima|modifica|da capo|le modifiche))*$`,
      ],
    },
    (request) => answer(request, (say) => say.undoIsElsewhere),
  ),
  requestPattern(
    'help',
    {
      en: [
        String.raw`^(?:help(?: me)?|what can (?:you|i) (?:do|ask)|what do you (?:do|understand)|how does this work)\b`,
      ],
      it: [
        `^(?:aiuto|aiutami|cosa (?:sai|puoi|posso) (?:fai|fare|chiedere|chiederti)|che cosa (?:sai|puoi) (?:fai|fare)|come funziona)`,
      ],
    },
    (request) => answer(request, (say) => say.abilities),
  ),
];
