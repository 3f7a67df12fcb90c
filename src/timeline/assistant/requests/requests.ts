/** Every kind of request, in the order they are tried: what says more comes before what says less. */
import { AUDIO_REQUESTS } from './audio-requests.ts';
import { CAPTION_REQUESTS } from './caption-requests.ts';
import { CUT_REQUESTS } from './cut-requests.ts';
import { FADE_REQUESTS } from './fade-requests.ts';
import { LANE_REQUESTS } from './lane-requests.ts';
import { LOUDNESS_REQUESTS } from './loudness-requests.ts';
import { MUSIC_REQUESTS } from './music-requests.ts';
import { ORDER_REQUESTS } from './order-requests.ts';
import { QUESTION_REQUESTS } from './question-requests.ts';
import type { RequestPattern } from './request-pattern.ts';
import { SHAPE_REQUESTS } from './shape-requests.ts';
import { SPEED_REQUESTS } from './speed-requests.ts';
import { TEXT_REQUESTS, WRITING_REQUESTS } from './text-requests.ts';
import { TRANSITION_REQUESTS } from './transition-requests.ts';
import { WORD_REQUESTS } from './word-requests.ts';
import { ZOOM_REQUESTS } from './zoom-requests.ts';

export const REQUESTS: readonly RequestPattern[] = [
  ...QUESTION_REQUESTS,
  ...TRANSITION_REQUESTS,
  ...LANE_REQUESTS,
  ...AUDIO_REQUESTS,
  ...CUT_REQUESTS,
  ...WRITING_REQUESTS,
  ...CAPTION_REQUESTS,
  ...SHAPE_REQUESTS,
  ...FADE_REQUESTS,
  ...MUSIC_REQUESTS,
  ...TEXT_REQUESTS,
  ...ORDER_REQUESTS,
  ...ZOOM_REQUESTS,
  ...LOUDNESS_REQUESTS,
  ...SPEED_REQUESTS,
  ...WORD_REQUESTS,
];
