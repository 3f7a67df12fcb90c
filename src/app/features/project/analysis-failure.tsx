/** Why a project has no clips, or no more of them: its video did not come, or could not be analysed. */
import type { Project } from '../../../contract/schemas/project.ts';
import { failureText } from '../../i18n/problem-text.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';

export function AnalysisFailure({ project }: { project: Project }) {
  const { t } = useTranslate();
  if (project.status !== 'failed' || project.errorMessage === null) return null;
  return (
    <div role="alert" className="rounded-card border border-bad-edge bg-bad-wash px-4 py-3">
      <p className="font-medium">
        {t(project.sourceAssetId === null ? 'link.failed' : 'project.failedTitle')}
      </p>
      <p className="mt-1 text-sm wrap-anywhere">{failureText(t, project)}</p>
    </div>
  );
}
