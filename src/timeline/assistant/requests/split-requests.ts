/** Requests that divide a segment. */
import { readClock } from '../../../base/text/read-clock.ts';
import { placeSegments } from '../../model/edit.ts';
import type { EditView, Planned } from '../understanding.ts';
import { AT, withSegment } from './chosen-segments.ts';
import { time } from './phrases.ts';
import { answer, change, type ReadRequest, type RequestPattern, requestPattern } from './request-pattern.ts';

const SPLIT_EN = String.raw`\b(?:split|divide|slice|cut|(?:make|add|put) a (?:cut|split))\b`;
const SPLIT_IT = String.raw`\b(?:dividi|spezza|separa|taglia|(?:fai|metti|aggiungi) un taglio)\b`;
const WHAT_EN = '(?: (?:it|this|the video|the clip|the edit|the timeline|in 2|into 2))*';
const WHAT_IT = '(?: (?:il video|la clip|il montaggio|in due))*';

function splitAt(request: ReadRequest, { edit }: EditView, atSec: number): Planned {
  const segment = placeSegments(edit).find(
    ({ outputStartSec, outputEndSec }) => atSec > outputStartSec && atSec < outputEndSec,
  );
  if (segment === undefined) return answer(request, (say) => say.nothingToSplit(atSec));
  return change(request, (say) => say.split(atSec), { type: 'split', segmentId: segment.id, atSec });
}

export const SPLIT_REQUESTS: readonly RequestPattern[] = [
  requestPattern(
    'split_at',
    {
      en: [`${SPLIT_EN}${WHAT_EN} at ${time('sec')}`, `${SPLIT_EN}${WHAT_EN} ${time('sec')} in\\b`],
      it: [`${SPLIT_IT}${WHAT_IT} (?:ai?|al(?: secondo)?) ${time('sec')}`],
    },
    (request, view) => splitAt(request, view, readClock(request.groups.sec ?? '') ?? 0),
  ),
  requestPattern(
    'split_half',
    {
      en: [`${SPLIT_EN} ${AT} (?:in|into) (?:half|2|halves)`],
      it: [`${SPLIT_IT} ${AT} (?:a metà|in due|in 2)`],
    },
    (request, view) =>
      withSegment(request, view, ({ outputStartSec, outputEndSec }) =>
        splitAt(request, view, Math.round(50 * (outputStartSec + outputEndSec)) / 100),
      ),
  ),
];
