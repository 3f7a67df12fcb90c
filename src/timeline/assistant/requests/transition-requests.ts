/** Requests about how segments follow each other: after each, or between two of them. */
import { TRANSITION_SEC } from '../../../base/film/edit-limits.ts';
import { readClock } from '../../../base/text/read-clock.ts';
import type { Segment, TransitionKind } from '../../model/edit.ts';
import type { EditOperation, SegmentLook } from '../../model/edit-operation.ts';
import { placesNamed, twoSegments } from '../segment-names.ts';
import type { EditView, Planned } from '../understanding.ts';
import { AT, noSuch, saidOf, withSegment } from './chosen-segments.ts';
import { CUT_EN, CUT_IT, time } from './phrases.ts';
import {
  answer,
  change,
  type ReadRequest,
  type RequestPattern,
  requestPattern,
  type Say,
} from './request-pattern.ts';

const SEGMENTS_EN = '(?:segments?|clips?|cuts?|scenes?|parts?)';
const SEGMENTS_IT = '(?:segment[oi]|clip|tagli|taglio|scene|parti)';
const BETWEEN_EN = ` (?:between|from) (?:the )?(?:${SEGMENTS_EN} )?${twoSegments('pair', 'en')}`;
const BETWEEN_IT = ` (?:tra|fra) (?:i |le |gli )?(?:${SEGMENTS_IT} )?${twoSegments('pair', 'it')}`;
const EACH_EN = `(?: (?:between|on|at|to|for|after) (?:(?:the|all|of|every|each|my) )*${SEGMENTS_EN}| everywhere)`;
const EACH_IT = `(?: (?:tra|fra|su|a|in) (?:i |le |gli |tutt[ie] i |tutt[ie] le |tutt[ie] gli |ogni )?${SEGMENTS_IT}| ovunque| dappertutto)`;
const WHERE_EN = `(?:${BETWEEN_EN}| (?:before|into) ${AT}|${EACH_EN})?`;
const WHERE_IT = `(?:${BETWEEN_IT}| prima d[ei]l(?:la |l'| )${AT}|${EACH_IT})?`;
const SEC_BEFORE = `(?:${time('sec')} )?`;
const SEC_EN = `(?:,? (?:of|for|over|lasting|long) ${time('secAfter')})?`;
const SEC_IT = `(?:,? (?:di|da|lung[ao]) ${time('secAfter')})?`;
const DISSOLVE_EN =
  '(?:(?:cross |cross-)?dissolves?|crossdissolves?|crossfades?|cross fades?|cross-fades?|(?:smooth |soft |simple )?transitions?)';
/** “Shorter” and “longer”. */
const LENGTH_STEP = 1.5;

/** All but the first, which follows none; or the one that is named. */
function follow(
  request: ReadRequest,
  view: EditView,
  lookOf: (segment: Segment) => SegmentLook,
  say: Say,
): Planned {
  const { segments } = view.edit;
  const set = (chosen: readonly Segment[], label: Say): Planned =>
    change(
      request,
      label,
      ...chosen.map((one): EditOperation => ({ type: 'set_segment', segmentId: one.id, ...lookOf(one) })),
    );
  if (segments.length < 2) return answer(request, (words) => words.oneSegment);
  if (request.groups.at !== undefined)
    return withSegment(request, view, (one, at) =>
      at === 0 ? answer(request, (words) => words.firstFollowsNone) : set([one], saidOf(say, [at - 1, at])),
    );
  if (request.groups.pair === undefined) return set(segments.slice(1), say);
  const [before = -1, after = -1] = placesNamed(request.groups.pair, segments.length) ?? [];
  const second = segments[after];
  if (before < 0 || second === undefined) return noSuch(request, segments.length);
  if (after !== before + 1) return answer(request, (words) => words.notNeighbours(before + 1, after + 1));
  return set([second], saidOf(say, [before, after]));
}

function withTransition(transition: TransitionKind, say: Say) {
  return (request: ReadRequest, view: EditView): Planned => {
    const sec = readClock(request.groups.sec ?? request.groups.secAfter ?? '');
    return follow(
      request,
      view,
      () => ({ transition, ...(sec === null ? {} : { transitionSec: possible(sec) }) }),
      say,
    );
  };
}

const possible = (sec: number): number =>
  Math.min(TRANSITION_SEC.most, Math.max(TRANSITION_SEC.least, Math.round(sec * 100) / 100));

