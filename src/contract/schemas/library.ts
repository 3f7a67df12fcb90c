/** What was in a library file that was brought in. Shape: open-shapes.md, Owner operations. */
import { z } from 'zod';

export const LIBRARY_PATH = '/owner/library';

export const broughtInSchema = z.object({
  assets: z.int().min(0),
  projects: z.int().min(0),
  fileCount: z.int().min(0),
  sizeBytes: z.int().min(0),
});
export type BroughtIn = z.infer<typeof broughtInSchema>;
