/** The projects that use an asset. */
import { useQuery } from '@tanstack/react-query';
import { useClient } from '../../data/connection/session.tsx';
import { projectsOfAssetLists, projectsOfAssetQuery } from '../../data/projects/projects.ts';
import { useIsWhole } from '../../data/reads/use-left-out.ts';
import { dateOnly } from '../../i18n/format.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { PATHS } from '../../paths.ts';
import { Link } from '../../ui/controls/link.tsx';
import { ErrorNote } from '../../ui/notices/error-note.tsx';
import { Skeleton } from '../../ui/notices/skeleton.tsx';
import { Card, Section } from '../../ui/page/card.tsx';

export function AssetUses({ assetId }: { assetId: string }) {
  const { t, locale } = useTranslate();
  const projects = useQuery(projectsOfAssetQuery(useClient(), assetId));
  const uses = projects.data ?? [];
  // A project that cannot be read may be one of them.
  const areKnown = projectsOfAssetLists(assetId).every(useIsWhole());
  return (
    <Section title={t('asset.uses')}>
      {projects.isError ? <ErrorNote error={projects.error} onRetry={() => void projects.refetch()} /> : null}
      {projects.isPending ? <Skeleton what="projects" className="h-11" /> : null}
      {projects.isSuccess && uses.length === 0 && areKnown ? (
        <p className="text-ink-soft">{t('asset.unused')}</p>
      ) : null}
      {uses.length === 0 ? null : (
        <Card>
          <ul className="divide-y">
            {uses.map((project) => (
              <li key={project.id}>
                <Link
                  to={PATHS.project.to(project.id)}
                  className="flex min-h-11 items-center justify-between gap-4 px-4 py-2 text-sm hover:bg-raised"
                >
                  <span className="min-w-0 truncate font-medium">{project.title}</span>
                  <span className="shrink-0 text-ink-soft">{dateOnly(project.createdAt, locale)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </Section>
  );
}
