/** Split screen: the words of the main video, and what is shown where. */
import { verticalFormat } from '../../../../media/compose/vertical-format.ts';
import { requireAsset } from '../../assets/asset-rows.ts';
import type { Builder } from '../build/builder.ts';
import { spokenWords } from '../build/spoken-words.ts';

export const buildSplitScreen: Builder<'splitscreen'> = async (context, run, project, block) => {
  const { mainAssetId, backgroundAssetId, layout, captionStyle, backgroundStartSec } = block;
  if (mainAssetId === null || backgroundAssetId === null)
    throw new Error(`The split screen project ${project.id} has lost its videos.`);
  const main = requireAsset(context.database, project.account_id, mainAssetId);
  const { words, wordsState } = await spokenWords(context, run, main, block);
  return {
    wordsState,
    voiceFiles: [],
    state: {
      title: project.title,
      ...verticalFormat(main.fps),
      captionStyle,
      framing: 'centered',
      words,
      durationSec: main.duration_sec ?? 0,
      scene: {
        kind: 'splitscreen',
        mainAssetId,
        backgroundAssetId,
        layout,
        backgroundStartSec: backgroundStartSec ?? 0,
      },
    },
  };
};
