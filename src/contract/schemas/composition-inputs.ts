/**
 * What a composition of several things is made of (extension `composition_scene`), so that a client can draw and play
 * it as its export will be. An edit of a `vibeedit` project is described by its timeline instead.
 */
import { z } from 'zod';
import { openEnum } from '../open-enum.ts';
import { LAYOUTS, pictureArea, THEMES } from './values.ts';

/** A keyless link, as of an asset, to one spoken text. */
const spokenSchema = z.object({ fileUrl: z.string(), durationSec: z.number() });

export const compositionInputsSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('splitscreen'),
    mainAssetId: z.string(),
    backgroundAssetId: z.string(),
    layout: openEnum(LAYOUTS),
    /** Where the background begins, on its own clock. */
    backgroundStartSec: z.number(),
  }),
  z.object({
    kind: z.literal('streamer'),
    sourceAssetId: z.string(),
    headline: z.string(),
    /** Extension `streamer_layout`: what stands above each other, as set or as found; absent where nothing is parted. */
    areas: z.object({ webcam: pictureArea, game: pictureArea.nullable() }).optional(),
  }),
  z.object({
    kind: z.literal('forumstory'),
    backgroundAssetId: z.string(),
    backgroundStartSec: z.number(),
    post: z.object({ title: z.string(), author: z.string(), subforum: z.string() }),
    speech: z.object({ title: spokenSchema, body: z.array(spokenSchema) }),
  }),
  z.object({
    kind: z.literal('faketext'),
    theme: openEnum(THEMES),
    names: z.object({ me: z.string(), them: z.string() }),
    lines: z.array(
      z.object({ side: z.enum(['me', 'them']), text: z.string(), voice: spokenSchema.nullable() }),
    ),
    backgroundAssetId: z.string().nullable(),
    backgroundStartSec: z.number(),
    /** Typing and pops, made by whoever draws the scene (extension `chat_sounds`). */
    sounds: z.boolean().optional(),
  }),
]);
export type CompositionInputs = z.infer<typeof compositionInputsSchema>;
