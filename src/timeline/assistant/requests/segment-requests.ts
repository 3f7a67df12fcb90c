/** Requests about which segments there are: taken out, kept, repeated. */
import type { EditView, Planned } from '../understanding.ts';
import { AT, noSuch, saidOf, withSegment, withSegments } from './chosen-segments.ts';
import { CUT_EN, CUT_IT } from './phrases.ts';
import { answer, change, type ReadRequest, type RequestPattern, requestPattern } from './request-pattern.ts';

/** Takes out those at these places, which are not all. */
function remove(request: ReadRequest, { edit: { segments } }: EditView, places: readonly number[]): Planned {
  const [first] = places;
  if (first === undefined) return answer(request, (say) => say.alreadyWhole);
  if (places.length === segments.length) return noSuch(request, segments.length);
  return change(
    request,
    places.length === 1
      ? (say) => say.segmentRemoved(first + 1)
      : saidOf((say) => say.segmentsRemoved, places),
    { type: 'remove', segmentIds: places.flatMap((at) => segments[at]?.id ?? []) },
  );
}

export const SEGMENT_REQUESTS: readonly RequestPattern[] = [
  requestPattern(
    'keep_segments',
    {
      en: [
        `\\b(?:keep|leave|use) (?:only|just) ${AT}`,
        `\\b(?:only|just) (?:keep|leave|use) ${AT}`,
        `${CUT_EN} (?:everything|all|all the others?|all (?:the )?(?:segments|clips)) (?:except|but|apart from)(?: for)? ${AT}`,
      ],
      it: [
        `\\b(?:tieni|lascia|usa) (?:solo|soltanto|solamente) ${AT}`,
        `${CUT_IT} (?:tutto|tutti i segmenti|tutte le clip) (?:tranne|eccetto|meno) ${AT}`,
      ],
    },
    (request, view) =>
      withSegments(request, view, (_, kept) =>
        remove(
          request,
          view,
          view.edit.segments.flatMap((_segment, at) => (kept.includes(at) ? [] : [at])),
        ),
      ),
  ),
  requestPattern(
    'repeat_segment',
    {
      en: [String.raw`\b(?:repeat|duplicate|copy) ${AT}`],
      it: [String.raw`\b(?:ripeti|duplica|copia) ${AT}`],
    },
    (request, view) =>
      withSegment(request, view, ({ assetId, sourceStartSec, sourceEndSec }, at) =>
        change(request, (say) => say.repeated(at + 1), {
          type: 'insert',
          assetId,
          sourceStartSec,
          sourceEndSec,
          toIndex: at + 1,
        }),
      ),
  ),
  requestPattern(
    'remove_segment',
    { en: [`(?!\\b(?:trim|clip|snip) )${CUT_EN} (?:all of )?${AT}`], it: [`${CUT_IT} ${AT}`] },
    (request, view) => withSegments(request, view, (_, places) => remove(request, view, places)),
  ),
  requestPattern(
    'join_segments',
    {
      en: [String.raw`\b(?:join|merge|combine|glue) ${AT}(?: together)?`],
      it: [String.raw`\b(?:unisci|fondi|incolla) ${AT}`],
    },
    (request) => answer(request, (say) => say.followAnyway),
  ),
];
