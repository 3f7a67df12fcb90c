/** Clips an analysis proposes. Specification, section 2, "Clip". */
import { z } from 'zod';
import { openEnum } from '../open-enum.ts';
import { CLIP_STATES } from '../states.ts';
import { time } from './values.ts';

const evidenceSchema = z.object({ startSec: z.number(), endSec: z.number(), text: z.string() });

/** 0 to 100. This service always gives a number; one that gives null did not score it. */
const scoreSchema = z.number().nullable();

export const factorScoreSchema = z.object({
  factor: z.string(),
  label: z.string(),
  score: scoreSchema,
  /** False where there was nothing to judge it by, such as words; `score` says nothing then (extension `unjudged_factors`). */
  judged: z.boolean().optional(),
  note: z.string(),
  /** The words and seconds of the source that earned the score (extension `score_evidence`). */
  evidence: z.array(evidenceSchema).optional(),
});

export const clipSchema = z.object({
  id: z.string(),
  projectId: z.string(),
  sourceAssetId: z.string(),
  status: openEnum(CLIP_STATES),
  rank: z.int(),
  startSec: z.number(),
  endSec: z.number(),
  durationSec: z.number(),
  title: z.string(),
  hook: z.string(),
  summary: z.string(),
  reason: z.string(),
  score: scoreSchema,
  /** Present where earlier decisions moved it in the ranking (extension `clip_taste`). */
  movedByDecisions: openEnum(['up', 'down']).optional(),
  scoreBreakdown: z.array(factorScoreSchema),
  tags: z.array(z.string()),
  transcriptExcerpt: z.string(),
  social: z.object({ title: z.string(), caption: z.string(), hashtags: z.array(z.string()) }),
  compositionId: z.string().nullable(),
  createdAt: time,
});
export type Clip = z.infer<typeof clipSchema>;
export type ClipFactor = z.infer<typeof factorScoreSchema>;
