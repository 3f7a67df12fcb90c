/** Requests about how segments follow each other. */
import type { TransitionKind } from '../../model/edit.ts';
import type { EditOperation } from '../../model/edit-operation.ts';
import type { EditView, Planned } from '../understanding.ts';
import { CUT_EN, CUT_IT } from './phrases.ts';
import {
  answer,
  change,
  type ReadRequest,
  type RequestPattern,
  requestPattern,
  type Say,
} from './request-pattern.ts';

/** All but the first, which follows none. */
function follow(transition: TransitionKind | null, say: Say) {
  return (request: ReadRequest, { edit }: EditView): Planned => {
    const following = edit.segments.slice(1);
    if (following.length === 0) return answer(request, (words) => words.oneSegment);
    return change(
      request,
      say,
      ...following.map(({ id }): EditOperation => ({ type: 'set_segment', segmentId: id, transition })),
    );
  };
}

/** Before those about fades, which Italian names alike. */
export const TRANSITION_REQUESTS: readonly RequestPattern[] = [
  requestPattern(
    'no_transitions',
    {
      en: [String.raw`(?:\b(?:no|without)\b|${CUT_EN}).*\b(?:transitions?|(?:cross )?dissolves?|dips?)\b`],
      it: [
        String.raw`(?:\bsenza\b|${CUT_IT}).*\b(?:transizion[ei]|dissolvenz[ae] incrociat[ae]|passagg(?:io|i) al nero)\b`,
      ],
    },
    follow(null, (say) => say.noTransitions),
  ),
  requestPattern(
    'dissolves',
    {
      en: [
        String.raw`\b(?:cross[ -]?dissolves?|crossfades?|dissolves?)\b(?: between (?:the |all )*(?:segments|clips|cuts))?`,
      ],
      it: [String.raw`\bdissolvenz[ae] incrociat[ae]\b(?: tra (?:i |tutti i )*(?:segmenti|tagli))?`],
    },
    follow('dissolve', (say) => say.dissolves),
  ),
  requestPattern(
    'dips',
    {
      en: [String.raw`\bdips? to black\b(?: between (?:the |all )*(?:segments|clips|cuts))?`],
      it: [String.raw`\bpassagg(?:io|i) al nero\b(?: tra (?:i |tutti i )*(?:segmenti|tagli))?`],
    },
    follow('dip', (say) => say.dips),
  ),
];
