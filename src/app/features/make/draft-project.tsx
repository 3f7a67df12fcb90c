/** A project that is not built, or is to be built anew: its settings, the cost, and the start. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Hammer } from 'lucide-react';
import { useState } from 'react';
import type { Estimate } from '../../../contract/operations/autoclip-operations.ts';
import type { ProjectDetail } from '../../../contract/schemas/project.ts';
import { useIsMetered } from '../../data/account/metered.ts';
import { useTyped } from '../../data/changes/use-typed.ts';
import { useClient } from '../../data/connection/session.tsx';
import { estimateQuery } from '../../data/projects/projects.ts';
import { KEYS } from '../../data/reads/query-keys.ts';
import { listed } from '../../i18n/format.ts';
import type { Translate } from '../../i18n/translate.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { following, useFollowing } from '../../kinds/form/following.ts';
import { FormPage, WithChoices } from '../../kinds/form/form-page.tsx';
import type { Choices, ProjectForm } from '../../kinds/form/project-form.ts';
import { Changing } from '../../parts/changes/changing.tsx';
import { TypedNote } from '../../parts/changes/typed-note.tsx';
import { EstimateLine, useIsAffordable } from '../../parts/work/estimate-line.tsx';
import { SpendButton } from '../../parts/work/spend-button.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { ErrorNote } from '../../ui/notices/error-note.tsx';
import { Card } from '../../ui/page/card.tsx';

interface DraftProjectProps<Draft> {
  readonly form: ProjectForm<Draft>;
  readonly project: ProjectDetail;
  /** There is a video already, which a new build replaces as a new revision. */
  readonly again: boolean;
  /** A build was asked for, and what is known of the project is from after that: a quick one is over already. */
  readonly onStarted: () => void;
}

export function DraftProject<Draft>(props: DraftProjectProps<Draft>) {
  return (
    <WithChoices speaks={props.form.speaks ?? false}>
      {(choices) => <DraftForm {...props} choices={choices} />}
    </WithChoices>
  );
}

function DraftForm<Draft>({
  form,
  project,
  again,
  onStarted,
  choices,
}: DraftProjectProps<Draft> & { choices: Choices }) {
  const { t } = useTranslate();
  const client = useClient();
  const queries = useQueryClient();
  const isMetered = useIsMetered();
  const [saved, setSaved] = useState(() => form.draftOf(project));
  const typed = useTyped(`project ${project.id}`, saved);
  const draft = typed.value;
  useFollowing(form.draftOf(project), (follow) => {
    setSaved(follow);
    if (typed.aside === null) typed.set(follow);
  });
  const changed = JSON.stringify(draft) !== JSON.stringify(saved);
  const complete = form.isComplete(draft);
  const isAffordable = useIsAffordable(project.id);

  const refresh = (): Promise<unknown> =>
    Promise.all(
      [KEYS.projects, KEYS.runningJobs, KEYS.credits, KEYS.allCompositions].map((queryKey) =>
        queries.invalidateQueries({ queryKey }),
      ),
    );
  const save = useMutation({
    mutationFn: async (wanted: Draft) => {
      await form.update?.(client, project.id, wanted, saved);
      setSaved((now) => following(now, saved, wanted));
    },
    onSettled: refresh,
  });
  const start = useMutation({
    mutationFn: async (wanted: Draft) => {
      if (changed) await save.mutateAsync(wanted);
      return form.start?.(client, project.id, wanted);
    },
    onSettled: async (_, error) => {
      await refresh();
      if (error === null) onStarted();
    },
  });
  const busy = start.isPending || save.isPending;

  return (
    <FormPage
      form={form}
      draft={draft}
      set={(patch) => typed.set((now) => ({ ...now, ...patch }))}
      choices={choices}
      created
      above={
        form.update === null ? (
          <p className="text-sm text-ink-soft">{t('make.nothingChangeable')}</p>
        ) : (
          <TypedNote typed={typed} isSaved />
        )
      }
      footer={
        <div className="flex flex-col gap-3">
          {start.isError ? <ErrorNote error={start.error} /> : null}
          {save.isError && !start.isError ? <ErrorNote error={save.error} /> : null}
          <Card className="flex flex-wrap items-center justify-between gap-3 px-3 py-2 shadow-sm sm:gap-4 sm:px-5 sm:py-4">
            <div className="min-w-0 flex-1 basis-40">
              <EstimateLine projectId={project.id} />
              {form.priceNote !== undefined && isMetered ? (
                <p className="text-xs text-ink-soft sm:text-sm">{t(form.priceNote)}</p>
              ) : null}
              <p className="text-xs text-ink-soft sm:text-sm" role="status">
                {changed ? t('make.unsaved') : again ? t('make.againConsequence') : null}
              </p>
              {again ? <RebuildNote projectId={project.id} /> : null}
            </div>
            <div className="flex flex-wrap gap-2">
              {changed ? (
                <Changing>
                  <Button
                    className="min-h-11"
                    disabled={busy || !complete}
                    onClick={() => save.mutate(draft)}
                  >
                    {t('make.save')}
                  </Button>
                </Changing>
              ) : null}
              <SpendButton
                starts={form.starts}
                tone="primary"
                className="min-h-11 sm:px-6"
                disabled={busy || !complete || !isAffordable}
                onClick={() => start.mutate(draft)}
              >
                <Hammer size={18} aria-hidden />
                {t(form.startLabel ?? (again ? 'make.buildAgain' : 'make.build'))}
              </SpendButton>
            </div>
          </Card>
        </div>
      }
    />
  );
}

type HandEdits = NonNullable<Estimate['rebuild']>['kept'];

/** What building again keeps and drops of what was changed by hand, said before it happens. */
function RebuildNote({ projectId }: { projectId: string }) {
  const { t, locale } = useTranslate();
  const rebuild = useQuery(estimateQuery(useClient(), projectId)).data?.rebuild;
  if (rebuild === undefined) return null;
  const list = (edits: HandEdits): string => listed(editNames(t, edits), locale);
  const { kept, lost, open } = {
    kept: list(rebuild.kept),
    lost: list(rebuild.lost),
    open: rebuild.open === undefined ? '' : list(rebuild.open),
  };
  return (
    <div className="flex flex-col gap-1 text-xs sm:text-sm">
      {kept === '' ? null : <p className="text-ink-soft">{t('rebuild.kept', { what: kept })}</p>}
      {lost === '' ? null : <p className="font-medium">{t('rebuild.lost', { what: lost })}</p>}
      {open === '' ? null : <p className="font-medium">{t('rebuild.open', { what: open })}</p>}
    </div>
  );
}

function editNames(t: Translate, { title, captionStyle, words, shots }: HandEdits): string[] {
  return [
    ...(title ? [t('rebuild.title')] : []),
    ...(captionStyle ? [t('rebuild.captionStyle')] : []),
    ...(words > 0 ? [t('rebuild.words', { count: words })] : []),
    ...(shots > 0 ? [t('rebuild.shots', { count: shots })] : []),
  ];
}
