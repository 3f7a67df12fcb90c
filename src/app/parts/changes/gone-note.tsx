/** Where a work was deleted meanwhile: says what becomes of what was typed, lets it be taken away, and leads out. */
import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useBin } from '../../data/assets/bin.ts';
import { useKeptOfWork } from '../../data/changes/kept-of-work.ts';
import { useClient } from '../../data/connection/session.tsx';
import { projectQuery } from '../../data/projects/projects.ts';
import { isGone } from '../../data/reads/is-gone.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { PATHS } from '../../paths.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { CopyButton } from '../../ui/controls/copy-button.tsx';

export function GoneNote({
  workId,
  projectId,
  isInSight,
}: {
  /** Of the composition, or of the project whose edit it is. */
  workId: string;
  /** undefined where that is no longer told. */
  projectId: string | undefined;
  /** What was typed stands in the editor below, which is still open. */
  isInSight: boolean;
}) {
  const { t } = useTranslate();
  const kept = useKeptOfWork(workId);
  const bin = useBin();
  // It may have gone with its project.
  const project = useQuery({
    ...projectQuery(useClient(), projectId ?? ''),
    enabled: projectId !== undefined,
  });
  const leadsTo = projectId === undefined || isGone(project.error) ? null : projectId;
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-bad-edge bg-bad-wash px-4 py-3"
    >
      <Trash2 size={20} className="shrink-0 text-bad" aria-hidden />
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-medium">{t('gone.title')}</p>
        <p className="mt-0.5 text-sm">
          {t('gone.text')} {kept.isAny ? t('gone.kept') : null}
        </p>
        {isInSight || kept.texts.length === 0 ? null : (
          <blockquote className="mt-2 max-h-40 overflow-auto border-s-2 ps-3 text-sm break-words whitespace-pre-wrap">
            {kept.texts.join('\n')}
          </blockquote>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        {kept.texts.length === 0 ? null : <CopyButton text={kept.texts.join('\n')} label={t('gone.copy')} />}
        {bin.isOffered ? <ButtonLink to={PATHS.bin.to()}>{t('gone.bin')}</ButtonLink> : null}
        <ButtonLink to={leadsTo === null ? PATHS.projects.to() : PATHS.project.to(leadsTo)}>
          {t(leadsTo === null ? 'nav.projects' : 'gone.project')}
        </ButtonLink>
      </div>
    </div>
  );
}
