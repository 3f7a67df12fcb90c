/** Auto Clip: a source is analyzed, its clips become compositions one by one. */
import { analysisMinutes } from '../projects/analysis-minutes.ts';
import { missingSettings } from '../projects/autoclip-settings.ts';
import { settingsOf } from '../projects/project-rows.ts';
import type { KindOfProject } from './kind-of-project.ts';

export const autoClipKind: KindOfProject<'autoclip'> = {
  workOf: async (context, project) => ({
    work: 'analysis',
    missing: missingSettings(settingsOf(project)),
    billedMinutes: await analysisMinutes(context, project),
  }),
};
