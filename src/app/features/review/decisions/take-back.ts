/** What undo does: clips go back to what they were before a decision, or before one about many. Pure. */
import type { Clip } from '../../../../contract/schemas/clip.ts';
import type { ClipDecision, Wish } from '../../../data/projects/decide-clips.ts';

/** One step of undo. */
export interface Step {
  readonly decision: ClipDecision;
  /** Clips by id as they were. A clip whose decision failed is taken out. */
  readonly before: Map<string, Clip['status']>;
}

const DECIDED_AS: Record<ClipDecision, Clip['status']> = {
  accept: 'accepted',
  reject: 'rejected',
  restore: 'proposed',
};

function backTo(status: Clip['status']): ClipDecision {
  if (status === 'accepted') return 'accept';
  return status === 'rejected' ? 'reject' : 'restore';
}

export function stepOf(clips: readonly Clip[], decision: ClipDecision): Step {
  return { decision, before: new Map(clips.map(({ id, status }) => [id, status])) };
}

/** What was decided anew since then stays as it is. */
export function takeBack({ decision, before }: Step, clips: readonly Clip[]): Wish[] {
  return clips.flatMap((clip) => {
    const was = before.get(clip.id);
    return was === undefined || clip.status !== DECIDED_AS[decision]
      ? []
      : [{ clip, decision: backTo(was), isUndo: true }];
  });
}
