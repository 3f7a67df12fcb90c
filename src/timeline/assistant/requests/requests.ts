/** Every kind of request, in the order they are tried: what says more comes before what says less. */
import { AUDIO_REQUESTS } from './audio-requests.ts';
import { CAPTION_REQUESTS } from './caption-requests.ts';
import { CUT_REQUESTS } from './cut-requests.ts';
import { ELSEWHERE_REQUESTS } from './elsewhere-requests.ts';
import { FADE_REQUESTS } from './fade-requests.ts';
import { LANE_REQUESTS } from './lane-requests.ts';
import { LOUDNESS_REQUESTS } from './loudness-requests.ts';
import { MUSIC_REQUESTS } from './music-requests.ts';
import { ORDER_REQUESTS } from './order-requests.ts';
import { QUESTION_REQUESTS } from './question-requests.ts';
import type { RequestPattern } from './request-pattern.ts';
import { SEGMENT_REQUESTS } from './segment-requests.ts';
import { SHAPE_REQUESTS } from './shape-requests.ts';
import { SPEED_REQUESTS } from './speed-requests.ts';
import { SPLIT_REQUESTS } from './split-requests.ts';
import { TEXT_REQUESTS } from './text-requests.ts';
import { TRANSITION_REQUESTS } from './transition-requests.ts';
import { TRIM_REQUESTS } from './trim-requests.ts';
import { WORD_REQUESTS } from './word-requests.ts';
import { WRITING_REQUESTS } from './writing-requests.ts';
import { ZOOM_REQUESTS } from './zoom-requests.ts';

export const REQUESTS: readonly RequestPattern[] = [
  ...QUESTION_REQUESTS,
  ...TRANSITION_REQUESTS,
  ...LANE_REQUESTS,
  ...AUDIO_REQUESTS,
  ...SHAPE_REQUESTS,
  ...TRIM_REQUESTS,
  ...SPLIT_REQUESTS,
  ...CUT_REQUESTS,
  ...TEXT_REQUESTS,
  ...WRITING_REQUESTS,
  ...CAPTION_REQUESTS,
  ...FADE_REQUESTS,
  ...MUSIC_REQUESTS,
  ...ORDER_REQUESTS,
  ...LOUDNESS_REQUESTS,
  ...SEGMENT_REQUESTS,
  ...ZOOM_REQUESTS,
  ...SPEED_REQUESTS,
  ...WORD_REQUESTS,
  ...ELSEWHERE_REQUESTS,
];
