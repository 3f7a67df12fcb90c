/** Requests that make an edit shorter: pauses, stretches, words. */

import { readClock } from '../../base/read-clock.ts';
import { durationOf } from '../model/edit.ts';
import { type Intent, inLanguage } from './intent.ts';

const NUMBER = String.raw`(?<sec>\d+(?:[.,]\d+)?|\d+:\d{2})`;

/** Pauses of this length are taken out where nothing else is said; this much of each stays. */
const PAUSE_SEC = 0.5;
const KEPT_SEC = 0.2;

const removeSilences: Intent = {
  name: 'remove_silences',
  said: {
    en: [
      new RegExp(
        String.raw`\b(?:silences?|pauses?|dead air|gaps?)\b(?:.*?\b(?:longer than|over|above) ${NUMBER})?`,
      ),
    ],
    it: [
      new RegExp(String.raw`\b(?:silenzi|silenzio|pause|pausa)\b(?:.*?\b(?:più di|oltre|sopra) ${NUMBER})?`),
    ],
  },
  plan: ({ language, groups }, { silences }) => {
    const minSilenceSec = Math.max(KEPT_SEC, readClock(groups.sec ?? '') ?? PAUSE_SEC);
    const count = silences.filter(({ startSec, endSec }) => endSec - startSec >= minSilenceSec).length;
    if (count === 0)
      return {
        kind: 'answer',
        text: inLanguage(language, {
          en: `There is no pause of ${minSilenceSec} s or more.`,
          it: `Non c'è nessuna pausa di ${minSilenceSec} s o più.`,
        }),
      };
    return {
      kind: 'change',
      label: inLanguage(language, { en: `Shortened ${count} pauses`, it: `Accorciate ${count} pause` }),
      operations: [{ type: 'remove_silences', minSilenceSec, keepSec: KEPT_SEC }],
    };
  },
};

const cutStart: Intent = {
  name: 'cut_start',
  said: {
    en: [
      new RegExp(String.raw`\b(?:cut|remove|trim|drop|delete)\b.*\bfirst ${NUMBER}(?: ?s| sec| seconds?)?\b`),
    ],
    it: [
      new RegExp(String.raw`\b(?:taglia|togli|rimuovi|elimina)\b.*\bprimi ${NUMBER}(?: ?s| sec| secondi)?\b`),
    ],
  },
  plan: ({ language, groups }) => {
    const sec = readClock(groups.sec ?? '') ?? 0;
    return {
      kind: 'change',
      label: inLanguage(language, { en: `Cut the first ${sec} s`, it: `Tagliati i primi ${sec} s` }),
      operations: [{ type: 'remove_range', outputStartSec: 0, outputEndSec: sec }],
    };
  },
};

const cutEnd: Intent = {
  name: 'cut_end',
  said: {
    en: [
      new RegExp(String.raw`\b(?:cut|remove|trim|drop|delete)\b.*\blast ${NUMBER}(?: ?s| sec| seconds?)?\b`),
    ],
    it: [
      new RegExp(
        String.raw`\b(?:taglia|togli|rimuovi|elimina)\b.*\bultimi ${NUMBER}(?: ?s| sec| secondi)?\b`,
      ),
    ],
  },
  plan: ({ language, groups }, { edit }) => {
    const sec = readClock(groups.sec ?? '') ?? 0;
    const endSec = durationOf(edit);
    return {
      kind: 'change',
      label: inLanguage(language, { en: `Cut the last ${sec} s`, it: `Tagliati gli ultimi ${sec} s` }),
      operations: [{ type: 'remove_range', outputStartSec: Math.max(0, endSec - sec), outputEndSec: endSec }],
    };
  },
};

export const CUT_INTENTS: readonly Intent[] = [cutStart, cutEnd, removeSilences];
