/** Assets, uploads and transcripts. Specification, section 2; transcript: open-shapes.md. */
import { z } from 'zod';
import { openEnum } from '../open-enum.ts';
import { problemSchema } from './problem.ts';
import { count, time } from './values.ts';

export const ASSET_KINDS = ['video', 'audio', 'image', 'font', 'other'] as const;
export const ASSET_ORIGINS = ['upload', 'link', 'converted', 'export', 'voice', 'separated'] as const;

/** Keyless temporary links to what an asset looks and sounds like (extension `asset_links`). */
export const assetLinksSchema = z.object({
  fileUrl: z.string(),
  posterUrl: z.string().nullable(),
  /**
   * JSON `{stepSec, peaks[]}`, peaks 0 to 1; null until the sound has been listened to. Of a file of sound alone it is
   * always there: reading it has the sound listened to (extension `audio_assets`).
   */
  peaksUrl: z.string().nullable(),
  /** JSON as `filmstripSchema`; making it begins with the first read. null where there is no picture. */
  filmstripUrl: z.string().nullable().optional(),
  expiresAt: time,
});

export const assetSchema = z.object({
  id: z.string(),
  kind: openEnum(ASSET_KINDS),
  title: z.string(),
  filename: z.string().nullable(),
  origin: openEnum(ASSET_ORIGINS),
  mimeType: z.string(),
  sizeBytes: count,
  durationSec: z.number().nullable(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  fps: z.number().nullable(),
  hasAudio: z.boolean().nullable(),
  createdAt: time,
  deletesAt: time.nullable(),
  links: assetLinksSchema.nullable().optional(),
  /** Where its transcript is from, null while there is none (extension `asset_transcript`). */
  transcriptOrigin: openEnum(['captions', 'speech']).nullable().optional(),
  /** By what its file is read where the person has it; null where the service has it (extension `asset_references`). */
  reference: z.string().nullable().optional(),
});
export type Asset = z.infer<typeof assetSchema>;

/** Loudness as it is drawn, and the silences that were heard in the sound itself (extension `asset_silences`). */
export const peaksSchema = z.object({
  stepSec: z.number(),
  peaks: z.array(z.number()),
  silences: z.array(z.object({ startSec: z.number(), endSec: z.number() })).optional(),
});

/**
 * Small pictures of a video, from coarse to fine, on sheets of rows with `columns` pictures each. Read it again while
 * it is not complete; links of sheets live as long as the one of this list.
 */
export const filmstripSchema = z.object({
  pictureWidthPx: count,
  pictureHeightPx: count,
  columns: count,
  complete: z.boolean(),
  sheets: z.array(
    z.object({
      /** With all coarser sheets there is a picture in each stretch of this length that has a key frame. */
      stepSec: z.number(),
      /** Presentation times of its pictures, ascending. */
      timesSec: z.array(z.number()),
      /** A JPEG; null until it is made. */
      url: z.string().nullable(),
    }),
  ),
});
export type Filmstrip = z.infer<typeof filmstripSchema>;

export const uploadSchema = z.object({
  id: z.string(),
  filename: z.string(),
  contentType: z.string(),
  sizeBytes: count,
  partSizeBytes: count,
  partCount: count,
  receivedParts: z.array(z.int()),
  /** While what no player opens is made an MP4 or a WAV, or a late film to begin at 0: 0 to 1; else null (extension `upload_conversion`). */
  conversion: z.object({ progress: z.number() }).nullable().optional(),
  createdAt: time,
  expiresAt: time,
});
export type Upload = z.infer<typeof uploadSchema>;

export const transcriptWordSchema = z.object({
  index: count,
  text: z.string(),
  startSec: z.number(),
  endSec: z.number(),
  confidence: z.number().nullable(),
  speaker: z.string().nullable(),
});

export const transcriptSchema = z.object({
  id: z.string(),
  assetId: z.string(),
  language: z.string(),
  origin: openEnum(['speech', 'captions']),
  durationSec: z.number(),
  text: z.string(),
  words: z.array(transcriptWordSchema),
  createdAt: time,
  /** Whether subtitles that speech took the place of can be used again (extension `owner_transcript`). */
  hasFormerCaptions: z.boolean().optional(),
  /** What heard it, by name; null for subtitles (extension `owner_transcript`). */
  engine: z.string().nullable().optional(),
  /** Why speakers were not told apart, against what was wanted; null where nothing failed (extension `owner_speakers`). */
  speakersMessage: z.string().nullable().optional(),
  speakersReason: problemSchema,
});
export type Transcript = z.infer<typeof transcriptSchema>;
export type TranscriptWord = z.infer<typeof transcriptWordSchema>;
