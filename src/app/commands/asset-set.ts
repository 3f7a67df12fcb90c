/** The commands of a video's or a sound's page. */
import type { CommandSet } from './command.ts';

export const ASSET: CommandSet<{
  readonly isVideo: boolean;
  readonly makeClips: () => void;
  /** null where it cannot be transcribed, or is being. */
  readonly transcribe: (() => void) | null;
}> = {
  id: 'asset',
  title: 'nav.assets',
  texts: ['assets'],
  groups: [
    {
      commands: {
        makeClips: {
          label: 'upload.makeClips',
          when: ({ isVideo }) => isVideo,
          run: ({ makeClips }) => makeClips(),
        },
        transcribe: {
          label: 'words.again',
          when: ({ transcribe }) => transcribe !== null,
          run: ({ transcribe }) => transcribe?.(),
        },
      },
    },
  ],
};
