/** Requests about the order of segments. */
import { placesNamed, SEGMENT_NUMBER, segments, twoSegments } from '../segment-names.ts';
import type { EditView, Planned } from '../understanding.ts';
import { AT, noSuch, withSegment } from './chosen-segments.ts';
import { number } from './phrases.ts';
import { change, type ReadRequest, type RequestPattern, requestPattern } from './request-pattern.ts';

const PAIR_EN = `(?:the )?(?:segments |clips |parts |scenes )?${twoSegments('pair', 'en')}`;
const PAIR_IT = `(?:i |le |gli )?(?:segmenti |clip |parti |scene )?${twoSegments('pair', 'it')}`;
const OTHER = `(?:the )?(?:${segments('other')}|${number('other')})`;
const MOVE_EN = String.raw`\b(?:move|put|place|bring|push|shift)\b`;
const MOVE_IT = String.raw`\b(?:sposta|muovi|metti|porta)\b`;

function swap(request: ReadRequest, { edit: { segments } }: EditView): Planned {
  const [low = -1, high = -1] = placesNamed(request.groups.pair ?? '', segments.length) ?? [];
  const [one, other] = [segments[low], segments[high]];
  if (one === undefined || other === undefined) return noSuch(request, segments.length);
  return change(
    request,
    (say) => say.swapped(low + 1, high + 1),
    { type: 'move', segmentId: other.id, toIndex: low },
    { type: 'move', segmentId: one.id, toIndex: high },
  );
}

function move(request: ReadRequest, view: EditView): Planned {
  return withSegment(request, view, (segment, from) => {
    const count = view.edit.segments.length;
    const { start, end, to, before, other } = request.groups;
    const [beside = -1] = other === undefined ? [] : (placesNamed(other, count) ?? []);
    if (other !== undefined && (beside < 0 || beside >= count)) return noSuch(request, count);
    const gap = beside + (before === undefined ? 1 : 0);
    const wanted =
      start !== undefined
        ? 0
        : end !== undefined
          ? count - 1
          : other === undefined
            ? Number(to) - 1
            : gap - (gap > from ? 1 : 0);
    const toIndex = Math.max(0, Math.min(count - 1, wanted));
    return change(request, (say) => say.moved(toIndex + 1), { type: 'move', segmentId: segment.id, toIndex });
  });
}

export const ORDER_REQUESTS: readonly RequestPattern[] = [
  requestPattern(
    'swap',
    {
      en: [String.raw`\b(?:swap|switch|exchange) (?:the (?:order|places?|positions?) of )?${PAIR_EN}`],
      it: [String.raw`\b(?:scambia|inverti) (?:l'ordine di |di posto )?${PAIR_IT}`],
    },
    swap,
  ),
  requestPattern(
    'move_segment',
    {
      en: [
        `${MOVE_EN} ${AT} (?:to|at|in|into) (?:the )?(?:very )?(?:(?<start>start|beginning|front|top)|(?<end>end|back)|(?:place |position |number |spot )?(?<to>${SEGMENT_NUMBER}))`,
        `(?:${MOVE_EN}|\\bmake|\\bwant) ${AT} (?:(?:to )?(?:come|go|be) )?(?:(?<start>first)|(?<end>last))\\b`,
        `${MOVE_EN} ${AT} (?:to )?(?:right |just )?(?:(?<before>before|in front of|ahead of)|after|behind) ${OTHER}`,
      ],
      it: [
        `${MOVE_IT} ${AT} (?:(?<start>all'inizio|per prim[oa]|come prim[oa]|in testa)|(?<end>alla fine|per ultim[oa]|in fondo)|(?:al posto|in posizione|a) (?<to>${SEGMENT_NUMBER}))`,
        `${MOVE_IT} ${AT} (?:(?<before>prima|davanti)|dopo) (?:d[ei]l(?:la |l'| )|al(?:la |l'| )|il |la |l')?${OTHER}`,
      ],
    },
    move,
  ),
  requestPattern(
    'reverse',
    {
      en: [
        String.raw`\breverse (?:the )?(?:segment |clip )?order\b(?: of (?:the |all |my )*(?:segments?|clips?))?`,
        String.raw`\bin reverse order\b`,
      ],
      it: [
        String.raw`\b(?:inverti|rovescia) l'ordine\b(?: (?:dei segmenti|delle clip))?`,
        String.raw`\bin ordine inverso\b`,
      ],
    },
    (request, view) => {
      if (view.edit.segments.length < 2) return noSuch(request, view.edit.segments.length);
      const backwards = [...view.edit.segments].reverse();
      return change(
        request,
        (say) => say.reversed,
        ...backwards.map(({ id }, toIndex) => ({ type: 'move' as const, segmentId: id, toIndex })),
      );
    },
  ),
];
