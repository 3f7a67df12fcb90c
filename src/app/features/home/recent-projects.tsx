/** Projects as cards, newest first, each saying what it waits for. */
import { Film } from 'lucide-react';
import type { Project } from '../../../contract/schemas/project.ts';
import { dateOnly } from '../../i18n/format.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { KindBadge } from '../../kinds/kind-badge.tsx';
import { AssetPoster } from '../../parts/assets/asset-poster.tsx';
import { ProjectStatus } from '../../parts/work/project-status.tsx';
import { PATHS } from '../../paths.ts';
import { Link } from '../../ui/controls/link.tsx';

export function ProjectCards({ projects }: { projects: readonly Project[] }) {
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {projects.map((project) => (
        <li key={project.id}>
          <ProjectCard project={project} />
        </li>
      ))}
    </ul>
  );
}

function ProjectCard({ project }: { project: Project }) {
  const { locale } = useTranslate();
  // Stories have no source; their background stands for them.
  const pictured =
    project.sourceAssetId ??
    project.forumStory?.backgroundAssetId ??
    project.fakeText?.backgroundAssetId ??
    null;
  return (
    <Link
      to={PATHS.project.to(project.id)}
      className="group flex h-full flex-col overflow-hidden rounded-card border bg-surface transition-colors hover:border-line-strong"
    >
      <div className="dark-room relative aspect-video w-full">
        {pictured === null ? (
          <Film className="absolute inset-0 m-auto text-ink-soft" aria-hidden />
        ) : (
          <AssetPoster assetId={pictured} />
        )}
      </div>
      <div className="flex flex-1 flex-col gap-2 p-3.5">
        <span dir="auto" className="line-clamp-2 font-medium break-words group-hover:underline">
          {project.title}
        </span>
        <span className="mt-auto flex items-center justify-between gap-2 text-xs text-ink-soft">
          <span className="flex flex-wrap gap-1">
            <KindBadge kind={project.kind} />
            <ProjectStatus project={project} />
          </span>
          {dateOnly(project.createdAt, locale)}
        </span>
      </div>
    </Link>
  );
}
