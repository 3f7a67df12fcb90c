/** Ranks clips by what the built-in finder and a language model make of them, and takes the model's words. */
import { socialOf } from '../clip-wording.ts';
import type { FoundClip } from '../found-clip.ts';
import type { Opinion } from './opinion-answer.ts';

/**
 * Half: the finder is measured on talks (LOG.md), a model of unknown strength is not, and neither may bury what the
 * other is sure of.
 */
const OPINION_SHARE = 0.5;

/** The best `count`, best first. `opinions` has one for each clip. Times, factors and evidence stay as found. */
export function weighOpinions(
  clips: readonly FoundClip[],
  opinions: readonly Opinion[],
  count: number,
): FoundClip[] {
  return clips
    .map((clip, index) => withOpinion(clip, opinions[index] as Opinion))
    .sort((a, b) => b.score - a.score || a.startSec - b.startSec)
    .slice(0, count);
}

function withOpinion(clip: FoundClip, opinion: Opinion): FoundClip {
  const title = opinion.title ?? clip.title;
  const summary = opinion.summary ?? clip.summary;
  return {
    ...clip,
    score: Math.round((1 - OPINION_SHARE) * clip.score + OPINION_SHARE * opinion.score),
    title,
    hook: opinion.hook ?? clip.hook,
    summary,
    reason: opinion.reason ?? clip.reason,
    social: socialOf(title, opinion.caption ?? summary, opinion.hashtags ?? clip.social.hashtags),
  };
}
