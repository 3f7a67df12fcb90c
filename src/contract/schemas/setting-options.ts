/** What may be chosen, as the service says it; clients never hard-code these lists. Section 2. */
import { z } from 'zod';
import { voiceSchema } from './story.ts';

const option = z.object({ id: z.string(), name: z.string(), description: z.string() });
const range = z.object({ min: z.number(), max: z.number() });

export const settingOptionsSchema = z.object({
  languages: z.array(z.object({ id: z.string(), name: z.string() })),
  objectives: z.array(option),
  captionStyles: z.array(option),
  reframeModes: z.array(option),
  layouts: z.array(option),
  /** Extension `streamer_layout`. */
  streamerLayouts: z.array(option).optional(),
  themes: z.array(option),
  /** Whether a fake text may have sounds (extension `chat_sounds`). */
  chatSounds: z.boolean().optional(),
  aspects: z.array(option),
  videoTypes: z.array(option),
  clipCount: range,
  minDurationSec: range,
  maxDurationSec: range,
});
export type SettingOptions = z.infer<typeof settingOptionsSchema>;

export const voicesSchema = z.object({ voices: z.array(voiceSchema) });