/** Before those about fades, which Italian names alike. */
export const TRANSITION_REQUESTS: readonly RequestPattern[] = [
  requestPattern(
    'no_transitions',
    {
      en: [
        String.raw`(?:\b(?:no|without)\b|${CUT_EN})(?: (?:all|the|any))*(?: transitions?| (?:cross |cross-)?dissolves?| (?:crossfades?|cross fades?)| dips?(?: to black)?)${WHERE_EN}`,
        String.raw`\b(?:hard|straight) cuts?\b(?: only)?${WHERE_EN}`,
      ],
      it: [
        String.raw`(?:\bsenza|${CUT_IT})(?: (?:tutte|tutti|la|le|il|i))*(?: transizion[ei]| dissolvenz[ae] incrociat[ae]| (?:passaggio|passaggi) al nero)${WHERE_IT}`,
        String.raw`(?:\bsenza|${CUT_IT})(?: la)? dissolvenza (?:tra|fra) (?:i |le )?(?:segmenti |clip )?${twoSegments('pair', 'it')}`,
      ],
    },
    (request, view) =>
      follow(
        request,
        view,
        () => ({ transition: null }),
        (say) => say.noTransitions,
      ),
  ),
  requestPattern(
    'dips',
    {
      en: [
        `\\b${SEC_BEFORE}dips?(?: (?:to|through) black)?${SEC_EN}${WHERE_EN}`,
        `\\bfades? (?:to|through) black${BETWEEN_EN}`,
      ],
      it: [`\\b(?:(?:passaggio|passaggi) al nero|dissolvenz[ae] al nero(?= tra| fra))${SEC_IT}${WHERE_IT}`],
    },
    withTransition('dip', (say) => say.dips),
  ),
  requestPattern(
    'dissolves',
    {
      en: [
        `\\b${SEC_BEFORE}${DISSOLVE_EN}${WHERE_EN}${SEC_EN}`,
        `\\b${DISSOLVE_EN}${SEC_EN}${WHERE_EN}`,
        `\\b(?:cross-?)?fades?${BETWEEN_EN}${SEC_EN}`,
      ],
      it: [
        `\\b(?:dissolvenz[ae] incrociat[ae]|transizion[ei])${WHERE_IT}${SEC_IT}`,
        `\\b(?:dissolvenz[ae] incrociat[ae]|transizion[ei])${SEC_IT}${WHERE_IT}`,
        `\\bdissolvenz[ae]${BETWEEN_IT}${SEC_IT}`,
        `\\bdissolvenz[ae]${SEC_IT}${BETWEEN_IT}`,
      ],
    },
    withTransition('dissolve', (say) => say.dissolves),
  ),
  requestPattern(
    'transition_length',
    {
      en: [
        `\\b(?:make|set|change) (?:all )?(?:the )?(?:transitions?|dissolves?|crossfades?|dips?)(?: (?:to|last|be))* ${time('sec')}(?: long)?$`,
        `\\bmake (?:all )?(?:the )?(?:transitions?|dissolves?|crossfades?|dips?) (?:a bit |a little |much )?(?:(?<shorter>shorter|faster|quicker)|longer|slower)`,
      ],
      it: [
        `\\b(?:fai|metti|imposta) (?:tutte )?le (?:transizioni|dissolvenze) (?:durare |di |a |da )*${time('sec')}$`,
        `\\b(?:fai|rendi) (?:tutte )?le (?:transizioni|dissolvenze) (?:un po' )?più (?:(?<shorter>corte|brevi|veloci|rapide)|lunghe|lente)`,
        `\\b(?:(?<shorter>accorcia)|allunga) (?:tutte )?le (?:transizioni|dissolvenze)`,
      ],
    },
    (request, { edit }) => {
      const { sec, shorter } = request.groups;
      const chosen = edit.segments.filter(({ transition }) => transition !== undefined);
      if (chosen.length === 0) return answer(request, (say) => say.noTransitionsYet);
      const factor = shorter === undefined ? LENGTH_STEP : 1 / LENGTH_STEP;
      return change(
        request,
        (say) => say.transitionsResized,
        ...chosen.map(({ id, transitionSec = TRANSITION_SEC.usual }) => ({
          type: 'set_segment' as const,
          segmentId: id,
          transitionSec: possible(readClock(sec ?? '') ?? transitionSec * factor),
        })),
      );
    },
  ),
  requestPattern(
    'other_transitions',
    {
      en: [
        String.raw`\b(?:wipes?|slides?|swipes?|whip pans?|glitch|spins?|zoom transitions?)(?: transitions?| effects?)?${WHERE_EN}`,
      ],
      it: [String.raw`\b(?:tendin[ae]|scorriment[oi]|transizion[ei] (?:a|con) (?:zoom|tendina))${WHERE_IT}`],
    },
    (request) => answer(request, (say) => say.transitionsThereAre),
  ),
];
