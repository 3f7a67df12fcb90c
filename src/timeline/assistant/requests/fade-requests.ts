/** Requests about how the edit begins and ends: out of the dark, and into it. */
import { readClock } from '../../../base/text/read-clock.ts';
import { durationOf } from '../../model/edit.ts';
import { placesNamed } from '../segment-names.ts';
import type { EditView, Planned } from '../understanding.ts';
import { AT } from './chosen-segments.ts';
import { CUT_EN, CUT_IT, time } from './phrases.ts';
import { answer, change, type ReadRequest, type RequestPattern, requestPattern } from './request-pattern.ts';

const FADE_SEC = 0.5;

const VIDEO_EN = '(?: the)?(?: (?:whole|video|edit|film|movie|clip))*';
const ENDS_EN = `(?: (?:at|on|for|of|to) (?:the )?(?:(?<start>start|beginning)|(?<end>end|ending)|both ends)(?: of${VIDEO_EN})?)?`;
const WHERE_EN = `(?:(?: (?:at|on|for|of|to))? ${AT}|${ENDS_EN})`;
const SEC_EN = `(?:,? (?:(?:of|for|over|in|lasting) )?(?:the last |the first )?${time('sec')}(?: long)?)?`;
const SEC_IT = `(?: (?:di |per |in |da |lunga )?${time('sec')})?`;
const WHERE_IT = `(?: (?:(?<start>all'inizio|iniziale|in apertura|dal nero)|(?<end>alla fine|finale|in chiusura)|(?:(?:su|a|de|da)(?:l|lla|ll')? ?)${AT})(?: del (?:video|montaggio|film))?)?`;

/** Only the edit's own beginning and end can fade: a segment is meant for them where it stands there. */
function fade(request: ReadRequest, { edit }: EditView): Planned {
  const { in: into, out, start, end, at } = request.groups;
  const count = edit.segments.length;
  const [place] = at === undefined ? [] : (placesNamed(at, count) ?? [0]);
  const isIn = into !== undefined || (out === undefined && end === undefined && place !== count - 1);
  const isOut = out !== undefined || (into === undefined && start === undefined && place !== 0);
  const isElsewhere =
    (isIn && (end !== undefined || (place ?? 0) > 0)) ||
    (isOut && (start !== undefined || (place ?? count - 1) < count - 1));
  if (isElsewhere) return answer(request, (say) => say.fadesAtEndsOnly);
  const sec = readClock(request.groups.sec ?? request.groups.secBefore ?? '') ?? FADE_SEC;
  const length = Math.min(sec, durationOf(edit) / 2);
  return change(request, (say) => (isIn && isOut ? say.fade : isIn ? say.fadeIn : say.fadeOut)(length), {
    type: 'set_fades',
    ...(isIn ? { fadeInSec: length } : {}),
    ...(isOut ? { fadeOutSec: length } : {}),
  });
}

export const FADE_REQUESTS: readonly RequestPattern[] = [
  requestPattern(
    'no_fades',
    {
      en: [String.raw`(?:\b(?:no|without)\b|${CUT_EN})(?: (?:all|the|any))* (?:fades?|fading)\b`],
      it: [String.raw`(?:\bsenza|${CUT_IT})(?: (?:tutte|le|la))* dissolvenz[ae]`],
    },
    (request) =>
      change(request, (say) => say.fadesRemoved, { type: 'set_fades', fadeInSec: 0, fadeOutSec: 0 }),
  ),
  requestPattern(
    'fades',
    {
      en: [
        `\\b(?:${time('secBefore')} )?fades?[ -](?:(?:in and out|out and in|in & out)|(?<in>in)|(?<out>out))(?: (?:from|to) black)?(?: ${AT})?${VIDEO_EN}${ENDS_EN}${SEC_EN}`,
        `\\bfades?[ -](?:(?<in>in)|(?<out>out))(?: (?:from|to) black)?${SEC_EN}${WHERE_EN}`,
        `\\bfades?${VIDEO_EN} (?:(?<in>from)|(?<out>to)) black${WHERE_EN}${SEC_EN}`,
        `\\bfades? ${AT} (?:(?<in>in)|(?<out>out))${SEC_EN}`,
        `\\b(?:${time('secBefore')} )?fades?${SEC_EN}${WHERE_EN}`,
      ],
      it: [
        `\\b(?:dissolvenz[ae]|sfumatur[ae]|sfuma|fade)(?: in)? (?:(?<in>entrata|in entrata|in(?= |$))|(?<out>uscita|in uscita|out|al nero|in nero))${SEC_IT}${WHERE_IT}`,
        `\\b(?:dissolvenz[ae]|sfumatur[ae]|sfuma)${WHERE_IT}${SEC_IT}`,
        `\\b(?:dissolvenz[ae]|sfumatur[ae]|sfuma)${SEC_IT}${WHERE_IT}`,
        `\\bsfuma (?:(?<start>l'inizio)|(?<end>la fine)|${AT})${SEC_IT}`,
      ],
    },
    fade,
  ),
];
