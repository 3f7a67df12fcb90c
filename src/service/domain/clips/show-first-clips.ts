/** Shows what the words alone give, while a first analysis still listens and looks. */
import type { FoundClip } from '../../../media/find-clips/found-clip.ts';
import type { HeardWords } from '../../../media/listen/speech/heard-words.ts';
import type { JobRow } from '../../jobs/job-rows.ts';
import type { Queries } from '../../kernel/ports/database.ts';
import { type WithDatabase, within } from '../../kernel/within.ts';
import type { AssetRow } from '../assets/asset-rows.ts';
import type { OnHeard } from '../models/on-heard.ts';
import { isFirstAnalysis, rememberHeard } from '../projects/first-clips.ts';
import type { ProjectContext } from '../projects/project-context.ts';
import { type ProjectRow, requireProject } from '../projects/project-rows.ts';
import { keepClips } from './keep-clips.ts';

type Context = ProjectContext & WithDatabase;

/** The analysis of a shorter video is over before anybody could look at a clip. */
const FIRST_CLIPS_FROM_SEC = 180;
/** So much is heard before clips are looked for in it, and then half as much again each time: an hour is looked into nine times. */
const LOOKED_INTO_SEC = 120;
const THEN_TIMES = 1.5;
/** What is said last may go on in what is not heard yet. */
const OPEN_END_SEC = 20;

/** Nothing for a short video, where clips of an earlier analysis are there, or the job is not the project's any more. */
export async function showFirstClips(
  context: Context,
  job: JobRow,
  asset: AssetRow,
  find: () => readonly FoundClip[],
): Promise<void> {
  if (!(await hasFirstClips(context, job, asset))) return;
  const found = find();
  await inFirstAnalysis(context, job, (inside, project) =>
    keepClips(inside, project, asset.id, found, { isAll: false }),
  );
}

/** The same while the words are still heard. @param find in these words, which end there; at most so many */
export function showClipsOfSpeech(
  context: Context,
  job: JobRow,
  asset: AssetRow,
  clipCount: number,
  find: (heard: HeardWords, untilSec: number, count: number) => Promise<readonly FoundClip[]>,
): OnHeard {
  let nextSec = LOOKED_INTO_SEC;
  return async (untilSec, words) => {
    if (untilSec < nextSec) return;
    nextSec = THEN_TIMES * untilSec;
    if (!(await hasFirstClips(context, job, asset))) return;
    const heard = await words();
    const count = Math.ceil((clipCount * untilSec) / lengthOf(asset));
    const found = await find(heard, untilSec, count);
    const whole = found.filter(({ endSec }) => endSec <= untilSec - OPEN_END_SEC);
    if (whole.length === 0) return;
    await inFirstAnalysis(context, job, async (inside, project) => {
      await rememberHeard(inside.database, job.id, asset.id, heard.words);
      await keepClips(inside, project, asset.id, whole, { isAll: false });
    });
  };
}

const lengthOf = ({ duration_sec: durationSec }: AssetRow): number => durationSec ?? 0;

async function hasFirstClips({ database }: Context, job: JobRow, asset: AssetRow): Promise<boolean> {
  return lengthOf(asset) >= FIRST_CLIPS_FROM_SEC && isFirstAnalysis(await projectOf(database, job), job.id);
}

async function inFirstAnalysis(
  context: Context,
  job: JobRow,
  change: (inside: ProjectContext, project: ProjectRow) => Promise<unknown>,
): Promise<void> {
  await context.database.transaction(async (tx) => {
    const project = await projectOf(tx, job);
    if (isFirstAnalysis(project, job.id)) await change(within(context, tx), project);
  }, job.account_id);
}

function projectOf(database: Queries, job: JobRow): Promise<ProjectRow> {
  return requireProject(database, job.account_id, job.project_id ?? '');
}
