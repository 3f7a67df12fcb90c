/** Streamer: a recording of a game upright, or its webcam above it. */
import { problem } from '../../../../contract/problems/problem.ts';
import type { PictureArea } from '../../../../media/compose/picture-area.ts';
import { verticalFormat } from '../../../../media/compose/vertical-format.ts';
import { JobFailure } from '../../../jobs/job-failure.ts';
import type { JobRun } from '../../../jobs/job-handler.ts';
import { type AssetRow, requireAsset } from '../../assets/asset-rows.ts';
import type { BuiltState } from '../../compositions/composition-state.ts';
import { aspectOf, withFollowed } from '../../compositions/followed-stretch.ts';
import { followStretch } from '../../compositions/framing-job.ts';
import { isFramed } from '../../compositions/shots-of-state.ts';
import type { ProjectContext } from '../../projects/project-context.ts';
import { buildOf } from '../../projects/project-kind.ts';
import { blockOf, lastBuiltBlock, type ProjectBlocks, type ProjectRow } from '../../projects/project-rows.ts';
import { spokenWords } from '../build/spoken-words.ts';
import type { KindOfProject } from '../kind-of-project.ts';

export const streamerKind: KindOfProject<'streamer'> = {
  workOf: (context, project) => buildOf(context, project, [project.source_asset_id]),
  /** The source upright, or its webcam above its game, with its words and a standing headline. */
  build: async (context, run, project, block) => {
    const { sourceAssetId, headline, captionStyle } = block;
    if (sourceAssetId === null) throw new Error(`The streamer project ${project.id} has lost its video.`);
    const source = await requireAsset(context.database, project.account_id, sourceAssetId);
    const wordsRun = needsLook(block) ? partOf(run, 0, WORDS_UNTIL) : run;
    const { words, wordsState } = await spokenWords(context, wordsRun, source, block);
    const state: BuiltState = {
      title: project.title,
      ...verticalFormat(source.fps),
      captionStyle,
      framing: 'centered',
      words,
      durationSec: source.duration_sec ?? 0,
      scene: { kind: 'streamer', sourceAssetId, headline },
    };
    const webcam = await webcamOf(context, partOf(run, WORDS_UNTIL, WEBCAM_UNTIL), source, block);
    if (webcam !== null) return { wordsState, voiceFiles: [], state: stacked(state, webcam, block) };
    const rest = partOf(run, stacks(block) ? WEBCAM_UNTIL : WORDS_UNTIL, 1);
    return { wordsState, voiceFiles: [], state: await followed(context, rest, source, state, block) };
  },
  nextBuild: (project, _built, now) => {
    const block = blockOf(project, 'streamer');
    const sameFraming = isFramed(now) ? fillsAgain(project, block) : false;
    return { captionStyle: block.captionStyle, words: null, sameFraming };
  },
};

/** Whether a streamer video that fills the picture will do so again; null where its webcam is yet to be looked for. */
function fillsAgain(
  project: ProjectRow,
  { layout = 'full', webcam }: ProjectBlocks['streamer'],
): boolean | null {
  if (layout === 'full') return true;
  if (layout === 'stacked' || webcam) return false;
  // Looked for in the same video before, none was found: it would have been above.
  const last = lastBuiltBlock(project, 'streamer');
  return last?.layout === 'auto' && !last.webcam ? true : null;
}

type Block = ProjectBlocks['streamer'];

/** Of the time: the rest goes into looking for faces. */
const WORDS_UNTIL = 0.5;
const WEBCAM_UNTIL = 0.65;

function stacks({ layout = 'full' }: Pick<Block, 'layout'>): boolean {
  return layout !== 'full';
}

/** For the webcam where it is not set, or for the faces to follow. */
function needsLook(block: Block): boolean {
  return stacks(block) ? !block.webcam : block.reframe === 'face';
}

/** The run with its progress between two shares of the whole. */
function partOf(run: JobRun, from: number, to: number): JobRun {
  return { ...run, progress: (own, stage) => run.progress(from + own * (to - from), stage) };
}

/** As set, or as found; null where nothing is to be stacked, or there is none. */
async function webcamOf(
  { media }: ProjectContext,
  { signal, progress }: JobRun,
  source: AssetRow,
  { layout, webcam }: Block,
): Promise<PictureArea | null> {
  if (!stacks({ layout })) return null;
  if (webcam) return webcam;
  const call = { signal, onProgress: progress };
  const found = await media.run(
    'findWebcam',
    { file: source.file, durationSec: source.duration_sec ?? 0 },
    call,
  );
  if (found === null && layout === 'stacked') throw new JobFailure(problem('no_webcam'));
  return found;
}

async function followed(
  context: ProjectContext,
  { signal, progress }: JobRun,
  source: AssetRow,
  state: BuiltState,
  { reframe }: Block,
): Promise<BuiltState> {
  if (reframe !== 'face') return state;
  const stretch = { assetId: source.id, startSec: 0, endSec: state.durationSec };
  const call = { signal, onProgress: progress };
  return withFollowed(state, [
    await followStretch(context, source.account_id, stretch, aspectOf(state), call),
  ]);
}

function stacked(
  state: BuiltState,
  webcam: PictureArea,
  { game = null, sourceAssetId, headline }: Block,
): BuiltState {
  const areas = { webcam, game };
  return {
    ...state,
    framing: 'none',
    scene: { kind: 'streamer', sourceAssetId: sourceAssetId ?? '', headline, areas },
  };
}
