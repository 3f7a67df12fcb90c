/** The state of a project as a word; Auto Clip projects are analysed, the others built. */
import type { Project } from '../../../contract/schemas/project.ts';
import type { MessageId } from '../../i18n/messages.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { Badge, type BadgeTone } from '../../ui/page/badge.tsx';

const STATES: Readonly<Record<string, readonly [clips: MessageId, built: MessageId, BadgeTone]>> = {
  draft: ['project.draft', 'made.draft', 'neutral'],
  processing: ['project.processing', 'made.processing', 'accent'],
  ready: ['project.ready', 'made.ready', 'good'],
  failed: ['project.failed', 'project.failed', 'bad'],
};

export function ProjectStatus({ project }: { project: Pick<Project, 'status' | 'kind'> }) {
  const { t } = useTranslate();
  const known = STATES[project.status];
  if (known === undefined) return <Badge>{project.status}</Badge>;
  const [clips, built, tone] = known;
  return <Badge tone={tone}>{t(project.kind === 'autoclip' ? clips : built)}</Badge>;
}
