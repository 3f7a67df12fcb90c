/** What goes with each clip into a package for posting: its name there, the words to post, a row of the table. Pure. */
import { csvOf } from '../../../../base/text/csv.ts';
import { filenameOf } from '../../../../base/text/file-name.ts';
import { POSTING_PLATFORMS } from '../../../../contract/posting-platforms.ts';
import type { Clip } from '../../../../contract/schemas/clip.ts';
import type { Posting } from '../../../../contract/schemas/posting.ts';
import { postTextsOf } from '../../../parts/posting/platform-texts.ts';
import { PLATFORM_NAMES } from '../../../parts/posting/platforms.ts';
import { socialOfTitle, socialText } from '../../../parts/posting/social-text.ts';

export interface PostedClip {
  readonly title: string;
  readonly hook: string | null;
  readonly durationSec: number;
  /** null where it is not known any more; then only the title is. */
  readonly social: Clip['social'] | null;
}

/** `01 Title`: in order, and never the same twice. */
export function postName({ title }: Pick<PostedClip, 'title'>, index: number, count: number): string {
  const number = String(index + 1).padStart(Math.max(2, String(count).length), '0');
  return filenameOf(`${number} ${title}`, '').replace(/\.$/, '');
}

/** A clip with what is chosen to post it with. */
export interface PackagedClip extends PostedClip {
  readonly texts: Posting['texts'];
  readonly hasCover: boolean;
}

/** As plain text: title, hook, caption and hashtags, each where there is one. */
export function postText(clip: PostedClip): string {
  const { title, hook, caption, hashtags } = wordsOf(clip);
  return `${[title, hook, caption, hashtags].filter((part) => part !== '').join('\n\n')}\n`;
}

/** The same, and what to post on each platform under its name. */
export function postFile(clip: PackagedClip): string {
  const texts = platformTexts(clip);
  const parts = POSTING_PLATFORMS.map((platform) => {
    const { title, text } = texts[platform];
    return [`== ${PLATFORM_NAMES[platform]} ==`, title, text].filter((part) => part !== '').join('\n\n');
  });
  return `${postText(clip)}\n${parts.join('\n\n')}\n`;
}

const COLUMNS = [
  'file',
  'cover',
  'title',
  'hook',
  'caption',
  'hashtags',
  'durationSec',
  'youtubeTitle',
  'youtubeText',
  'tiktokText',
  'reelsText',
  'linkedinText',
] as const;

/** One row a clip, in the order of the files. */
export function postTable(clips: readonly PackagedClip[]): string {
  const rows = clips.map((clip, index) => {
    const { title, hook, caption, hashtags } = wordsOf(clip);
    const name = postName(clip, index, clips.length);
    const { shorts, tiktok, reels, linkedin } = platformTexts(clip);
    return [
      `${name}.mp4`,
      clip.hasCover ? `${name}.jpg` : '',
      title,
      hook,
      caption,
      hashtags,
      Math.round(clip.durationSec * 10) / 10,
      shorts.title,
      shorts.text,
      tiktok.text,
      reels.text,
      linkedin.text,
    ];
  });
  return csvOf([COLUMNS, ...rows]);
}

function wordsOf({ title, hook, social }: PostedClip) {
  const text = social === null ? { title, caption: '', hashtags: '' } : socialText(social);
  return { ...text, title: text.title === '' ? title : text.title, hook: hook ?? '' };
}

function platformTexts({ title, social, texts }: PackagedClip) {
  return postTextsOf(social ?? socialOfTitle(title), { texts });
}
