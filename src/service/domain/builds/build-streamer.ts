/** Streamer: the whole source upright with its words and a standing headline. */
import { verticalFormat } from '../../ports.ts';
import { requireAsset } from '../assets/asset-rows.ts';
import type { Builder } from './build-job.ts';
import { spokenWords } from './spoken-words.ts';

export const buildStreamer: Builder<'streamer'> = async (studio, run, project, block) => {
  const { sourceAssetId, headline, captionStyle } = block;
  if (sourceAssetId === null) throw new Error(`The streamer project ${project.id} has lost its video.`);
  const source = requireAsset(studio.database, project.account_id, sourceAssetId);
  const { words, wordsState } = await spokenWords(studio, run, source, block);
  return {
    wordsState,
    voiceFiles: [],
    state: {
      title: project.title,
      ...verticalFormat(source.fps),
      captionStyle,
      framing: 'centered',
      words,
      durationSec: source.duration_sec ?? 0,
      scene: { kind: 'streamer', sourceAssetId, headline },
    },
  };
};
