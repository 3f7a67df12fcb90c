/** Requests about how fast segments are played: to a speed, or by a share of the one they have. */
import { SPEED } from '../../../base/film/edit-limits.ts';
import { speedOf } from '../../model/edit.ts';
import type { EditView, Planned } from '../understanding.ts';
import { AT, setSegments } from './chosen-segments.ts';
import { ALL_EN, ALL_IT, number, percentOf, share } from './phrases.ts';
import { type ReadRequest, type RequestPattern, requestPattern } from './request-pattern.ts';

const FASTER = 1.5;

const WHAT_EN = `(?:${AT}|${ALL_EN})`;
const WHAT_IT = `(?:${AT}|${ALL_IT})`;
const OF_IT = "(?:d[ei]l(?:la |l'| )|a(?:l |lla |ll'| ))?";
const TIMES = `${number('times')} ?(?:x|×|times)(?: speed)?`;
const TIMES_IT = `${number('times')} ?(?:x|×|volte)`;
const PERCENT = `${number('percent')} ?%(?: speed)?`;
const NAMED_EN =
  '(?:(?<double>(?:double|twice)(?: the| its)?(?: normal)? speed)|(?<half>half(?: the| its)?(?: normal)? speed)|(?<normal>(?:the )?(?:normal|original|regular|usual) speed))';
const NAMED_IT =
  '(?:(?<double>(?:al )?doppio(?: della velocità)?|velocità doppia|(?:al)?la velocità doppia)|(?<half>(?:a )?metà(?: della)? velocità|velocità dimezzata)|(?<normal>(?:alla )?velocità (?:normale|originale)))';
/** More or less of the speed there is. */
const AS_FAST_EN =
  '(?:(?<double>twice as fast)|(?<half>half as fast|twice as slow)|(?<times>\\d+(?:[.,]\\d+)?) ?(?:x|times) (?:as fast|faster))';
const A_BIT_EN = '(?:a (?:little )?bit|a little|a lot|slightly)';
const A_BIT_IT = "(?:un (?:po'|poco|pochino)|leggermente|molto)";
const SOMEWHAT_EN = `(?:${number('percent')} ?% |${A_BIT_EN} |much |way |go |run |play )*`;
const SOMEWHAT_IT = `(?:(?:del )?${number('percent')} ?% |${A_BIT_IT} |andare )*`;

function factorOf({ groups: { double, half, normal, percent, times } }: ReadRequest): number {
  if (double !== undefined) return 2;
  if (half !== undefined) return 0.5;
  if (normal !== undefined) return 1;
  return times === undefined ? share(percent) : 100 * share(times);
}

function possible(wanted: number): number {
  return Math.min(SPEED.most, Math.max(SPEED.least, Math.round(wanted * 100) / 100));
}

function setSpeed(request: ReadRequest, view: EditView): Planned {
  const speed = possible(factorOf(request));
  return setSegments(
    request,
    view,
    () => ({ speed }),
    (say) => say.speed(percentOf(speed)),
  );
}

function times(request: ReadRequest, view: EditView, factor: number): Planned {
  return setSegments(
    request,
    view,
    (segment) => ({ speed: possible(speedOf(segment) * factor) }),
    (say) => say.speedTimes(Math.round(factor * 100) / 100),
  );
}

