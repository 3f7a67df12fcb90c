/** What the commands of the review work with: one clip, or those that are chosen. */
import type { ReviewContext } from '../../commands/review-set.ts';
import { nextRate } from '../../parts/player/transport.tsx';
import type { ScenePlayer } from '../../parts/player/use-scene-player.ts';
import { applies } from './list/choose-clips.ts';
import type { Choosing } from './list/use-choosing.ts';
import type { Trimming } from './picture/use-trimming.ts';
import type { Review } from './use-review.ts';

interface Parts {
  /** Whether anything can be decided. */
  readonly isReady: boolean;
  readonly review: Review;
  readonly choosing: Choosing;
  readonly player: ScenePlayer;
  readonly trimming: Pick<Trimming, 'start' | 'end'>;
  readonly showHelp: () => void;
}

export function reviewContext({
  isReady,
  review,
  choosing,
  player,
  trimming,
  showHelp,
}: Parts): ReviewContext {
  const isChoosing = choosing.chosen !== null;
  const decided = isChoosing ? choosing.clips : review.selected === null ? [] : [review.selected];
  return {
    decide: (decision) => {
      if (!isChoosing) review.decide(decision);
      // Nothing is left to choose among: the summary is next.
      else if (review.decideTogether(choosing.clips, decision)) choosing.leave();
    },
    canDecide: isReady && decided.some((clip) => applies('accept', clip)),
    canRestore: isReady && decided.some((clip) => applies('restore', clip)),
    undo: review.undo,
    canUndo: review.canUndo,
    move: review.move,
    isChoosing,
    startChoosing: choosing.start,
    leaveChoosing: choosing.leave,
    toggleChosen: choosing.toggleCurrent,
    chooseAll: () => choosing.choose(review.list),
    stretchChosen: choosing.stretch,
    player: { ...player, stepRate: (by) => player.setRate(nextRate(player.rate, by)) },
    trim: trimming,
    showHelp,
  };
}
