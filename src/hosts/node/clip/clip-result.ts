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

/** Letters and digits of ASCII with dashes between; safe on every disk. */
export function plainName(title: string): string {
  const plain = title.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const dashed = plain.replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '');
  if (dashed.length <= NAME_MAX_CHARS) return dashed;
  const cut = dashed.slice(0, NAME_MAX_CHARS + 1);
  return cut.slice(0, Math.max(cut.lastIndexOf('-'), 1));
}
