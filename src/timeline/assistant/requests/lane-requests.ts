/** Requests about whole lanes: what is heard of them. */
import type { HeardLane } from '../../model/edit.ts';
import type { Planned } from '../understanding.ts';
import {
  change,
  type ReadRequest,
  type RequestPattern,
  requestPattern,
  type Say,
} from './request-pattern.ts';

function set(lane: HeardLane, muted: boolean, say: Say) {
  return (request: ReadRequest): Planned => change(request, say, { type: 'set_lane', lane, muted });
}

/** Before those that mute segments. */
export const LANE_REQUESTS: readonly RequestPattern[] = [
  requestPattern(
    'unmute_music',
    {
      en: [String.raw`\b(?:unmute|turn on) (?:the )?music\b`],
      it: [String.raw`\b(?:riattiva|rimetti|attiva) la musica\b`],
    },
    set('music', false, (say) => say.musicHeard),
  ),
  requestPattern(
    'mute_music',
    {
      en: [String.raw`\b(?:mute|silence|turn off) (?:the )?music\b`],
      it: [String.raw`\b(?:muta|silenzia|disattiva) la musica\b`],
    },
    set('music', true, (say) => say.musicMuted),
  ),
];
