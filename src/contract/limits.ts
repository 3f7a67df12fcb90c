/** Fixed numbers of the API. Specification, section 8. */

export const PAGE_SIZE_MAX = 100;
export const PAGE_SIZE_DEFAULT = 20;
export const CURSOR_MAX_CHARS = 512;
export const IDEMPOTENCY_KEY_MAX_CHARS = 255;
export const IDEMPOTENCY_KEPT_HOURS = 24;
export const WAIT_MAX_SEC = 25;
export const OPEN_WAITS_PER_ACCOUNT = 10;
export const DOWNLOAD_LINK_MINUTES = 15;
/** Extension `bin`. */
export const BIN_KEPT_DAYS = 30;
export const PART_SIZE_BYTES = 8_388_608;
export const PARTS_MAX = 1024;
export const UPLOAD_SIZE_MAX_BYTES = PART_SIZE_BYTES * PARTS_MAX;
export const JSON_BODY_MAX_BYTES = 1_048_576;
export const SCRIPT_MAX_CHARS = 5000;
export const VOCABULARY_MAX_CHARS = 311;
export const PROJECT_TITLE_MAX_CHARS = 120;
export const ASSET_TITLE_MAX_CHARS = 200;
export const SEPARATION_MAX_MINUTES = 60;
export const STORY_LINES_MAX = 200;
export const STORY_LINE_MAX_CHARS = 500;
export const ASSISTANT_MESSAGE_MAX_CHARS = 2000;
export const TIMELINE_BATCH_MAX = 100;
/** A subtitle file for one clip: an hour of talk is about 100,000. */
export const CLIP_CAPTIONS_MAX_CHARS = 400_000;
/** Extension `brand_kits`. */
export const BRAND_KITS_MAX = 50;
/** Of an intro, and of an outro. */
export const BRAND_FILM_MAX_SEC = 60;
export const BRAND_FILES_MAX = 40;
/** base64: 720 kB of a font or a logo. A body takes little more. */
export const BRAND_FILE_MAX_CHARS = 960_000;
export const LOGO_SIDE_MAX_PX = 1024;
export const BRAND_NAME_MAX_CHARS = 80;
/** Clips that a kit is put on together, the newest first. */
export const BRANDED_AT_ONCE_MAX = 5000;

export const CLIP_COUNT = { min: 1, max: 100 } as const;
export const MIN_DURATION_SEC = { min: 5, max: 180 } as const;
/** Extension `owner_transcription_server`: the longest stretch of sound sent at once, 9.6 MB where nobody chose. */
export const CHUNK_SEC = { min: 10, max: 900, usual: 300 } as const;
export const MAX_DURATION_SEC = { min: 10, max: 300 } as const;

/** Requests a minute, per key and per account. */
export const RATE_LIMITS = {
  read: { perKey: 120, perAccount: 240 },
  write: { perKey: 60, perAccount: 120 },
  spend: { perKey: 10, perAccount: 20 },
} as const;

export const BONUS = {
  credits: 50,
  daysValid: 30,
  exportsPerDay: 5,
  longestExportSec: 600,
  assistantTurnsPerDay: 20,
  toolRunsPerDay: 10,
  fakeTextScriptsPerDay: 10,
  jobsAtOnce: 1,
} as const;
