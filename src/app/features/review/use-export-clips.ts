/** Exports the accepted ones of some clips in one go: those that have no export yet. */
import { useMutation, useQuery } from '@tanstack/react-query';
import { forEachConcurrent } from '../../../base/work/for-each-concurrent.ts';
import type { Clip } from '../../../contract/schemas/clip.ts';
import { exportsList, exportsQuery } from '../../data/compositions/compositions.ts';
import { exportsOf, useStartExport } from '../../data/compositions/exports.ts';
import { useClient } from '../../data/connection/session.tsx';
import { useIsWhole } from '../../data/reads/use-left-out.ts';

/** Each may first wait for the framing of its clip. */
const STARTS_AT_A_TIME = 4;

export function useExportClips(projectId: string, clips: readonly Clip[]) {
  const exports = useQuery(exportsQuery(useClient(), projectId));
  const start = useStartExport(projectId);
  // One that cannot be read may be of any of them: nothing is exported twice for that, it is asked for by hand.
  const areKnown = useIsWhole()(exportsList(projectId)) && exports.isSuccess;
  const waiting = clips.flatMap(({ status, compositionId: id }) =>
    status === 'accepted' && id !== null && areKnown && exportsOf(exports.data, id).length === 0 ? [id] : [],
  );
  const all = useMutation({
    mutationFn: () => forEachConcurrent(waiting, STARTS_AT_A_TIME, start.mutateAsync),
  });
  return { count: waiting.length, isPending: all.isPending, error: all.error, run: all.mutateAsync };
}
