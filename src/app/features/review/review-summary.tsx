/** The end of a review: what was decided, what can still be changed, and everything exported in one go. */
import { Link } from 'react-router';
import type { Clip } from '../../../contract/schemas/clip.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { PATHS } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';

export function ReviewSummary({ projectId, clips }: { projectId: string; clips: readonly Clip[] }) {
  const { t } = useTranslate();
  const accepted = clips.filter((clip) => clip.status === 'accepted');
  const rejected = clips.length - accepted.length;
  return (
    <Card className="mx-auto flex max-w-md flex-col items-center gap-4 p-8 text-center" role="status">
      <h2 className="text-xl font-semibold">{t('review.allDecided')}</h2>
      <p className="text-ink-soft">{t('review.summary', { accepted: accepted.length, rejected })}</p>
      <ButtonLink tone="primary" className="min-h-11 px-6" to={PATHS.project.to(projectId)}>
        {t('review.toExport')}
      </ButtonLink>
      <Link
        className="text-sm text-ink-soft underline underline-offset-4"
        to={`${PATHS.review.to(projectId)}?show=rejected`}
      >
        {t('review.lookAgain')}
      </Link>
    </Card>
  );
}
