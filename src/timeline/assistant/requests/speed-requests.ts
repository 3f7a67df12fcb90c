/** Requests about how fast segments are played. */
import { SPEED } from '../../../base/film/edit-limits.ts';
import { speedOf } from '../../model/edit.ts';
import { ONE_EN, ONE_IT, setSegments } from './chosen-segments.ts';
import { number, percentOf, share } from './phrases.ts';
import { type RequestPattern, requestPattern } from './request-pattern.ts';

const FASTER = 1.5;

export const SPEED_REQUESTS: readonly RequestPattern[] = [
  requestPattern(
    'speed',
    {
      en: [
        String.raw`\bspeed\b(?:.*?${ONE_EN})?.*?\b(?:to|at) (?:${number('percent')} ?%|${number('times')} ?(?:x|×|times)|(?<normal>normal))`,
        String.raw`\bplay\b(?:.*?${ONE_EN})?.*?\bat (?:${number('percent')} ?%|${number('times')} ?(?:x|×|times)|(?<normal>normal) speed)`,
        String.raw`\b(?<normal>normal) speed\b(?:.*?${ONE_EN})?`,
      ],
      it: [
        String.raw`\bvelocità(?:.*?${ONE_IT})?.*?\b(?:al|a) (?:${number('percent')} ?%|${number('times')} ?(?:x|×|volte))`,
        String.raw`\bvelocità (?<normal>normale)\b(?:.*?${ONE_IT})?`,
      ],
    },
    (request, view) => {
      const { percent, times, normal } = request.groups;
      const wanted = normal !== undefined ? 1 : times === undefined ? share(percent) : 100 * share(times);
      const speed = possibleSpeed(wanted);
      return setSegments(
        request,
        view,
        () => ({ speed }),
        (say) => say.speed(percentOf(speed)),
      );
    },
  ),
  requestPattern(
    'faster',
    {
      en: [String.raw`\b(?:speed (?:it )?up|faster)\b(?:.*?${ONE_EN})?`, String.raw`${ONE_EN} faster\b`],
      it: [String.raw`\b(?:velocizza|accelera|più veloce)\b(?:.*?${ONE_IT})?`],
    },
    (request, view) =>
      setSegments(
        request,
        view,
        (segment) => ({ speed: possibleSpeed(speedOf(segment) * FASTER) }),
        (say) => say.faster,
      ),
  ),
  requestPattern(
    'slower',
    {
      en: [
        String.raw`\b(?:slow (?:it )?down|slower|(?:in )?slow motion)\b(?:.*?${ONE_EN})?`,
        String.raw`${ONE_EN} (?:slower|in slow motion)\b`,
      ],
      it: [String.raw`\b(?:rallenta|più lento|al rallentatore)\b(?:.*?${ONE_IT})?`],
    },
    (request, view) =>
      setSegments(
        request,
        view,
        (segment) => ({ speed: possibleSpeed(speedOf(segment) / FASTER) }),
        (say) => say.slower,
      ),
  ),
];

function possibleSpeed(wanted: number): number {
  return Math.min(SPEED.most, Math.max(SPEED.least, Math.round(wanted * 100) / 100));
}
