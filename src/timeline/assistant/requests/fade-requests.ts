/** Requests about how the edit begins and ends: out of the dark, and into it. */
import { readClock } from '../../../base/text/read-clock.ts';
import { durationOf } from '../../model/edit.ts';
import { CUT_EN, CUT_IT, time } from './phrases.ts';
import { change, type RequestPattern, requestPattern } from './request-pattern.ts';

const FADE_SEC = 0.5;

export const FADE_REQUESTS: readonly RequestPattern[] = [
  requestPattern(
    'no_fades',
    {
      en: [String.raw`(?:\b(?:no|without)\b|${CUT_EN}).*\b(?:fades?|fading)\b`],
      it: [String.raw`(?:\bsenza\b|${CUT_IT}).*\bdissolvenz[ae]\b`],
    },
    (request) =>
      change(request, (say) => say.fadesRemoved, { type: 'set_fades', fadeInSec: 0, fadeOutSec: 0 }),
  ),
  requestPattern(
    'fades',
    {
      en: [
        String.raw`\bfades?(?: (?:(?<in>in)|(?<out>out)))?(?: (?:and|&) (?<both>out|in))?(?: at the (?:start|beginning|end))?(?:.*?\b(?:of|for|over) ${time('sec')})?`,
      ],
      it: [
        String.raw`\b(?:dissolvenz[ae]|sfuma|sfumatura)\b(?:.*?(?:(?<in>in entrata|all'inizio|in apertura)|(?<out>in uscita|alla fine|in chiusura)))?(?:.*?\bdi ${time('sec')})?`,
      ],
    },
    (request, { edit }) => {
      const { in: only, out, both, sec } = request.groups;
      const length = Math.min(readClock(sec ?? '') ?? FADE_SEC, durationOf(edit) / 2);
      const fadeIn = out === undefined || both !== undefined || only !== undefined;
      const fadeOut = only === undefined || both !== undefined;
      return change(request, (say) => say.fade(length), {
        type: 'set_fades',
        ...(fadeIn ? { fadeInSec: length } : {}),
        ...(fadeOut ? { fadeOutSec: length } : {}),
      });
    },
  ),
];
