/** The commands of a video's or a sound's page. */
import type { CommandSet } from './command.ts';

export const ASSET: CommandSet<{ readonly isVideo: boolean; readonly makeClips: () => void }> = {
  id: 'asset',
  title: 'nav.assets',
  texts: [],
  groups: [
    {
      commands: {
        makeClips: {
          label: 'upload.makeClips',
          when: ({ isVideo }) => isVideo,
          run: ({ makeClips }) => makeClips(),
        },
      },
    },
  ],
};
