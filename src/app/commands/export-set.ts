/** Exporting a video, wherever it can be exported. */
import type { CommandSet } from './command.ts';

export const EXPORTING: CommandSet<{ readonly isBlocked: boolean; readonly start: () => void }> = {
  id: 'exporting',
  title: 'export.title',
  texts: ['composition'],
  groups: [
    {
      commands: {
        start: {
          label: 'export.start',
          when: ({ isBlocked }) => !isBlocked,
          run: ({ start }) => start(),
        },
      },
    },
  ],
};
