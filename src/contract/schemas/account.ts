/** Key, account and credits. Specification, section 2; ledger entry: open-shapes.md. */
import { z } from 'zod';
import { openEnum } from '../open-enum.ts';
import { count, PAYERS, PLANS, SCOPES, time } from './values.ts';

/** Extensions of this project's own service, named in get_me so that a client offers only what is there. */
export const FEATURES = [
  'composition_words',
  'caption_speakers',
  'composition_framing',
  'framing_shots',
  'streamer_layout',
  'composition_scene',
  'composition_revisions',
  'autoclip_without_captions',
  'background_start',
  'asset_links',
  'asset_uses',
  'list_filters',
  'timeline_from_clip',
  'timeline_of_clip',
  'audio_assets',
  'asset_silences',
  'upload_conversion',
  'asset_transcript',
  'asset_references',
  'timeline_revisions',
  'timeline_changes',
  'timeline_clip_jobs',
  'timeline_shots',
  'assistant_rules',
  'asset_captions',
  'chat_sounds',
  'score_evidence',
  'writing_state',
  'unjudged_factors',
  'told_reasons',
  'ledger_reasons',
  'project_work',
  'project_source_again',
  'vibe_edit_title',
  'clips_short',
  'first_clips',
  'estimate_listening',
  'project_listening',
  'bin',
  'storage_full',
  'owner_jobs',
  'owner_webhooks',
  'owner_library',
  'owner_speech',
  'owner_transcript',
  'owner_speakers',
  'owner_language_model',
  'owner_voice_server',
  'owner_transcription_server',
  'brand_kits',
  'brand_files',
  'brand_films',
  'clip_taste',
  'caption_details',
  'caption_import',
  'caption_translation',
  'timeline_text_look',
  'timeline_speed',
  'timeline_transitions',
  'timeline_lanes',
  'timeline_audio',
  'timeline_word_marks',
  'timeline_order',
  'timeline_transcripts',
  'assistant_model',
  'posting',
] as const;

export const meSchema = z.object({
  key: z.object({ id: z.string(), scopes: z.array(openEnum(SCOPES)) }),
  account: z.object({ plan: openEnum(PLANS) }),
  features: z.array(openEnum(FEATURES)).optional(),
  /** Extension `storage_full`: until there is room again, only reading, deleting and stopping work. */
  storageFull: z.boolean().optional(),
});
export type Me = z.infer<typeof meSchema>;

const allowance = z.object({ limit: count, used: count, remaining: count });

export const creditsSchema = z.object({
  plan: openEnum(PLANS),
  planRequired: z.boolean(),
  credits: z.object({
    period: z.string(),
    periodEndsAt: time,
    included: count,
    remaining: count,
    remainingFromPlan: count,
    topUp: count,
  }),
  bonus: z
    .object({
      status: openEnum(['active', 'used_up', 'expired', 'paused', 'cancelled']),
      granted: count,
      remaining: count,
      grantedAt: time,
      expiresAt: time,
      resumesAt: time.nullable(),
    })
    .nullable(),
  dailyLimits: z.object({
    resetsAt: time,
    exports: allowance,
    assistantTurns: allowance,
    toolRuns: allowance,
    fakeTextScripts: allowance,
    /** Its shape is not shown where it is not null: another one is as good as none. */
    assistantTurnsThroughApi: allowance.nullable().catch(null),
  }),
});
export type Credits = z.infer<typeof creditsSchema>;
export type Allowance = z.infer<typeof allowance>;

export const LEDGER_TYPES = [
  'plan_credits',
  'top_up',
  'bonus_granted',
  'charge',
  'refund',
  'expiry',
] as const;
export const LEDGER_SOURCES = ['plan', 'top_up', 'api_bonus'] as const;

export const ledgerEntrySchema = z.object({
  id: z.string(),
  createdAt: time,
  type: openEnum(LEDGER_TYPES),
  /** Signed: charges are negative. */
  amount: z.int(),
  balanceAfter: z.int(),
  source: openEnum(LEDGER_SOURCES),
  description: z.string(),
  /** The description as data (extension `ledger_reasons`). */
  reason: z.object({ code: z.string(), values: z.record(z.string(), z.string()) }).optional(),
  projectId: z.string().nullable(),
  jobId: z.string().nullable(),
  toolRunId: z.string().nullable(),
});
export type LedgerEntry = z.infer<typeof ledgerEntrySchema>;

export const payer = openEnum(PAYERS).nullable();
export type Payer = z.infer<typeof payer>;
