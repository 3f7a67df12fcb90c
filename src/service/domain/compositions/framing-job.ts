/** Puts the framing of a composition in place as a new revision, where it differs from what it was. */
import type { JobHandler, JobRun } from '../../jobs/job-handler.ts';
import type { JobRow } from '../../jobs/job-rows.ts';
import type { Queries } from '../../kernel/ports/database.ts';
import { within } from '../../kernel/within.ts';
import { requireAsset } from '../assets/asset-rows.ts';
import type { CompositionContext } from './composition-context.ts';
import {
  type CompositionRow,
  findComposition,
  type MadeBy,
  stateOf,
  writeRevision,
} from './composition-rows.ts';
import type { CompositionState } from './composition-state.ts';
import { aspectOf, type FollowedStretch, type Stretch, withFollowed } from './followed-stretch.ts';
import { type FramingCheckpoint, followWhatIsNew, missingStretches } from './start-framing.ts';

const FRAMED = { changes: ['framing'] } satisfies MadeBy;

export function framingJob(context: CompositionContext): JobHandler {
  const { database, clock } = context;
  const endWith = async (tx: Queries, job: JobRow, status: 'failed' | null): Promise<void> => {
    await tx.run(
      'UPDATE composition SET framing_status = ?, updated_ms = ? WHERE id = ? AND framing_job_id = ?',
      [status, clock.nowMs(), job.composition_id, job.id],
    );
  };
  /** The composition may have been deleted while its job waited; then there is nothing left to say. */
  const rowOf = (rows: Queries, job: JobRow): Promise<CompositionRow | undefined> =>
    findComposition(rows, job.account_id, job.composition_id ?? '');

  return {
    run: async (run) => {
      const { job } = run;
      const { mode, anew, forgetShots = false } = JSON.parse(job.checkpoint) as FramingCheckpoint;
      const before = await rowOf(database, job);
      const found =
        before === undefined || mode === 'center' ? [] : await followed(context, run, before, anew);
      return async (tx) => {
        await endWith(tx, job, null);
        const row = await rowOf(tx, job);
        if (row === undefined) return;
        const state = forgetShots ? withoutShots(stateOf(row)) : stateOf(row);
        const framed = mode === 'center' ? centered(state) : withFollowed(asked(state, anew), found);
        const changed = JSON.stringify(framed) !== row.state;
        const written = changed
          ? await writeRevision(tx, clock.nowMs(), row, framed, FRAMED)
          : await rowOf(tx, job);
        // What is shown may have changed while the faces were looked for.
        if (written !== undefined) await followWhatIsNew(within(context, tx), written);
      };
    },
    onFailed: (tx, job) => endWith(tx, job, 'failed'),
    onCancelled: (tx, job) => endWith(tx, job, null),
  };
}

/** Looks at everything the composition shows, or only at what was not looked at before. */
async function followed(
  context: CompositionContext,
  { signal, progress }: JobRun,
  row: CompositionRow,
  anew: boolean,
): Promise<FollowedStretch[]> {
  const state = asked(stateOf(row), anew);
  const stretches = await missingStretches(context, { ...row, state: JSON.stringify(state) });
  const total = stretches.reduce((sum, stretch) => sum + lengthOf(stretch), 0);
  const found: FollowedStretch[] = [];
  let doneSec = 0;
  for (const stretch of stretches) {
    const before = doneSec;
    found.push(
      await followStretch(context, row.account_id, stretch, aspectOf(state), {
        signal,
        onProgress: (own, stage) => progress((before + own * lengthOf(stretch)) / total, stage),
      }),
    );
    doneSec += lengthOf(stretch);
  }
  return found;
}

export async function followStretch(
  { database, media }: CompositionContext,
  accountId: string,
  stretch: Stretch,
  outputAspect: number,
  call: { readonly signal: AbortSignal; onProgress(progress: number, stage: string): void },
): Promise<FollowedStretch> {
  const asset = await requireAsset(database, accountId, stretch.assetId);
  const { startSec, endSec } = stretch;
  return {
    ...stretch,
    outputAspect,
    ...(await media.run(
      'followFaces',
      { file: asset.file, stretch: { startSec, endSec, outputAspect } },
      call,
    )),
  };
}

function asked(state: CompositionState, anew: boolean): CompositionState {
  return { ...state, followed: anew ? [] : (state.followed ?? []) };
}

function withoutShots({ shotsSet: _, ...state }: CompositionState): CompositionState {
  return state as CompositionState;
}

function centered({ followed: _, ...state }: CompositionState): CompositionState {
  return { ...state, framing: 'centered' } as CompositionState;
}

function lengthOf({ startSec, endSec }: Stretch): number {
  return endSec - startSec;
}
