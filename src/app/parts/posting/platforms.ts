/** The platforms as screens name them, and what their apps lay over an upright video. */
import type { PostingPlatform } from '../../../contract/posting-platforms.ts';

export const PLATFORM_NAMES: Readonly<Record<PostingPlatform, string>> = {
  shorts: 'YouTube Shorts',
  tiktok: 'TikTok',
  reels: 'Instagram Reels',
  linkedin: 'LinkedIn',
};

/** In parts of the picture. */
export interface CoveredZones {
  readonly top: number;
  readonly bottom: number;
  readonly right: number;
  /** The buttons at the right begin here. */
  readonly buttonsFrom: number;
}

/** The largest of the common ones each. */
export const COVERED_ANYWHERE: CoveredZones = { top: 0.14, bottom: 0.25, right: 0.12, buttonsFrom: 0.45 };

/**
 * Of posts of people, not of advertisements, which have more on them: as guides of 2025 and 2026 measured the apps.
 * LinkedIn's is published by nobody; it stands as the narrowest of the others.
 */
export const COVERED_ZONES: Readonly<Record<PostingPlatform, CoveredZones>> = {
  shorts: { top: 0.08, bottom: 0.25, right: 0.12, buttonsFrom: 0.45 },
  tiktok: { top: 0.07, bottom: 0.2, right: 0.12, buttonsFrom: 0.4 },
  reels: { top: 0.14, bottom: 0.2, right: 0.12, buttonsFrom: 0.5 },
  linkedin: { top: 0.07, bottom: 0.2, right: 0.12, buttonsFrom: 0.5 },
};
