/** The commands of the timeline, in the order of its tools, its menu and its keys. */
import type { CommandSet } from '../command.ts';
import { CUT_COMMANDS, HISTORY_COMMANDS, SELECTION_COMMANDS } from './edit-commands.ts';
import { MARK_COMMANDS } from './mark-commands.ts';
import { PLAYBACK_COMMANDS } from './playback-commands.ts';
import { SELECT_COMMANDS } from './select-commands.ts';
import type { TimelineContext } from './timeline-context.ts';
import { VIEW_COMMANDS } from './view-commands.ts';

export const TIMELINE: CommandSet<TimelineContext> = {
  id: 'timeline',
  title: 'map.timeline',
  texts: ['timeline'],
  modifiers: true,
  groups: [
    { title: 'timeline.menu.playhead', commands: CUT_COMMANDS },
    { title: 'timeline.menu.selection', commands: SELECTION_COMMANDS },
    { title: 'timeline.menu.choose', commands: SELECT_COMMANDS },
    { title: 'timeline.menu.marks', isRare: true, commands: MARK_COMMANDS },
    { title: 'timeline.menu.view', isRare: true, commands: { ...HISTORY_COMMANDS, ...VIEW_COMMANDS } },
    { title: 'timeline.menu.playback', commands: PLAYBACK_COMMANDS },
  ],
};