export const SPEED_REQUESTS: readonly RequestPattern[] = [
  requestPattern(
    'times_as_fast',
    {
      en: [`(?:^|\\b(?:make|play|run|speed up) )${WHAT_EN} ${AS_FAST_EN}`, `^${AS_FAST_EN}`],
      it: [`(?:^|\\b(?:rendi|fai) )${WHAT_IT} ${number('times')} volte più (?:veloce|rapid[oa])`],
    },
    (request, view) => times(request, view, factorOf(request)),
  ),
  requestPattern(
    'speed',
    {
      en: [
        String.raw`\b(?:(?<double>double)|(?<half>halve)) the speed(?: (?:of|on|for) ${WHAT_EN})?`,
        String.raw`\bspeed(?: (?:of|for|on) ${WHAT_EN})? ?(?:to |at |= ?|: ?)?(?:${PERCENT}|${TIMES}|(?<normal>normal))`,
        String.raw`\b(?:play|run|put|set|make|speed|slow|keep) ${WHAT_EN} (?:up |down |back |go )?(?:to |at |in )?(?:${TIMES}|${NAMED_EN})`,
        String.raw`\b(?:play|run) ${WHAT_EN} (?:at|to) ${PERCENT}`,
        String.raw`\b(?:speed up|slow down) ${WHAT_EN} (?:to |at )?(?:${TIMES}|${NAMED_EN})`,
        String.raw`\b(?:speed up|slow down) ${WHAT_EN} to ${PERCENT}`,
        String.raw`(?:^|\b(?:play|speed|use|back to) )(?:at |to )?(?:${TIMES}|${NAMED_EN})(?: (?:on|for|to|of) ${WHAT_EN})?$`,
        `^${WHAT_EN} (?:at|to|in) (?:${TIMES}|${NAMED_EN})`,
      ],
      it: [
        String.raw`\bvelocità(?: ${OF_IT}${WHAT_IT})? ?(?:al |a |: ?)?(?:${number('percent')} ?%|${TIMES_IT})`,
        String.raw`\b(?:metti|porta|riporta|imposta|riproduci|fai andare|velocizza|accelera|rallenta|rimetti) ${WHAT_IT} (?:a |in )?(?:${TIMES_IT}|${NAMED_IT})`,
        String.raw`\b(?:(?<double>raddoppia)|(?<half>dimezza)) la velocità(?: ${OF_IT}${WHAT_IT})?`,
        String.raw`\b(?:velocizza|accelera|rallenta|fallo andare|^)(?: ?a ${TIMES_IT}| ?${NAMED_IT}(?: (?:per |su )?${OF_IT}${WHAT_IT})?$)`,
        `^${WHAT_IT} (?:a ${TIMES_IT}|${NAMED_IT})`,
      ],
    },
    setSpeed,
  ),
  requestPattern(
    'faster',
    {
      en: [
        String.raw`\b(?:speed up|accelerate|quicken)(?: ${WHAT_EN})?(?: by ${number('percent')} ?%| ${A_BIT_EN})?`,
        String.raw`\bspeed ${WHAT_EN} up(?: by ${number('percent')} ?%| ${A_BIT_EN})?`,
        `(?:${WHAT_EN} )?${SOMEWHAT_EN}(?:faster|quicker)(?: by ${number('byPercent')} ?%)?`,
      ],
      it: [
        String.raw`\b(?:velocizza|accelera)(?: ${A_BIT_IT})?(?: ${WHAT_IT})?(?: del ${number('percent')} ?%| ${A_BIT_IT})?`,
        `(?:${WHAT_IT} )?${SOMEWHAT_IT}più (?:veloc[ei]|rapid[oaie])(?: del ${number('byPercent')} ?%)?`,
      ],
    },
    (request, view) => {
      const { percent, byPercent } = request.groups;
      const more = percent ?? byPercent;
      return times(request, view, more === undefined ? FASTER : 1 + share(more));
    },
  ),
  requestPattern(
    'slower',
    {
      en: [
        String.raw`\bslow down(?: ${WHAT_EN})?(?: by ${number('percent')} ?%| ${A_BIT_EN})?`,
        String.raw`\bslow ${WHAT_EN}(?: down)?(?: by ${number('percent')} ?%| ${A_BIT_EN})?`,
        `(?:${WHAT_EN} )?${SOMEWHAT_EN}slower(?: by ${number('byPercent')} ?%)?`,
        String.raw`(?:\b(?:play|put|make|show) )?(?:${WHAT_EN} )?(?:in )?(?:slow motion|slow-mo|slowmo|slo-mo)\b(?: ${WHAT_EN})?`,
      ],
      it: [
        String.raw`\brallenta(?: ${A_BIT_IT})?(?: ${WHAT_IT})?(?: del ${number('percent')} ?%| ${A_BIT_IT})?`,
        `(?:${WHAT_IT} )?${SOMEWHAT_IT}più lent[oaie](?: del ${number('byPercent')} ?%)?`,
        String.raw`(?:\b(?:metti|fai|mostra) )?(?:${WHAT_IT} )?al rallentatore`,
      ],
    },
    (request, view) => {
      const { percent, byPercent } = request.groups;
      const less = percent ?? byPercent;
      return times(request, view, less === undefined ? 1 / FASTER : 1 - share(less));
    },
  ),
];
