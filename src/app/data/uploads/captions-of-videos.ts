/** Which subtitle file belongs to which of the videos that were given with it. Pure. */
import { endsAsCaptions } from '../../../base/film/caption-endings.ts';

interface Named {
  readonly name: string;
}

export const isNamedCaptions = ({ name }: Named): boolean => endsAsCaptions(name);

const stemOf = ({ name }: Named): string => name.replace(/\.[^.]*$/, '').toLowerCase();

/**
 * One for one whatever they are called; else by the name, which may say a language after the video's: `talk.en.srt`.
 * @returns for each video, in order.
 */
export function captionsOfVideos<One extends Named>(
  videos: readonly Named[],
  captions: readonly One[],
): (One | undefined)[] {
  return videos.map((video) => {
    const stem = stemOf(video);
    const named =
      captions.find((one) => stemOf(one) === stem) ??
      captions.find((one) => stemOf(one).startsWith(`${stem}.`));
    return named ?? (videos.length === 1 ? captions[0] : undefined);
  });
}
