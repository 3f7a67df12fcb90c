/** Playing the edit and going through it. */
import type { TimelineCommand, TimelineContext } from './timeline-context.ts';

/** One picture of ordinary video. */
export const FRAME_SEC = 1 / 30;

const moveBy =
  (deltaSec: number) =>
  ({ editor, goTo }: TimelineContext): void =>
    goTo(editor.store.get().playheadSec + deltaSec);

const moveToCut =
  (by: 1 | -1) =>
  ({ editor, goTo }: TimelineContext): void => {
    const { segments } = editor.settledView();
    const { playheadSec } = editor.store.get();
    const cuts = [0, ...segments.map(({ outputEndSec }) => outputEndSec)];
    const next =
      by === 1
        ? cuts.find((sec) => sec > playheadSec + 1e-3)
        : cuts.findLast((sec) => sec < playheadSec - 1e-3);
    if (next !== undefined) goTo(next);
  };

export const PLAYBACK_COMMANDS = {
  togglePlay: {
    label: 'timeline.key.play',
    key: 'k',
    fixedKeys: ['Space'],
    run: ({ player }) => player.toggle(),
  },
  // Like the wheel of an edit controller: once runs forwards, again faster; the other way slows down, then runs backwards.
  slower: {
    label: 'timeline.key.slower',
    key: 'j',
    run: ({ player }) => {
      if (player.playing && player.rate > 1) player.stepRate(-1);
      else player.runBack();
    },
  },
  faster: {
    label: 'timeline.key.faster',
    key: 'l',
    run: ({ player }) => {
      if (player.playing) player.stepRate(1);
      else {
        if (player.rate < 1) player.setRate(1);
        player.play();
      }
    },
  },
  frameBack: { label: 'player.stepBack', fixedKeys: ['ArrowLeft'], run: moveBy(-FRAME_SEC) },
  frameForward: { label: 'player.stepForward', fixedKeys: ['ArrowRight'], run: moveBy(FRAME_SEC) },
  secondBack: { label: 'timeline.key.secondBack', fixedKeys: ['Shift+ArrowLeft'], run: moveBy(-1) },
  secondForward: { label: 'timeline.key.secondForward', fixedKeys: ['Shift+ArrowRight'], run: moveBy(1) },
  previousCut: { label: 'timeline.key.previousCut', fixedKeys: ['ArrowUp'], run: moveToCut(-1) },
  nextCut: { label: 'timeline.key.nextCut', fixedKeys: ['ArrowDown'], run: moveToCut(1) },
  toStart: { label: 'timeline.key.toStart', fixedKeys: ['Home'], run: ({ goTo }) => goTo(0) },
  toEnd: {
    label: 'timeline.key.toEnd',
    fixedKeys: ['End'],
    run: ({ editor, goTo }) => goTo(editor.settledView().durationSec),
  },
} as const satisfies Readonly<Record<string, TimelineCommand>>;
