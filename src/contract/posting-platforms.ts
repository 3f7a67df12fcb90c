/**
 * Where clips are posted, and what each place takes. The platforms change these and publish few of them in one place:
 * figures are of November 2026, and where sources differ the smaller one stands.
 */

export const POSTING_PLATFORMS = ['shorts', 'tiktok', 'reels', 'linkedin'] as const;
export type PostingPlatform = (typeof POSTING_PLATFORMS)[number];

export interface PlatformLimits {
  /** UTF-16 units; null where a post has no title of its own. */
  readonly titleMaxChars: number | null;
  readonly textMaxChars: number;
  /** With more, YouTube counts none, TikTok and Instagram refuse the post, LinkedIn shows it to fewer people. */
  readonly hashtagsMax: number;
  readonly durationMaxSec: number;
}

export const PLATFORM_LIMITS: Readonly<Record<PostingPlatform, PlatformLimits>> = {
  shorts: { titleMaxChars: 100, textMaxChars: 5000, hashtagsMax: 15, durationMaxSec: 180 },
  tiktok: { titleMaxChars: null, textMaxChars: 2200, hashtagsMax: 5, durationMaxSec: 600 },
  reels: { titleMaxChars: null, textMaxChars: 2200, hashtagsMax: 5, durationMaxSec: 180 },
  linkedin: { titleMaxChars: null, textMaxChars: 3000, hashtagsMax: 5, durationMaxSec: 600 },
};
