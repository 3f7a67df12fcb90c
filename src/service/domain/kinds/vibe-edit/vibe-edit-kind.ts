/** Vibe edit: a source is prepared once, then edited on the timeline for nothing. */
import { minutesOf } from '../../projects/project-kind.ts';
import { blockOf } from '../../projects/project-rows.ts';
import type { KindOfProject } from '../kind-of-project.ts';

export const vibeEditKind: KindOfProject<'vibeedit'> = {
  workOf: async (context, project) => {
    const { prepared } = blockOf(project, 'vibeedit');
    const billedMinutes = prepared ? 0 : await minutesOf(context, project, [project.source_asset_id]);
    return { work: 'prepare', missing: [], billedMinutes };
  },
};
