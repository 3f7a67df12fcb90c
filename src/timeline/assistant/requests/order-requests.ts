/** Requests about which segments there are, and their order. */
import { readClock } from '../../../base/text/read-clock.ts';
import { type PlacedSegment, placeSegments } from '../../model/edit.ts';
import { found, noSuch, ONE_EN, ONE_IT, SEGMENT_EN, SEGMENT_IT } from './chosen-segments.ts';
import { CUT_EN, CUT_IT, number, time } from './phrases.ts';
import { answer, change, type RequestPattern, requestPattern } from './request-pattern.ts';

export const ORDER_REQUESTS: readonly RequestPattern[] = [
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
];
