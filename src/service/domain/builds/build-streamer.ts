/** Streamer: the whole source upright with its words and a standing headline. */

import type { JobRun } from '../../jobs/job-handler.ts';
import { verticalFormat } from '../../ports.ts';
import type { Studio } from '../../studio.ts';
import { type AssetRow, requireAsset } from '../assets/asset-rows.ts';
import type { BuiltState } from '../compositions/composition-state.ts';
import { aspectOf, withFollowed } from '../compositions/followed-stretch.ts';
import { followStretch } from '../compositions/framing-job.ts';
import type { Builder } from './build-job.ts';
import { spokenWords } from './spoken-words.ts';

export const buildStreamer: Builder<'streamer'> = async (studio, run, project, block) => {
  const { sourceAssetId, headline, captionStyle } = block;
  if (sourceAssetId === null) throw new Error(`The streamer project ${project.id} has lost its video.`);
  const source = requireAsset(studio.database, project.account_id, sourceAssetId);
  const follows = block.reframe === 'face';
  const { words, wordsState } = await spokenWords(studio, follows ? partOf(run, 0) : run, source, block);
  const state: BuiltState = {
    title: project.title,
    ...verticalFormat(source.fps),
    captionStyle,
    framing: 'centered',
    words,
    durationSec: source.duration_sec ?? 0,
    scene: { kind: 'streamer', sourceAssetId, headline },
  };
  return {
    wordsState,
    voiceFiles: [],
    state: follows ? await followed(studio, partOf(run, 1 - WORDS_SHARE), source, state) : state,
  };
};

/** Of the time: the rest goes into looking for faces. */
const WORDS_SHARE = 0.5;

/** The run with its progress in the half that begins at `from`. */
function partOf(run: JobRun, from: number): JobRun {
  return { ...run, progress: (own, stage) => run.progress(from + own * WORDS_SHARE, stage) };
}

async function followed(
  studio: Studio,
  { signal, progress }: JobRun,
  source: AssetRow,
  state: BuiltState,
): Promise<BuiltState> {
  const stretch = { assetId: source.id, startSec: 0, endSec: state.durationSec };
  const call = { signal, onProgress: progress };
  return withFollowed(state, [
    await followStretch(studio, source.account_id, stretch, aspectOf(state), call),
  ]);
}
