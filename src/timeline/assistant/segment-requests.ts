/** Requests about single segments and their order, size and loudness. People count segments from one. */
import { SPEED, ZOOM } from '../../base/film/edit-limits.ts';
import { readClock } from '../../base/text/read-clock.ts';
import { type PlacedSegment, placeSegments, speedOf } from '../model/edit.ts';
import type { EditOperation, SegmentLook } from '../model/edit-operation.ts';
import { CUT_EN, CUT_IT, number, time } from './phrases.ts';
import {
  answer,
  change,
  type ReadRequest,
  type RequestPattern,
  requestPattern,
  type Say,
} from './request-pattern.ts';
import type { EditView, Planned } from './understanding.ts';

const SEGMENT_EN = '(?:segment|clip|part|section|scene)';
const SEGMENT_IT = '(?:segmento|clip|parte|pezzo|scena)';
const which = (name: string, word: string): string =>
  `(?:${word} (?:number |numero )?${number(name)}|(?:the |l'|il |la )?(?<${name}last>last|ultim[oa]) ${word}|(?:the |il |la )?(?<${name}first>first|prim[oa]) ${word})`;
const ONE_EN = which('at', SEGMENT_EN);
const ONE_IT = which('at', SEGMENT_IT);

const FASTER = 1.5;
const LOUDER = 1.4;
const LOUDEST = 2;
/** What “zoom in” asks for. */
const USUAL_ZOOM = 1.3;

function found(request: ReadRequest, { edit }: EditView, name = 'at'): PlacedSegment | undefined {
  const segments = placeSegments(edit);
  if (request.groups[`${name}last`] !== undefined) return segments.at(-1);
  if (request.groups[`${name}first`] !== undefined) return segments[0];
  return segments[Number(request.groups[name]) - 1];
}

function noSuch(request: ReadRequest, { edit }: EditView): Planned {
  return answer(request, (say) => say.segmentsThereAre(edit.segments.length));
}

/** The segment named, or all of them where none is. */
function setSegments(
  request: ReadRequest,
  view: EditView,
  set: (segment: PlacedSegment) => SegmentLook,
  say: Say,
): Planned {
  const named = ['at', 'atlast', 'atfirst'].some((name) => request.groups[name] !== undefined);
  const one = named ? found(request, view) : undefined;
  if (named && one === undefined) return noSuch(request, view);
  const chosen = one === undefined ? placeSegments(view.edit) : [one];
  const operations = chosen.map(
    (segment): EditOperation => ({ type: 'set_segment', segmentId: segment.id, ...set(segment) }),
  );
  return change(request, say, ...operations);
}

const percentOf = (factor: number): number => Math.round(factor * 100);
const share = (text: string | undefined): number => Number((text ?? '100').replace(',', '.')) / 100;

