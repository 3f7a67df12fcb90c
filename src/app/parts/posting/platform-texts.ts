/** The words to post a clip with on each platform, made by rule inside its limits, and what is wrong with others. Pure. */
import {
  PLATFORM_LIMITS,
  POSTING_PLATFORMS,
  type PostingPlatform,
} from '../../../contract/posting-platforms.ts';
import type { Clip } from '../../../contract/schemas/clip.ts';
import type { Posting, PostText } from '../../../contract/schemas/posting.ts';
import { socialText } from './social-text.ts';

const HASHTAG = /#+[\p{L}\p{N}_]+/gu;
const PARAGRAPH = '\n\n';
const CUT = '…';

/** What was written by hand, else what is made by rule. */
export function postTextOf(
  platform: PostingPlatform,
  social: Clip['social'],
  { texts }: Pick<Posting, 'texts'>,
): PostText {
  return texts[platform] ?? postTextByRule(platform, social);
}

/** Never longer than the platform takes, never with more hashtags; words are left out at the end, not in the middle. */
export function postTextByRule(platform: PostingPlatform, social: Clip['social']): PostText {
  const { titleMaxChars, textMaxChars, hashtagsMax } = PLATFORM_LIMITS[platform];
  const { title, caption, hashtags } = socialText(social);
  const heading =
    titleMaxChars === null ? '' : shortened(withoutTagsBeyond(title, hashtagsMax), titleMaxChars);
  const left = hashtagsMax - hashtagsIn(heading).length;
  const own = withoutTagsBeyond(joined([titleMaxChars === null ? title : '', caption]), left);
  const room = left - hashtagsIn(own).length;
  const tags = hashtags
    .split(' ')
    .filter((tag) => tag !== '')
    .slice(0, room)
    .join(' ');
  const spare = textMaxChars - (tags === '' ? 0 : tags.length + PARAGRAPH.length);
  return { title: heading, text: joined([shortened(own, spare), tags]) };
}

export interface PostFaults {
  /** More than the platform takes; 0 where it takes them. */
  readonly hashtagsOver: number;
  /** The video is longer than the platform takes. */
  readonly isTooLong: boolean;
  readonly isTextOver: boolean;
}

export function faultsOf(
  platform: PostingPlatform,
  { title, text }: PostText,
  durationSec: number,
): PostFaults {
  const { titleMaxChars, textMaxChars, hashtagsMax, durationMaxSec } = PLATFORM_LIMITS[platform];
  return {
    hashtagsOver: Math.max(0, hashtagsIn(`${title} ${text}`).length - hashtagsMax),
    isTooLong: durationSec > durationMaxSec,
    isTextOver: text.length > textMaxChars || (titleMaxChars !== null && title.length > titleMaxChars),
  };
}

export function postTextsOf(
  social: Clip['social'],
  posting: Pick<Posting, 'texts'>,
): Readonly<Record<PostingPlatform, PostText>> {
  const entries = POSTING_PLATFORMS.map((platform) => [platform, postTextOf(platform, social, posting)]);
  return Object.fromEntries(entries);
}

export function hashtagsIn(text: string): string[] {
  return text.match(HASHTAG) ?? [];
}

function joined(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(PARAGRAPH);
}

/** The words of a hashtag too many stay, as words. */
function withoutTagsBeyond(text: string, most: number): string {
  let seen = 0;
  return text.replace(HASHTAG, (tag) => {
    seen += 1;
    return seen > most ? tag.replace(/^#+/u, '') : tag;
  });
}

/** At most so many UTF-16 units, cut between words and marked; no character is cut in half. */
function shortened(text: string, maxChars: number): string {
  if (text.length <= maxChars) return text;
  let kept = '';
  for (const character of text) {
    if (kept.length + character.length > maxChars - CUT.length) break;
    kept += character;
  }
  const isWhole = /^\s/u.test(text.slice(kept.length));
  const between = isWhole ? -1 : kept.search(/\s\S*$/u);
  return `${(between > maxChars / 2 ? kept.slice(0, between) : kept).trimEnd()}${CUT}`;
}
