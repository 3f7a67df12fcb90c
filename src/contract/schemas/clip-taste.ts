/** What was learned from decisions on clips (extension `clip_taste`). */
import { z } from 'zod';
import { count, time } from './values.ts';

export const clipTasteSchema = z.object({
  enabled: z.boolean(),
  /** Decisions that were learned from; the newest 200 at most. */
  accepted: count,
  rejected: count,
  /** Factors whose clips are accepted more (up to 1) or less (down to -1) than others, the strongest first. */
  leanings: z.array(z.object({ factor: z.string(), leaning: z.number().min(-1).max(1) })),
  /** How long accepted clips are as they were cut; null before there are enough. */
  usualSec: z.number().nullable(),
  /** Only clips found since then count; null for all. */
  since: time.nullable(),
});
export type ClipTaste = z.infer<typeof clipTasteSchema>;
