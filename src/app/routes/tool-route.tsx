/** `/tools/:tool`: one tool. The run that is looked at stands in the address (`?run=`). */
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import type { ToolRun } from '../../contract/schemas/job.ts';
import { type Tool, useStartTool } from '../data/jobs/tool-runs.ts';
import { useBreadcrumb } from '../features/shell/breadcrumb.tsx';
import { IdeasForm } from '../features/tools/ideas-form.tsx';
import { RunHistory } from '../features/tools/run-history.tsx';
import { RunView } from '../features/tools/run-view.tsx';
import { SeparationForm } from '../features/tools/separation-form.tsx';
import { TOOL_PATHS, toolOfPath } from '../features/tools/tool-words.ts';
import { VoiceoverForm } from '../features/tools/voiceover-form.tsx';
import { useTranslate } from '../i18n/use-translate.tsx';
import { PATHS } from '../paths.ts';
import { Card } from '../ui/page/card.tsx';
import { Page } from '../ui/page/page.tsx';
import { useAddress } from '../ui/page/use-address.ts';
import NotFoundRoute from './not-found-route.tsx';

const FORMS = {
  voiceover: VoiceoverForm,
  audio_separation: SeparationForm,
  brainstorm: IdeasForm,
} as const;

export default function ToolRoute() {
  const tool = toolOfPath(useParams()['tool']);
  return tool === null ? <NotFoundRoute /> : <OneTool key={tool} tool={tool} />;
}

function OneTool({ tool }: { tool: Tool }) {
  const { t } = useTranslate();
  const navigate = useNavigate();
  const [search, change] = useAddress();
  const runId = search.get('run');
  const start = useStartTool();
  const Form = FORMS[tool];
  const [again, setAgain] = useState<{ readonly from: ToolRun; readonly times: number } | null>(null);
  const form = useRef<HTMLDivElement>(null);
  const askAgain = (from: ToolRun): void => {
    setAgain({ from, times: (again?.times ?? 0) + 1 });
    const { separation } = from;
    if (separation !== null) change({ asset: separation.sourceAssetId });
  };
  // The form is where one goes on; on a phone it lies above what was looked at.
  useEffect(() => {
    if (again !== null) form.current?.querySelector<HTMLElement>('textarea, input')?.focus();
  }, [again]);
  useBreadcrumb([{ label: t('nav.tools'), to: PATHS.tools.to() }, { label: t(`tool.name.${tool}`) }]);
  return (
    <Page title={t(`tool.name.${tool}`)} lead={t(`tool.lead.${tool}`)} wide>
      <div className="grid items-start gap-8 lg:grid-cols-2">
        <Card ref={form} className="p-4 sm:p-5">
          <Form
            key={again?.times ?? 0}
            from={again?.from ?? null}
            pending={start.isPending}
            error={start.error}
            onStart={(work, onStarted) =>
              start.mutate(work, {
                onSuccess: ({ toolRun }) => {
                  onStarted?.();
                  const next = new URLSearchParams(search);
                  next.set('run', toolRun.id);
                  void navigate(PATHS.tool.to(TOOL_PATHS[tool], Object.fromEntries(next)));
                },
              })
            }
          />
        </Card>
        <div className="flex min-w-0 flex-col gap-8">
          {runId === null ? null : <RunView key={runId} runId={runId} onAgain={askAgain} />}
          <RunHistory tool={tool} current={runId} />
        </div>
      </div>
    </Page>
  );
}
