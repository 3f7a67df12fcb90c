/** The words to post a clip with, each once: services may already have put the hashtags into the caption. Pure. */
import type { Clip } from '../../../contract/schemas/clip.ts';

export interface SocialText {
  readonly title: string;
  readonly caption: string;
  /** In one line; empty where there are none. */
  readonly hashtags: string;
}

/** With one `#`, however the service writes it. */
export function hashtag(tag: string): string {
  return `#${tag.replace(/^#+/, '')}`;
}

export function socialText({ title, caption, hashtags: given }: Clip['social']): SocialText {
  const hashtags = given.map(hashtag);
  const known = new Set(hashtags);
  const lines = caption.split('\n').map((line) => line.trimEnd());
  const isOnlyTags = (line: string): boolean =>
    line.trim() !== '' &&
    line
      .trim()
      .split(/\s+/)
      .every((word) => known.has(word));
  while (lines.length > 0 && (lines.at(-1) === '' || isOnlyTags(lines.at(-1) ?? ''))) lines.pop();
  const kept = lines.join('\n');
  const used = new Set(kept.split(/[^#\p{L}\p{N}_]+/u));
  const missing = hashtags.filter((tag) => !used.has(tag));
  return { title, caption: kept, hashtags: missing.join(' ') };
}

/** Of what is no clip, or one whose words are not known any more. */
export function socialOfTitle(title: string): Clip['social'] {
  return { title, caption: '', hashtags: [] };
}
