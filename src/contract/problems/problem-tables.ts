/** Every reason the program gives by itself: code → one English sentence for readers of the API, its values in braces. */
import { ANSWER_PROBLEMS } from './answer-problems.ts';
import { CONFLICT_PROBLEMS } from './conflict-problems.ts';
import { DEVICE_PROBLEMS } from './device-problems.ts';
import { JOB_PROBLEMS } from './job-problems.ts';
import { LACKING_PROBLEMS } from './lacking-problems.ts';
import { LIBRARY_PROBLEMS } from './library-problems.ts';
import { LINK_PROBLEMS } from './link-problems.ts';
import { MEDIA_PROBLEMS } from './media-problems.ts';
import { MODEL_PROBLEMS } from './model-problems.ts';
import { ORIGINAL_PROBLEMS } from './original-problems.ts';
import { REFUSAL_PROBLEMS } from './refusal-problems.ts';
import { REQUEST_PROBLEMS } from './request-problems.ts';

/** Said on screens by their code: each language of the client has a text for each. */
export const SHOWN_PROBLEMS = {
  /** Words of somebody else: a browser, a server, an older version. */
  said: '{text}',
  ...MEDIA_PROBLEMS,
  ...ORIGINAL_PROBLEMS,
  ...JOB_PROBLEMS,
  ...MODEL_PROBLEMS,
  ...LINK_PROBLEMS,
  ...REQUEST_PROBLEMS,
  ...LIBRARY_PROBLEMS,
  ...DEVICE_PROBLEMS,
  ...LACKING_PROBLEMS,
  ...ANSWER_PROBLEMS,
} as const;

export const PROBLEMS = { ...SHOWN_PROBLEMS, ...REFUSAL_PROBLEMS, ...CONFLICT_PROBLEMS } as const;
