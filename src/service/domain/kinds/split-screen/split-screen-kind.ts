/** Split screen: two videos, one above the other. */
import { buildOf } from '../../projects/project-kind.ts';
import { blockOf } from '../../projects/project-rows.ts';
import type { KindOfProject } from '../kind-of-project.ts';
import { buildSplitScreen } from './build-split-screen.ts';

export const splitScreenKind: KindOfProject<'splitscreen'> = {
  workOf: (context, project) => {
    const { mainAssetId, backgroundAssetId } = blockOf(project, 'splitscreen');
    return buildOf(context, project, [mainAssetId, backgroundAssetId]);
  },
  build: buildSplitScreen,
  nextBuild: (project) => {
    const { captionStyle } = blockOf(project, 'splitscreen');
    return { captionStyle, words: null, sameFraming: false };
  },
};
