/** Requests about how near segments are shown. */
import { ZOOM } from '../../../base/film/edit-limits.ts';
import { AT, setSegments } from './chosen-segments.ts';
import { ALL_EN, ALL_IT, number, percentOf, share } from './phrases.ts';
import { type RequestPattern, requestPattern } from './request-pattern.ts';

/** What “zoom in” asks for. */
const USUAL_ZOOM = 1.3;

const ON_EN = `(?:(?: (?:a (?:little )?bit|a little|slightly))?(?: (?:on|in on|into|to|of|for|from))? (?:${AT}|${ALL_EN}))?`;
const ON_IT = `(?:(?: (?:su(?:l|lla|ll')?|nel(?:la|l')?|al(?:la|l')?|del(?:la|l')?|dal(?:la|l')?))? ?(?:${AT}|${ALL_IT}))?`;
const AMOUNT_EN = `(?: (?:(?<by>by) |to |at )?(?:${number('percent')} ?%|${number('times')} ?x\\b))?`;
const AMOUNT_IT = `(?: (?:(?<by>del) |al |a )?(?:${number('percent')} ?%|${number('times')} ?x\\b))?`;

export const ZOOM_REQUESTS: readonly RequestPattern[] = [
  requestPattern(
    'zoom_out',
    {
      en: [
        `\\b(?:no zoom|zoom (?:all the way )?out|(?:remove|reset|undo|take off|delete) (?:the )?zooms?)${ON_EN}`,
      ],
      it: [`\\b(?:(?:togli|leva|elimina|rimuovi) lo zoom|senza zoom|rimpicciolisci|zoom indietro)${ON_IT}`],
    },
    (request, view) =>
      setSegments(
        request,
        view,
        () => ({ zoom: 1 }),
        (say) => say.zoomRemoved,
      ),
  ),
  requestPattern(
    'zoom_in',
    {
      en: [
        `\\b(?:zoom(?: in)?|punch in|closer)${AMOUNT_EN}${ON_EN}`,
        `\\b(?:zoom(?: in)?|punch in|closer)${ON_EN}${AMOUNT_EN}`,
      ],
      it: [
        `\\b(?:zooma|zoom|ingrandisci|più vicino|avvicinati)(?: (?:un po'|un poco))?${ON_IT}${AMOUNT_IT}`,
        `\\b(?:zooma|zoom|ingrandisci)${AMOUNT_IT}${ON_IT}`,
      ],
    },
    (request, view) => {
      const { percent, times, by } = request.groups;
      const wanted =
        times !== undefined
          ? 100 * share(times)
          : percent === undefined
            ? USUAL_ZOOM
            : share(percent) + (by === undefined && share(percent) >= 1 ? 0 : 1);
      const zoom = Math.min(ZOOM.most, Math.max(ZOOM.least, wanted));
      return setSegments(
        request,
        view,
        () => ({ zoom }),
        (say) => say.zoomed(percentOf(zoom)),
      );
    },
  ),
];
