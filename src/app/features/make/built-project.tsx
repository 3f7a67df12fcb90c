/** A project with its video: how it is put together, the way to it and its exports, and building it anew. */

import { useQuery } from '@tanstack/react-query';
import { ArrowRight, Info } from 'lucide-react';
import type { ProjectDetail } from '../../../contract/schemas/project.ts';
import { compositionQuery } from '../../data/compositions.ts';
import { useClient } from '../../data/session.tsx';
import { clock } from '../../i18n/format.ts';
import { problemText } from '../../i18n/problem-text.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { kindOf } from '../../kinds/kinds.ts';
import { ExportPanel } from '../../parts/export-panel.tsx';
import { PATHS } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { QueryErrors } from '../../ui/query-errors.tsx';

export function BuiltProject({
  project,
  compositionId,
  onAgain,
  children,
}: {
  project: ProjectDetail;
  compositionId: string;
  /** null: this kind is not built anew. */
  onAgain: (() => void) | null;
  /** The picture of it. */
  children: React.ReactNode;
}) {
  const { t } = useTranslate();
  const client = useClient();
  const composition = useQuery(compositionQuery(client, compositionId));
  const isTimeline = kindOf(project.kind)?.isTimeline === true;
  const words = project.wordsState ?? null;
  const facts = composition.data;
  return (
    <div className="grid items-start gap-8 md:grid-cols-[18rem_minmax(0,1fr)]">
      <div className="mx-auto w-full max-w-72">{children}</div>
      <div className="flex min-w-0 flex-col gap-6">
        <Card className="flex flex-col gap-4 p-5">
          <div>
            <p className="text-lg font-semibold">{t('made.videoReady')}</p>
            {facts === undefined ? null : (
              <p className="text-sm text-ink-soft">
                {[clock(facts.durationSec), `${facts.width} × ${facts.height}`].join(' · ')}
                {' · '}
                {t('made.revision', { revision: facts.revision })}
              </p>
            )}
          </div>
          <div className="flex flex-wrap gap-2">
            <ButtonLink
              tone={isTimeline ? 'primary' : 'quiet'}
              className="min-h-11 px-6"
              to={isTimeline ? PATHS.timeline.to(project.id) : PATHS.composition.to(compositionId)}
            >
              {t(isTimeline ? 'made.openTimeline' : 'made.open')}
              <ArrowRight size={18} aria-hidden />
            </ButtonLink>
            {onAgain === null ? null : (
              <Button className="min-h-11" onClick={onAgain}>
                {t('made.change')}
              </Button>
            )}
          </div>
        </Card>
        {words?.status === 'unavailable' ? (
          <p className="flex items-start gap-2 rounded-card border bg-surface px-4 py-3 text-sm">
            <Info size={18} className="mt-0.5 shrink-0 text-ink-soft" aria-hidden />
            <span>
              {t('made.noWords')} {problemText(t, words.problem, words.message ?? '')}
            </span>
          </p>
        ) : null}
        <QueryErrors of={[composition]} />
        {facts === undefined ? null : (
          <ExportPanel composition={facts} tone={isTimeline ? 'quiet' : 'primary'} />
        )}
      </div>
    </div>
  );
}
