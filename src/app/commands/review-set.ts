/** The commands of the review: deciding, choosing several, playing and trimming. */
import type { ClipDecision } from '../data/projects/decide-clips.ts';
import type { Command, CommandSet } from './command.ts';
import type { Playback } from './playback.ts';

export interface ReviewContext {
  /** For the clip that is shown, or for those that are chosen. */
  readonly decide: (decision: ClipDecision) => void;
  /** Something that is chosen, or shown, is not decided yet. */
  readonly canDecide: boolean;
  readonly canRestore: boolean;
  readonly undo: () => void;
  readonly canUndo: boolean;
  readonly move: (by: 1 | -1) => void;
  /** Several clips are being chosen. */
  readonly isChoosing: boolean;
  readonly startChoosing: () => void;
  readonly leaveChoosing: () => void;
  /** Chooses the clip that is shown, or no longer. */
  readonly toggleChosen: () => void;
  readonly chooseAll: () => void;
  readonly stretchChosen: (by: 1 | -1) => void;
  readonly player: Playback;
  /** The clip begins, or ends, where its picture is. */
  readonly trim: Readonly<Record<'start' | 'end', () => void>>;
  readonly showHelp: () => void;
}

export type ReviewCommand = Command<ReviewContext>;

export const REVIEW_COMMANDS = {
  accept: {
    label: 'keys.accept',
    key: 'a',
    when: ({ canDecide }) => canDecide,
    run: ({ decide }) => decide('accept'),
  },
  reject: {
    label: 'keys.reject',
    key: 'r',
    when: ({ canDecide }) => canDecide,
    run: ({ decide }) => decide('reject'),
  },
  restore: {
    label: 'review.restore',
    when: ({ canRestore }) => canRestore,
    run: ({ decide }) => decide('restore'),
  },
  undo: {
    label: 'keys.undo',
    key: 'u',
    when: ({ canUndo }) => canUndo,
    run: ({ undo }) => undo(),
  },
  start: {
    label: 'choose.start',
    when: ({ isChoosing }) => !isChoosing,
    run: ({ startChoosing }) => startChoosing(),
  },
  leave: {
    label: 'keys.leave',
    fixedKeys: ['Escape'],
    when: ({ isChoosing }) => isChoosing,
    run: ({ leaveChoosing }) => leaveChoosing(),
  },
  choose: { label: 'keys.choose', key: 'x', run: ({ toggleChosen }) => toggleChosen() },
  chooseAll: { label: 'keys.chooseAll', fixedKeys: ['$mod+a'], run: ({ chooseAll }) => chooseAll() },
  togglePlay: {
    label: 'keys.play',
    key: 'k',
    fixedKeys: ['Space'],
    run: ({ player }) => player.toggle(),
  },
  trimStart: { label: 'keys.trimStart', key: 'i', run: ({ trim }) => trim.start() },
  trimEnd: { label: 'keys.trimEnd', key: 'o', run: ({ trim }) => trim.end() },
  slower: { label: 'keys.slower', key: 'j', run: ({ player }) => player.stepRate(-1) },
  faster: { label: 'keys.faster', key: 'l', run: ({ player }) => player.stepRate(1) },
  frameBack: { label: 'keys.frameBack', key: ',', run: ({ player }) => player.step(-1) },
  frameForward: { label: 'keys.frameForward', key: '.', run: ({ player }) => player.step(1) },
  next: { label: 'keys.next', fixedKeys: ['ArrowDown'], run: ({ move }) => move(1) },
  previous: { label: 'keys.previous', fixedKeys: ['ArrowUp'], run: ({ move }) => move(-1) },
  stretchNext: {
    label: 'keys.stretchNext',
    fixedKeys: ['Shift+ArrowDown'],
    run: ({ stretchChosen }) => stretchChosen(1),
  },
  stretchPrevious: {
    label: 'keys.stretchPrevious',
    fixedKeys: ['Shift+ArrowUp'],
    run: ({ stretchChosen }) => stretchChosen(-1),
  },
  help: { label: 'keys.title', fixedKeys: ['?'], run: ({ showHelp }) => showHelp() },
} as const satisfies Readonly<Record<string, ReviewCommand>>;

export const REVIEW: CommandSet<ReviewContext> = {
  id: 'review',
  title: 'map.review',
  texts: ['review'],
  groups: [{ commands: REVIEW_COMMANDS }],
};
