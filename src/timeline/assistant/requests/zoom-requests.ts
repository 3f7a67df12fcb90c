/** Requests about how near segments are shown. */
import { ZOOM } from '../../../base/film/edit-limits.ts';
import { ONE_EN, ONE_IT, setSegments } from './chosen-segments.ts';
import { number, percentOf, share } from './phrases.ts';
import { type RequestPattern, requestPattern } from './request-pattern.ts';

/** What “zoom in” asks for. */
const USUAL_ZOOM = 1.3;

export const ZOOM_REQUESTS: readonly RequestPattern[] = [
  requestPattern(
    'zoom_out',
    {
      en: [String.raw`\b(?:no zoom|zoom out|remove the zoom|reset the zoom)\b(?:.*?${ONE_EN})?`],
      it: [String.raw`\b(?:togli lo zoom|senza zoom|rimpicciolisci|zoom indietro)\b(?:.*?${ONE_IT})?`],
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
        String.raw`\b(?:zoom(?: in)?|punch in|closer)\b(?:.*?${ONE_EN})?(?:.*?\b(?:(?<by>by)|to|at) ${number('percent')} ?%)?`,
      ],
      it: [
        String.raw`\b(?:zooma|zoom|ingrandisci|più vicino)\b(?:.*?${ONE_IT})?(?:.*?\b(?:(?<by>del)|al|a) ${number('percent')} ?%)?`,
      ],
    },
    (request, view) => {
      const { percent, by } = request.groups;
      const wanted = percent === undefined ? USUAL_ZOOM : share(percent) + (by === undefined ? 0 : 1);
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
