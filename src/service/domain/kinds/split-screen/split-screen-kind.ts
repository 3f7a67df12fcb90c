/** Split screen: two videos, one above the other. */
import { verticalFormat } from '../../../../media/compose/vertical-format.ts';
import { requireAsset } from '../../assets/asset-rows.ts';
import { buildOf } from '../../projects/project-kind.ts';
import { blockOf } from '../../projects/project-rows.ts';
import { spokenWords } from '../build/spoken-words.ts';
import type { KindOfProject } from '../kind-of-project.ts';

export const splitScreenKind: KindOfProject<'splitscreen'> = {
  workOf: async (context, project) => {
    const { mainAssetId, backgroundAssetId } = blockOf(project, 'splitscreen');
    return buildOf(context, project, [mainAssetId, backgroundAssetId]);
  },
  /** The words of the main video, and what is shown where. */
  build: async (context, run, project, block) => {
    const { mainAssetId, backgroundAssetId, layout, captionStyle, backgroundStartSec } = block;
    if (mainAssetId === null || backgroundAssetId === null)
      throw new Error(`The split screen project ${project.id} has lost its videos.`);
    const main = await requireAsset(context.database, project.account_id, mainAssetId);
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
  },
  nextBuild: (project) => {
    const { captionStyle } = blockOf(project, 'splitscreen');
    return { captionStyle, words: null, sameFraming: false };
  },
};
