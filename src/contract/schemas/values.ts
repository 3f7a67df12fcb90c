/** Allowed values and small field schemas that several resources share. Specification, section 2. */
import { z } from 'zod';
import { oneLine } from '../../base/text/one-line.ts';
import { patterned } from '../problems/pattern-problems.ts';
import { problem } from '../problems/problem.ts';

export const LANGUAGES = ['auto', 'it', 'en'] as const;
export const SPOKEN_LANGUAGES = ['en', 'it'] as const;
export type SpokenLanguage = (typeof SPOKEN_LANGUAGES)[number];
export const OBJECTIVES = [
  'viral',
  'educational',
  'entertaining',
  'emotional',
  'controversial',
  'howto',
  'business',
] as const;
export const CAPTION_STYLES = ['bold-karaoke', 'word-pop', 'boxed', 'outline'] as const;
export const REFRAME_MODES = ['face', 'center'] as const;
/** How a shot is framed: as was found, around a point, or without cropping anything. */
export const SHOT_VIEWS = ['auto', 'point', 'whole'] as const;
/** How a streamer video is laid out: `stacked` puts the webcam above the game, `auto` does so where it finds one. */
export const STREAMER_LAYOUTS = ['auto', 'stacked', 'full'] as const;
export const LAYOUTS = ['50-50', '60-40'] as const;
export const ASPECTS = ['source', '9:16', '1:1', '16:9'] as const;
export const VIDEO_TYPES = ['story', 'fake_text', 'split_screen', 'any'] as const;
/** The two chat looks; the specification leaves their identifiers to the setting options. */
export const THEMES = ['bubbles', 'cards'] as const;
export const PLANS = ['free', 'starter', 'creator', 'studio', 'unlimited'] as const;
/** Plans whose own credits and allowances may be spent through the API; with the others a bonus alone pays (section 2). */
export const SPENDING_PLANS = ['creator', 'studio'] as const satisfies (typeof PLANS)[number][];
export const SCOPES = ['clips:read', 'clips:write', 'spend'] as const;
export const PAYERS = ['plan', 'api_bonus'] as const;
export const PROJECT_KINDS = [
  'autoclip',
  'splitscreen',
  'streamer',
  'forumstory',
  'faketext',
  'vibeedit',
] as const;
/** What a revision of a composition changed (extension `composition_revisions`). */
export const COMPOSITION_CHANGES = [
  'made',
  'built',
  /** What was changed by hand on the build before, put on the new one. */
  'kept',
  'title',
  'hook',
  'trim',
  'captionStyle',
  'brand',
  'words',
  'framing',
  'shots',
  'timeline',
  'restored',
] as const;
export const CAPTION_FORMATS = ['srt', 'vtt'] as const;

/** `#rrggbb` */
export const color = patterned(z.string(), /^#[0-9a-f]{6}$/, problem('field_color'));

/** ISO 8601 in UTC, and a moment there is: pages reckon with it. */
export const time = z
  .string()
  .refine((text) => !Number.isNaN(Date.parse(text)))
  .meta({ format: 'date-time' });
/** Seconds, never negative. */
export const seconds = z.number().min(0);
/** Of a picture's width or height. */
export const fraction = z.number().min(0).max(1);
/** Shortest side of an area, as a share of the picture's. */
const LEAST_AREA_SIDE = 0.05;
/** A part of a picture, in fractions of it. */
export const pictureArea = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });
export const pictureAreaInput = z.strictObject({
  x: fraction,
  y: fraction,
  width: z.number().min(LEAST_AREA_SIDE).max(1),
  height: z.number().min(LEAST_AREA_SIDE).max(1),
});
export const count = z.int().min(0);
export const language = z.enum(LANGUAGES);
export const spokenLanguage = z.enum(SPOKEN_LANGUAGES);
export const captionStyle = z.enum(CAPTION_STYLES);

/** A string of 1 to `max` characters that is not only white space. */
function visibleText(text: z.ZodString, max: number): z.ZodString {
  return patterned(text.min(1).max(max), /\S/, problem('field_blank'));
}

/** Titles and names: shown on one line, so control characters and line ends are spaces. */
export function lineOfText(max: number): z.ZodString {
  return visibleText(z.string().overwrite(oneLine), max);
}

export function notBlank(max: number): z.ZodString {
  return visibleText(z.string(), max);
}