export const SEGMENT_REQUESTS: readonly RequestPattern[] = [
  requestPattern(
    'split_at',
    {
      en: [String.raw`\b(?:split|divide)\b.*\bat ${time('sec')}`],
      it: [String.raw`\b(?:dividi|spezza|separa)\b.*\ba(?:l|i)? ${time('sec')}`],
    },
    (request, view) => {
      const atSec = readClock(request.groups.sec ?? '') ?? 0;
      const segment = placeSegments(view.edit).find(
        (one) => atSec > one.outputStartSec && atSec < one.outputEndSec,
      );
      if (segment === undefined) return answer(request, (say) => say.nothingToSplit(atSec));
      return change(request, (say) => say.split(atSec), { type: 'split', segmentId: segment.id, atSec });
    },
  ),
  requestPattern(
    'swap',
    {
      en: [
        String.raw`\b(?:swap|switch|exchange)\b.*?${SEGMENT_EN}s? ${number('at')} (?:and|with) (?:${SEGMENT_EN} )?${number('with')}`,
      ],
      it: [
        String.raw`\b(?:scambia|inverti)\b.*?(?:segmenti|${SEGMENT_IT}) ${number('at')} (?:e|con) (?:il |la )?(?:${SEGMENT_IT} )?${number('with')}`,
      ],
    },
    (request, view) => {
      const [one, other] = [found(request, view), found(request, view, 'with')];
      if (one === undefined || other === undefined) return noSuch(request, view);
      const place = (segment: PlacedSegment) => view.edit.segments.findIndex(({ id }) => id === segment.id);
      const [low, high] = place(one) < place(other) ? [one, other] : [other, one];
      const [lowAt, highAt] = [place(low), place(high)];
      return change(
        request,
        (say) => say.swapped(lowAt + 1, highAt + 1),
        { type: 'move', segmentId: high.id, toIndex: lowAt },
        { type: 'move', segmentId: low.id, toIndex: highAt },
      );
    },
  ),
  requestPattern(
    'move_segment',
    {
      en: [
        String.raw`\bmove\b.*?${ONE_EN}.*\bto (?:the )?(?:(?<start>start|beginning|front)|(?<end>end)|(?:place|position|number)? ?${number('to')})`,
        String.raw`\b(?:move|put)\b.*?${ONE_EN} (?:(?<start>first)|(?<end>last))\b`,
      ],
      it: [
        String.raw`\b(?:sposta|muovi|metti)\b.*?${ONE_IT}.*(?:(?<start>all'inizio)|(?<end>alla fine)|\b(?:al posto|in posizione|a) ${number('to')})`,
      ],
    },
    (request, view) => {
      const segment = found(request, view);
      if (segment === undefined) return noSuch(request, view);
      const last = view.edit.segments.length - 1;
      const { start, end, to } = request.groups;
      const toIndex = start !== undefined ? 0 : end !== undefined ? last : Math.min(last, Number(to) - 1);
      return change(request, (say) => say.moved(toIndex + 1), {
        type: 'move',
        segmentId: segment.id,
        toIndex,
      });
    },
  ),
  requestPattern(
    'reverse',
    { en: [String.raw`\breverse\b.*\border\b`], it: [String.raw`\b(?:inverti|rovescia)\b.*\bordine\b`] },
    (request, view) => {
      if (view.edit.segments.length < 2) return noSuch(request, view);
      const backwards = [...view.edit.segments].reverse();
      return change(
        request,
        (say) => say.reversed,
        ...backwards.map(({ id }, toIndex) => ({ type: 'move' as const, segmentId: id, toIndex })),
      );
    },
  ),
  requestPattern(
    'repeat_segment',
    {
      en: [String.raw`\b(?:repeat|duplicate)\b.*?${ONE_EN}`],
      it: [String.raw`\b(?:ripeti|duplica)\b.*?${ONE_IT}`],
    },
    (request, view) => {
      const segment = found(request, view);
      if (segment === undefined) return noSuch(request, view);
      const { id, assetId, sourceStartSec, sourceEndSec } = segment;
      const toIndex = view.edit.segments.findIndex((one) => one.id === id) + 1;
      return change(request, (say) => say.repeated(toIndex), {
        type: 'insert',
        assetId,
        sourceStartSec,
        sourceEndSec,
        toIndex,
      });
    },
  ),
  requestPattern(
    'remove_segment',
    { en: [`${CUT_EN}.*?${ONE_EN}`], it: [`${CUT_IT}.*?${ONE_IT}`] },
    (request, view) => {
      const segment = found(request, view);
      if (segment === undefined || view.edit.segments.length === 1) return noSuch(request, view);
      const place = view.edit.segments.findIndex(({ id }) => id === segment.id) + 1;
      return change(request, (say) => say.segmentRemoved(place), {
        type: 'remove',
        segmentIds: [segment.id],
      });
    },
  ),
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
  requestPattern(
    'unmute',
    {
      en: [String.raw`\b(?:unmute|sound on|turn (?:the )?sound on)\b(?:.*?${ONE_EN})?`],
      it: [String.raw`\b(?:riattiva|rimetti|attiva) (?:l')?audio\b(?:.*?${ONE_IT})?`],
    },
    (request, view) =>
      setSegments(
        request,
        view,
        () => ({ muted: false }),
        (say) => say.unmuted,
      ),
  ),
  requestPattern(
    'mute',
    {
      en: [
        String.raw`\b(?:mute|silence the|no sound|turn off the sound|(?:turn the )?sound off)\b(?:.*?${ONE_EN})?`,
      ],
      it: [String.raw`\b(?:muta|silenzia|togli (?:l')?audio|senza audio)\b(?:.*?${ONE_IT})?`],
    },
    (request, view) =>
      setSegments(
        request,
        view,
        () => ({ muted: true }),
        (say) => say.muted,
      ),
  ),
  requestPattern(
    'volume',
    {
      en: [String.raw`\bvolume\b(?:.*?${ONE_EN})?.*?\b(?:to|at) ${number('percent')} ?%`],
      it: [String.raw`\bvolume\b(?:.*?${ONE_IT})?.*?\b(?:al|a) ${number('percent')} ?%`],
    },
    (request, view) => {
      const volume = Math.min(LOUDEST, share(request.groups.percent));
      return setSegments(
        request,
        view,
        () => ({ volume }),
        (say) => say.volume(percentOf(volume)),
      );
    },
  ),
  requestPattern(
    'louder',
    {
      en: [
        String.raw`\b(?:louder|turn (?:it )?up|volume up|raise the volume)\b(?:.*?${ONE_EN})?`,
        String.raw`${ONE_EN} louder\b`,
      ],
      it: [String.raw`\b(?:più forte|alza(?: il volume)?)\b(?:.*?${ONE_IT})?`],
    },
    (request, view) =>
      setSegments(
        request,
        view,
        ({ volume }) => ({ volume: Math.min(LOUDEST, volume * LOUDER) }),
        (say) => say.louder,
      ),
  ),
  requestPattern(
    'quieter',
    {
      en: [
        String.raw`\b(?:quieter|turn (?:it )?down|volume down|lower the volume)\b(?:.*?${ONE_EN})?`,
        String.raw`${ONE_EN} quieter\b`,
      ],
      it: [String.raw`\b(?:più piano|abbassa(?: il volume)?)\b(?:.*?${ONE_IT})?`],
    },
    (request, view) =>
      setSegments(
        request,
        view,
        ({ volume }) => ({ volume: volume / LOUDER }),
        (say) => say.quieter,
      ),
  ),
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
