/** Streamer: a recording of a game upright, or its webcam above it. */
import { isFramed } from '../../compositions/shots-of-state.ts';
import { buildOf } from '../../projects/project-kind.ts';
import { blockOf, lastBuiltBlock, type ProjectBlocks, type ProjectRow } from '../../projects/project-rows.ts';
import type { KindOfProject } from '../kind-of-project.ts';
import { buildStreamer } from './build-streamer.ts';

export const streamerKind: KindOfProject<'streamer'> = {
  workOf: (context, project) => buildOf(context, project, [project.source_asset_id]),
  build: buildStreamer,
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
