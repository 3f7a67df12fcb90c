/** While faces are looked for in what the edit shows: how far that is. What is found then is shown at once. */
import { useQuery } from '@tanstack/react-query';
import type { Timeline } from '../../../contract/schemas/timeline.ts';
import { compositionQuery } from '../../data/compositions.ts';
import { useClient } from '../../data/session.tsx';
import { FramingProgress } from '../../parts/shots/framing-progress.tsx';

export function FramingNote({ timeline: { compositionId } }: { timeline: Timeline }) {
  const framing = useQuery(compositionQuery(useClient(), compositionId)).data?.framing;
  if (framing?.status !== 'pending' || framing.jobId === null) return null;
  return <FramingProgress key={framing.jobId} jobId={framing.jobId} compositionId={compositionId} />;
}
