/** Over an editor whose work was deleted elsewhere meanwhile: what is typed stays in sight, and this leads out. */
import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useBin } from '../data/bin.ts';
import { isGone } from '../data/is-gone.ts';
import { projectQuery } from '../data/projects.ts';
import { useClient } from '../data/session.tsx';
import { useTranslate } from '../i18n/use-translate.tsx';
import { PATHS } from '../paths.ts';
import { ButtonLink } from '../ui/button.tsx';

export function GoneNote({ projectId }: { projectId: string }) {
  const { t } = useTranslate();
  const bin = useBin();
  // It may have gone with its project.
  const project = useQuery(projectQuery(useClient(), projectId));
  const isAlone = !isGone(project.error);
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-bad-edge bg-bad-wash px-4 py-3"
    >
      <Trash2 size={20} className="shrink-0 text-bad" aria-hidden />
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-medium">{t('gone.title')}</p>
        <p className="mt-0.5 text-sm">{t('gone.text')}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        {bin.isOffered ? <ButtonLink to={PATHS.bin.to()}>{t('gone.bin')}</ButtonLink> : null}
        <ButtonLink to={isAlone ? PATHS.project.to(projectId) : PATHS.projects.to()}>
          {t(isAlone ? 'gone.project' : 'nav.projects')}
        </ButtonLink>
      </div>
    </div>
  );
}
