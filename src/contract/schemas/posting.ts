/** What a composition is posted with: its cover and its words by platform (extension `posting`). */
import { z } from 'zod';
import { answered } from '../answered.ts';
import { POSTING_PLATFORMS } from '../posting-platforms.ts';

/** Room for what is longer than a platform takes: it is shown as too long, and not lost. */
const TITLE_MAX_CHARS = 300;
const TEXT_MAX_CHARS = 8000;

export const postTextSchema = z.strictObject({
  /** Empty where the platform knows none. */
  title: z.string().max(TITLE_MAX_CHARS),
  text: z.string().max(TEXT_MAX_CHARS),
});
export type PostText = z.infer<typeof postTextSchema>;

const platform = z.enum(POSTING_PLATFORMS);

const textsByPlatform: z.ZodType<Partial<Record<z.infer<typeof platform>, PostText>>> = z.record(
  z.string(),
  answered(postTextSchema),
);

export const postingSchema = z.object({
  /** On the composition's clock; null where none was chosen. Beyond an end that was cut since, the end counts. */
  coverSec: z.number().nonnegative().nullable(),
  /** Of platforms whose words were written by hand; a newer service may know others. */
  texts: textsByPlatform,
});
export type Posting = z.infer<typeof postingSchema>;

/** Replaces what is named; null goes back to what is made by rule. */
export const postingChangeSchema = z.strictObject({
  coverSec: z.number().nonnegative().nullable().optional(),
  texts: z.partialRecord(platform, postTextSchema.nullable()).optional(),
});
export type PostingChange = z.infer<typeof postingChangeSchema>;

export const NOTHING_CHOSEN: Posting = { coverSec: null, texts: {} };

/** What is not named stays. */
export function changedPosting(
  before: Posting,
  { coverSec = before.coverSec, texts }: PostingChange,
): Posting {
  const kept = Object.entries({ ...before.texts, ...texts }).filter(([, text]) => text !== null);
  return { coverSec, texts: Object.fromEntries(kept) };
}
