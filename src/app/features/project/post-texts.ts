/** What goes with each clip into a package for posting: its name there, the words to post, a row of the table. Pure. */
import { csvOf } from '../../../base/csv.ts';
import type { Clip } from '../../../contract/schemas/clip.ts';
import { filenameOf } from '../../data/save-file.ts';
import { socialText } from '../../parts/social-text.ts';

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

/** As plain text: title, hook, caption and hashtags, each where there is one. */
export function postText(clip: PostedClip): string {
  const { title, hook, caption, hashtags } = wordsOf(clip);
  return `${[title, hook, caption, hashtags].filter((part) => part !== '').join('\n\n')}\n`;
}

const COLUMNS = ['file', 'title', 'hook', 'caption', 'hashtags', 'durationSec'] as const;

/** One row a clip, in the order of the files. */
export function postTable(clips: readonly PostedClip[]): string {
  const rows = clips.map((clip, index) => {
    const { title, hook, caption, hashtags } = wordsOf(clip);
    const file = `${postName(clip, index, clips.length)}.mp4`;
    return [file, title, hook, caption, hashtags, Math.round(clip.durationSec * 10) / 10];
  });
  return csvOf([COLUMNS, ...rows]);
}

function wordsOf({ title, hook, social }: PostedClip) {
  const text = social === null ? { title, caption: '', hashtags: '' } : socialText(social);
  return { ...text, title: text.title === '' ? title : text.title, hook: hook ?? '' };
}
