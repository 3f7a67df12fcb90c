/** What keys, buttons and the command palette do in a review: with one clip, or with those that are chosen. */
import { useMemo } from 'react';
import type { ClipDecision } from '../../data/decide-clips.ts';
import { nextRate } from '../../parts/player/transport.tsx';
import type { ScenePlayer } from '../../parts/player/use-scene-player.ts';
import type { Choosing } from './use-choosing.ts';
import type { Review } from './use-review.ts';
import type { ReviewCommands } from './use-review-keys.ts';
import type { Trimming } from './use-trimming.ts';

export interface AllCommands extends ReviewCommands {
  readonly restore: () => void;
}

interface Parts {
  readonly review: Review;
  readonly choosing: Choosing;
  readonly player: ScenePlayer;
  readonly trimming: Pick<Trimming, 'start' | 'end'>;
  readonly onHelp: () => void;
}

export function useReviewCommands({ review, choosing, player, trimming, onHelp }: Parts): AllCommands {
  return useMemo(() => {
    const decide = (decision: ClipDecision): void => {
      if (choosing.chosen === null) review.decide(decision);
      // Nothing is left to choose among: the summary is next.
      else if (review.decideTogether(choosing.clips, decision)) choosing.leave();
    };
    return {
      accept: () => decide('accept'),
      reject: () => decide('reject'),
      restore: () => decide('restore'),
      undo: review.undo,
      choose: choosing.toggleCurrent,
      chooseAll: () => choosing.choose(review.list),
      stretchNext: () => choosing.stretch(1),
      stretchPrevious: () => choosing.stretch(-1),
      leave: choosing.leave,
      next: () => review.move(1),
      previous: () => review.move(-1),
      togglePlay: player.toggle,
      slower: () => player.setRate(nextRate(player.rate, -1)),
      faster: () => player.setRate(nextRate(player.rate, 1)),
      frameBack: () => player.step(-1),
      frameForward: () => player.step(1),
      trimStart: trimming.start,
      trimEnd: trimming.end,
      help: onHelp,
    };
  }, [review, choosing, player, trimming, onHelp]);
}
