/** Auto Clip: a source is analyzed, its clips become compositions one by one. */
import { missingSettings } from '../projects/autoclip-settings.ts';
import { minutesOf } from '../projects/project-kind.ts';
import { settingsOf } from '../projects/project-rows.ts';
import type { KindOfProject } from './kind-of-project.ts';

export const autoClipKind: KindOfProject<'autoclip'> = {
  workOf: (context, project) => ({
    work: 'analysis',
    missing: missingSettings(settingsOf(project)),
    billedMinutes: minutesOf(context, project, [project.source_asset_id]),
  }),
};
