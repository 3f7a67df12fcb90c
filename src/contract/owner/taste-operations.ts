/** What the ranking of clips learns from what was accepted and rejected (extension `clip_taste`). */
import { z } from 'zod';
import { owned } from '../define-operation.ts';
import { clipTasteSchema } from '../schemas/clip-taste.ts';

const answer = z.object({ clipTaste: clipTasteSchema });

export const TASTE_OPERATIONS = {
  get_clip_taste: owned('GET', '/owner/clip-taste', {
    summary: 'What was learned from the decisions of the account, and whether it moves the next rankings.',
    answer,
  }),
  update_clip_taste: owned('PATCH', '/owner/clip-taste', {
    summary: 'Switches learning on or off, or forgets what was learned so far.',
    body: z.strictObject({ enabled: z.boolean().optional(), forget: z.literal(true).optional() }),
    answer,
  }),
};
