/** Decisions about several clips together: shown and told at once, undone as one, and what failed named. */
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Clip } from '../../../../contract/schemas/clip.ts';
import {
  type ClipDecision,
  type Refusal,
  useDecideClips,
  type Wish,
} from '../../../data/projects/decide-clips.ts';
import type { MessageId } from '../../../i18n/messages.ts';
import { useTranslate } from '../../../i18n/use-translate.tsx';
import { useToast } from '../../../ui/notices/toasts.tsx';
import { applies } from '../list/choose-clips.ts';
import type { Trims } from '../picture/use-trims.ts';
import { type Step, stepOf, takeBack } from './take-back.ts';
import type { UndoSteps } from './use-undo-steps.ts';

const TOLD: Record<ClipDecision, MessageId> = {
  accept: 'choose.accepted',
  reject: 'choose.rejected',
  restore: 'choose.restored',
};

export interface GroupDecisions {
  /** Clips that could not be decided, with why; none once they are tried again or put away. */
  readonly refused: readonly Refusal[];
  readonly isSending: boolean;
  /** Decides those of the clips it applies to. */
  readonly decide: (clips: readonly Clip[], decision: ClipDecision) => void;
  readonly takeBack: (step: Step) => void;
  /** Decides the refused ones once more, where that still applies. */
  readonly retry: () => void;
  readonly putAway: () => void;
}

interface Known {
  /** All of the project, as they are known now. */
  readonly clips: readonly Clip[];
  readonly steps: UndoSteps;
  readonly trims: Trims;
}

export function useGroupDecisions(
  projectId: string,
  { clips, steps: { push, take }, trims }: Known,
): GroupDecisions {
  const { t } = useTranslate();
  const toast = useToast();
  const { mutateAsync, isPending } = useDecideClips(projectId);
  const [refused, setRefused] = useState<readonly Refusal[]>([]);
  // A notice is pressed later than it was shown.
  const latest = useRef(clips);
  useLayoutEffect(() => {
    latest.current = clips;
  }, [clips]);

  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  const send = useCallback(
    async (wishes: readonly Wish[], step: Step | null) => {
      const sent = new Set(wishes.map(({ clip }) => clip.id));
      setRefused((before) => before.filter(({ clip }) => !sent.has(clip.id)));
      const failed = await mutateAsync(wishes);
      for (const { clip } of failed) step?.before.delete(clip.id);
      setRefused((before) => [...before, ...failed]);
      // Whoever went on to another page is told there.
      if (failed.length > 0 && !isHere.current)
        toast({ text: t('choose.refused', { count: failed.length }) });
    },
    [mutateAsync, toast, t],
  );

  const back = useCallback(
    (step: Step) => {
      const wishes = takeBack(step, latest.current);
      void send(wishes, null);
      toast({ text: t('choose.undone', { count: wishes.length }) });
    },
    [send, toast, t],
  );

  const decide = useCallback(
    (some: readonly Clip[], decision: ClipDecision) => {
      const wanted = some.filter((clip) => applies(decision, clip));
      if (wanted.length === 0) return;
      const step = stepOf(wanted, decision);
      push(step);
      void send(
        wanted.map((clip) => ({ clip, decision, trim: trims.of(clip) })),
        step,
      );
      toast({
        text: t(TOLD[decision], { count: wanted.length }),
        action: { label: t('review.undo'), run: () => take(step) && back(step) },
      });
    },
    [push, take, send, back, trims.of, toast, t],
  );

  const retry = (): void => {
    setRefused([]);
    for (const wanted of Object.keys(TOLD) as ClipDecision[]) {
      const ids = new Set(refused.flatMap(({ clip, decision }) => (decision === wanted ? [clip.id] : [])));
      decide(
        latest.current.filter(({ id }) => ids.has(id)),
        wanted,
      );
    }
  };
  const putAway = useCallback(() => setRefused([]), []);
  return { refused, isSending: isPending, decide, takeBack: back, retry, putAway };
}
