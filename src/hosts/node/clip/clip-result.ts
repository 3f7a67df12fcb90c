/** What `npm run clip` leaves behind: names of the files and the content of `clips.json`. Pure. */
import { basename } from 'node:path';
import type { Clip } from '../../../contract/schemas/clip.ts';
import type { MadeClip } from './make-clips.ts';

export interface ClipResult {
  /** Name of the video the clips are from. */
  readonly source: string;
  /** Best first. */
  readonly clips: readonly ClipEntry[];
}

interface ClipEntry
  extends Pick<
    Clip,
    | 'title'
    | 'hook'
    | 'summary'
    | 'startSec'
    | 'endSec'
    | 'durationSec'
    | 'score'
    | 'scoreBreakdown'
    | 'tags'
    | 'social'
  > {
  readonly number: number;
  /** Names in the folder; null for what there is not. */
  readonly files: { readonly video: string | null; readonly srt: string | null; readonly vtt: string | null };
  /** Why there is no video. */
  readonly problem: string | null;
}

const NAME_MAX_CHARS = 60;
/** Of Latin, Greek and Cyrillic letters; the marks of other scripts are vowels. */
const ACCENTS = /[\u0300-\u036f]/g;
const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}]+/gu;

export function resultOf(made: readonly MadeClip[], videoFile: string): ClipResult {
  const digits = Math.max(2, String(made.length).length);
  return {
    source: basename(videoFile),
    clips: made.map(({ clip, captions, rendered, problem }, index) => {
      const name = [String(index + 1).padStart(digits, '0'), plainName(clip.title)].filter(Boolean).join('-');
      const { title, hook, summary, startSec, endSec, durationSec, score, scoreBreakdown, tags, social } =
        clip;
      return {
        number: index + 1,
        ...{ title, hook, summary, startSec, endSec, durationSec, score, scoreBreakdown, tags, social },
        files: {
          video: rendered === null ? null : `${name}.mp4`,
          srt: captions === null ? null : `${name}.srt`,
          vtt: captions === null ? null : `${name}.vtt`,
        },
        problem,
      };
    }),
  };
}

export function writtenFiles({ clips }: ClipResult): string[] {
  return clips.flatMap(({ files }) => [files.video, files.srt, files.vtt].filter((name) => name !== null));
}

/**
 * Letters and digits of any script with dashes between, in lower case and without accents: no sign that a disk or a shell
 * takes for something else. At most 60 characters, which no disk cuts (255 bytes).
 */
export function plainName(title: string): string {
  const plain = title.normalize('NFKD').replace(ACCENTS, '').normalize('NFC').toLowerCase();
  const dashed = plain.replace(BETWEEN_WORDS, '-').replace(/^-+|-+$/g, '');
  const characters = [...dashed];
  if (characters.length <= NAME_MAX_CHARS) return dashed;
  const cut = characters.slice(0, NAME_MAX_CHARS + 1).join('');
  const lastDash = cut.lastIndexOf('-');
  return lastDash > 0 ? cut.slice(0, lastDash) : characters.slice(0, NAME_MAX_CHARS).join('');
}
