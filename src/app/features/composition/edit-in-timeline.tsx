/** An accepted clip becomes an edit of its own, on a timeline, which is opened again later; the clip stays as it is. */
import { useQuery } from '@tanstack/react-query';
import { CopyPlus, SquareSplitHorizontal } from 'lucide-react';
import { useNavigate } from 'react-router';
import type { Composition } from '../../../contract/schemas/composition.ts';
import { meQuery } from '../../data/account/account.ts';
import { useClient } from '../../data/connection/session.tsx';
import { useMakeTimeline } from '../../data/timeline/timeline.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { PATHS } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { ErrorNote } from '../../ui/notices/error-note.tsx';

export function EditInTimeline({ composition }: { composition: Composition }) {
  const { t } = useTranslate();
  const navigate = useNavigate();
  const me = useQuery(meQuery(useClient()));
  // A service without extension `timeline_of_clip` does not say: there each press makes one.
  const existing = composition.timelineProjectId ?? null;
  const make = useMakeTimeline(composition, (projectId) => navigate(PATHS.timeline.to(projectId)));
  const isOffered = me.data?.features?.includes('timeline_from_clip') === true;
  if (!isOffered || composition.kind !== 'autoclip' || composition.source === null) return null;
  return (
    <div className="flex flex-col items-start gap-2">
      {existing === null ? (
        <Button className="max-md:min-h-11" disabled={make.isPending} onClick={() => make.mutate()}>
          <SquareSplitHorizontal size={18} aria-hidden />
          {t('composition.toTimeline')}
        </Button>
      ) : (
        <div className="flex flex-wrap gap-2">
          <ButtonLink className="max-md:min-h-11" to={PATHS.timeline.to(existing)}>
            <SquareSplitHorizontal size={18} aria-hidden />
            {t('composition.toTimeline')}
          </ButtonLink>
          <Button
            tone="plain"
            className="max-md:min-h-11"
            disabled={make.isPending}
            onClick={() => make.mutate()}
          >
            <CopyPlus size={18} aria-hidden />
            {t('composition.anotherTimeline')}
          </Button>
        </div>
      )}
      <p className="text-sm text-ink-soft">
        {t(existing === null ? 'composition.toTimelineHelp' : 'composition.timelineMade')}
      </p>
      {make.isError ? <ErrorNote error={make.error} /> : null}
    </div>
  );
}
