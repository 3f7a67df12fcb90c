/** The state of a project as a word. */
import type { Project } from '../../contract/schemas/project.ts';
import type { MessageId } from '../i18n/messages.ts';
import { useTranslate } from '../i18n/use-translate.tsx';
import { Badge, type BadgeTone } from '../ui/badge.tsx';

const STATES: Readonly<Record<string, readonly [MessageId, BadgeTone]>> = {
  draft: ['project.draft', 'neutral'],
  processing: ['project.processing', 'accent'],
  ready: ['project.ready', 'good'],
  failed: ['project.failed', 'bad'],
};

export function ProjectStatus({ project }: { project: Pick<Project, 'status'> }) {
  const { t } = useTranslate();
  const known = STATES[project.status];
  if (known === undefined) return <Badge>{project.status}</Badge>;
  return <Badge tone={known[1]}>{t(known[0])}</Badge>;
}
