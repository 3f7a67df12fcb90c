/** How far an accepted clip is on its way to a file, and what goes where it is put back in review. Pure. */
import type { Composition } from '../../../contract/schemas/composition.ts';
import type { Export } from '../../../contract/schemas/job.ts';
import { FINAL_STATES } from '../../../contract/states.ts';

export type ClipState = 'draft' | 'framing' | 'exporting' | 'exported' | 'changed' | 'failed';

type Made = Pick<Composition, 'revision'> & { readonly framing: Pick<Composition['framing'], 'status'> };
type File = Pick<Export, 'status' | 'revision'>;

/** @param exports of the composition, newest first */
export function clipState({ revision, framing }: Made, exports: readonly File[]): ClipState {
  if (exports.some(({ status }) => !FINAL_STATES.includes(status))) return 'exporting';
  const done = exports.filter(({ status }) => status === 'done');
  if (done.some((one) => one.revision === revision)) return 'exported';
  // An export that failed is told until a later one is there.
  if (exports.find(({ status }) => status !== 'cancelled')?.status === 'failed') return 'failed';
  if (framing.status === 'pending') return 'framing';
  return done.length > 0 ? 'changed' : 'draft';
}

/**
 * null where the clip can be accepted again with nothing lost.
 * @param areAll false where there may be exports that cannot be read
 */
export function lostByRestoring(
  { revision }: Pick<Composition, 'revision'>,
  exports: readonly File[],
  areAll: boolean,
): 'edits' | 'exports' | 'both' | null {
  const edited = revision > 1;
  const exported = !areAll || exports.some(({ status }) => status === 'done');
  if (edited && exported) return 'both';
  return edited ? 'edits' : exported ? 'exports' : null;
}
