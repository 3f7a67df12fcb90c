/** Clips that can be reviewed while the rest of the video is still being analysed. */
import { ArrowRight } from 'lucide-react';
import type { ProjectDetail } from '../../../contract/schemas/project.ts';
import { useIsMetered } from '../../data/account/metered.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { PATHS } from '../../paths.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/page/card.tsx';

export function FirstClipsCard({
  projectId,
  clips: { count, isCharged },
}: {
  projectId: string;
  clips: NonNullable<ProjectDetail['firstClips']>;
}) {
  const { t } = useTranslate();
  const isMetered = useIsMetered();
  return (
    <Card className="flex flex-wrap items-center justify-between gap-4 p-4 sm:p-6">
      <div role="status" className="min-w-0 flex-1 basis-72">
        <p className="text-lg font-semibold">{t('project.firstClips', { count })}</p>
        <p className="text-sm text-ink-soft">
          {t('project.firstClipsText')}
          {isMetered && isCharged ? ` ${t('tray.stopCharged')}` : null}
        </p>
      </div>
      <ButtonLink tone="primary" className="min-h-11 px-6" to={PATHS.review.to(projectId)}>
        {t('project.review')}
        <ArrowRight size={18} aria-hidden />
      </ButtonLink>
    </Card>
  );
}
