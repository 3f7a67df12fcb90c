/** A command of the timeline that the product has not. */
import { Sparkles } from 'lucide-react';
import type { CommandGroup } from '../../src/app/commands/command.ts';
import type { TimelineContext } from '../../src/app/commands/timeline/timeline-context.ts';
import type { MessageId } from '../../src/app/i18n/messages.ts';

let times = 0;

export const MADE_UP_COMMANDS: CommandGroup<TimelineContext> = {
  title: 'Made up' as MessageId,
  commands: {
    madeUp: {
      label: 'Sparkle' as MessageId,
      key: 'g',
      tool: { Icon: Sparkles, at: 'edit' },
      menu: true,
      run: ({ say }) => {
        times += 1;
        say(`Sparkled ${times} times`);
      },
    },
  },
};
