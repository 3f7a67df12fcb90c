/** A project of a kind that is built: its settings before, its video after, and the settings again on request. */
import { useQuery } from '@tanstack/react-query';
import { ArrowRight, Info } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { Composition } from '../../../contract/schemas/composition.ts';
import type { ProjectDetail } from '../../../contract/schemas/project.ts';
import { UNMADE_STATES } from '../../../contract/states.ts';
import { compositionQuery } from '../../data/compositions/compositions.ts';
import { useClient } from '../../data/connection/session.tsx';
import { clock } from '../../i18n/clock.ts';
import { failureText, problemText } from '../../i18n/problem-text.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import type { ProjectForm } from '../../kinds/form/project-form.ts';
import { kindOf } from '../../kinds/kinds.ts';
import { ExportPanel } from '../../parts/exports/export-panel.tsx';
import { hasPreview, NoPreview } from '../../parts/player/no-preview.tsx';
import { useBuiltPlan } from '../../parts/player/use-built-plan.ts';
import { PlanPreview } from '../../parts/preview/plan-preview.tsx';
import { PATHS } from '../../paths.ts';
import { ClockText } from '../../ui/assistive/clock-text.tsx';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { QueryErrors } from '../../ui/notices/query-errors.tsx';
import { Skeleton } from '../../ui/notices/skeleton.tsx';
import { Badge } from '../../ui/page/badge.tsx';
import { Card } from '../../ui/page/card.tsx';
import { DraftProject } from './draft-project.tsx';

export function MadeProject({ project }: { project: ProjectDetail }) {
  const { t } = useTranslate();
  const WithForm = kindOf(project.kind)?.WithForm ?? null;
  if (WithForm === null) return <p className="text-ink-soft">{t('project.otherKind')}</p>;
  return <WithForm>{(form) => <MadeOf form={form} project={project} />}</WithForm>;
}

function MadeOf<Draft>({ form, project }: { form: ProjectForm<Draft>; project: ProjectDetail }) {
  const { t } = useTranslate();
  const [again, setAgain] = useState(false);
  const { compositionId } = project;
  const composition = useQuery({
    ...compositionQuery(useClient(), compositionId ?? ''),
    enabled: compositionId !== null,
  });
  if (compositionId !== null && !UNMADE_STATES.includes(project.status) && !again)
    return (
      <BuiltProject
        project={project}
        compositionId={compositionId}
        onAgain={form.update === null ? null : () => setAgain(true)}
      >
        {composition.data === undefined ? (
          // Why it cannot be read is told beside it.
          composition.isError ? null : (
            <Skeleton what="video" className="mx-auto aspect-[9/16] w-full" />
          )
        ) : (
          <BuiltPreview composition={composition.data} unbuilt={project.unbuiltChanges === true} />
        )}
      </BuiltProject>
    );
  return (
    <div className="flex flex-col gap-6">
      {project.status === 'failed' && project.errorMessage !== null ? (
        <div role="alert" className="rounded-card border border-bad-edge bg-bad-wash px-4 py-3">
          <p className="font-medium">{t('made.failedTitle')}</p>
          <p className="mt-1 text-sm">{failureText(t, project)}</p>
          <p className="mt-1 text-sm">{t('made.failedNext')}</p>
        </div>
      ) : null}
      {again ? (
        <div>
          <Button className="max-md:min-h-11" onClick={() => setAgain(false)}>
            {t('made.keep')}
          </Button>
        </div>
      ) : null}
      <DraftProject
        form={form}
        project={project}
        again={compositionId !== null}
        onStarted={() => setAgain(false)}
      />
    </div>
  );
}

/** The video as a moving still, as it was built: what was saved since then is in no export. */
function BuiltPreview({ composition, unbuilt }: { composition: Composition; unbuilt: boolean }) {
  const { t } = useTranslate();
  const built = useBuiltPlan(composition);
  const { plan } = built;
  const posters = useMemo(() => plan?.sources.map(({ id }) => id).filter(isAssetId) ?? [], [plan]);
  return (
    <div className="flex flex-col gap-3">
      {plan === null ? (
        hasPreview(composition) ? (
          <Skeleton what="video" className="mx-auto aspect-[9/16] w-full" />
        ) : (
          <NoPreview composition={composition} className="mx-auto aspect-[9/16] w-full" />
        )
      ) : (
        <PlanPreview plan={plan} label={t('make.preview')} posters={posters} />
      )}
      <QueryErrors of={[built]} />
      {unbuilt ? (
        <div className="flex flex-col items-start gap-1">
          <Badge tone="accent">{t('made.unbuilt')}</Badge>
          <p className="text-sm text-ink-soft">{t('made.unbuiltHelp')}</p>
        </div>
      ) : null}
    </div>
  );
}

/** Spoken lines are sources too, without a picture. */
const isAssetId = (id: string): boolean => id.startsWith('ast_');

/** A project with its video: how it is put together, the way to it and its exports, and building it anew. */
function BuiltProject({
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
                <ClockText>
                  {[clock(facts.durationSec), `${facts.width} × ${facts.height}`].join(' · ')}
                </ClockText>
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
