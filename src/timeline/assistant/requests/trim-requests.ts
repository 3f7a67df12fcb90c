/** Requests that make single segments shorter or longer at either end. */
import { readClock } from '../../../base/text/read-clock.ts';
import { lengthOf, type PlacedSegment, roundSec, speedOf } from '../../model/edit.ts';
import type { EditView, Planned } from '../understanding.ts';
import { AT, withSegment } from './chosen-segments.ts';
import { CUT_EN, CUT_IT, time } from './phrases.ts';
import {
  change,
  type ReadRequest,
  type RequestPattern,
  requestPattern,
  type Say,
} from './request-pattern.ts';

const SHORTEN_EN = `(?:${CUT_EN}|\\b(?:shorten|reduce)\\b)`;
const SHORTEN_IT = `(?:${CUT_IT}|\\b(?:accorcia|riduci)\\b)`;
const START_EN = '(?<start>start|beginning|front)';
const END_IT = "(?:(?<start>(?:all'|dall'|l')inizio)|(?:alla |dalla |la )fine)";
const OF_IT = "(?:d[ei]l(?:la |l'| ))?";

/** Seconds of the output that go, or come where below zero. */
function trim(request: ReadRequest, view: EditView, sec: number, atStart: boolean): Planned {
  return withSegment(request, view, (segment, at) =>
    change(request, trimmed(at + 1, sec, atStart), {
      type: 'trim',
      segmentId: segment.id,
      ...endsWithout(segment, sec, atStart),
    }),
  );
}

function endsWithout(segment: PlacedSegment, sec: number, atStart: boolean) {
  const materialSec = sec * speedOf(segment);
  return atStart
    ? { sourceStartSec: roundSec(segment.sourceStartSec + materialSec) }
    : { sourceEndSec: roundSec(segment.sourceEndSec - materialSec) };
}

function trimmed(place: number, sec: number, atStart: boolean): Say {
  if (sec < 0) return (say) => (atStart ? say.startExtended : say.endExtended)(place, -sec);
  return (say) => (atStart ? say.startTrimmed : say.endTrimmed)(place, sec);
}

const secOf = ({ groups }: ReadRequest): number => readClock(groups.sec ?? '') ?? 0;

export const TRIM_REQUESTS: readonly RequestPattern[] = [
  requestPattern(
    'trim_end',
    {
      en: [
        `${SHORTEN_EN} ${time('sec')} (?:off|from|of|at)(?: of)?(?: the)? (?:${START_EN}|end)(?: of)? ${AT}`,
        `${SHORTEN_EN} (?:the )?(?:(?<start>first)|last) ${time('sec')} (?:of|off|from|in) ${AT}`,
        `${SHORTEN_EN} (?:the )?(?:${START_EN}|end) of ${AT} by ${time('sec')}`,
        `${SHORTEN_EN} ${AT} by ${time('sec')}(?: (?:from|at) the (?:${START_EN}|end))?`,
        `\\bmake ${AT} ${time('sec')} shorter`,
      ],
      it: [
        `${SHORTEN_IT} ${time('sec')} ${END_IT} ${OF_IT}${AT}`,
        `${SHORTEN_IT} (?:i |gli )?(?:(?<start>prim[oi])|ultim[oi]) ${time('sec')} ${OF_IT}${AT}`,
        `${SHORTEN_IT} ${END_IT} ${OF_IT}${AT} di ${time('sec')}`,
        `${SHORTEN_IT} ${AT} di ${time('sec')}(?: ${END_IT})?`,
      ],
    },
    (request, view) => trim(request, view, secOf(request), request.groups.start !== undefined),
  ),
  requestPattern(
    'extend_segment',
    {
      en: [
        String.raw`\b(?:extend|lengthen|stretch out) ${AT} by ${time('sec')}(?: (?:from|at) the (?:${START_EN}|end))?`,
        String.raw`\b(?:extend|lengthen) (?:the )?(?:${START_EN}|end) of ${AT} by ${time('sec')}`,
        String.raw`\bmake ${AT} ${time('sec')} longer`,
      ],
      it: [
        String.raw`\b(?:allunga|estendi) ${AT} di ${time('sec')}(?: ${END_IT})?`,
        String.raw`\b(?:allunga|estendi) ${END_IT} ${OF_IT}${AT} di ${time('sec')}`,
      ],
    },
    (request, view) => trim(request, view, -secOf(request), request.groups.start !== undefined),
  ),
  requestPattern(
    'shift_end',
    {
      en: [
        `${AT} (?:to )?(?:(?<start>starts?|begins?)|ends?) ${time('sec')} (?:(?<later>later)|earlier|sooner)`,
      ],
      it: [
        `${AT} (?:(?<start>inizi|inizia|cominci|comincia|iniziare)|finisca|finisce|finire) ${time('sec')} (?:(?<later>dopo|più tardi)|prima)`,
      ],
    },
    (request, view) => {
      const { start, later } = request.groups;
      const isShorter = (start === undefined) === (later === undefined);
      return trim(request, view, isShorter ? secOf(request) : -secOf(request), start !== undefined);
    },
  ),
  requestPattern(
    'segment_lasts',
    {
      en: [
        String.raw`\bmake ${AT} (?:last )?(?:exactly )?${time('sec')}(?: long)?$`,
        `${SHORTEN_EN} ${AT} (?:down )?to ${time('sec')}(?: long)?$`,
        `${AT} (?:should|must|to) (?:be|last) ${time('sec')}(?: long)?$`,
      ],
      it: [
        String.raw`\b(?:fai|fa) durare ${AT} ${time('sec')}$`,
        `${SHORTEN_IT} ${AT} (?:a|fino a) ${time('sec')}$`,
        `${AT} (?:deve|dovrebbe) durare ${time('sec')}$`,
      ],
    },
    (request, view) =>
      withSegment(request, view, (segment, at) =>
        change(request, (say) => say.segmentLasts(at + 1, secOf(request)), {
          type: 'trim',
          segmentId: segment.id,
          ...endsWithout(segment, lengthOf(segment) - secOf(request), false),
        }),
      ),
  ),
];
