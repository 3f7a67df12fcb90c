/** Making a project of one kind: everything is chosen already but what nobody can guess. Free until it is built. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useTyped } from '../../data/changes/use-typed.ts';
import { useClient } from '../../data/connection/session.tsx';
import { KEYS } from '../../data/reads/query-keys.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { FormPage, WithChoices } from '../../kinds/form/form-page.tsx';
import type { Choices, ProjectForm } from '../../kinds/form/project-form.ts';
import { Changing } from '../../parts/changes/changing.tsx';
import { TypedNote } from '../../parts/changes/typed-note.tsx';
import { PATHS } from '../../paths.ts';
import { Button } from '../../ui/controls/button.tsx';
import { ErrorNote } from '../../ui/notices/error-note.tsx';
import { Card } from '../../ui/page/card.tsx';

export function NewProject<Draft>({ form }: { form: ProjectForm<Draft> }) {
  return (
    <WithChoices speaks={form.speaks ?? false}>
      {(choices) => <NewProjectForm form={form} choices={choices} />}
    </WithChoices>
  );
}

function NewProjectForm<Draft>({ form, choices }: { form: ProjectForm<Draft>; choices: Choices }) {
  const { t } = useTranslate();
  const client = useClient();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const seed = { title: search.get('title') ?? '', prompt: search.get('prompt') ?? '' };
  const typed = useTyped(`new ${pathname} ${seed.title} ${seed.prompt}`, form.initial(choices, seed));
  const draft = typed.value;
  const complete = form.isComplete(draft);
  const free = form.start === null ? 'make.freeToWrite' : 'make.freeToMake';
  const create = useMutation({
    mutationFn: (sent: typeof typed) => form.create(client, sent.value),
    onSuccess: (project, sent) => {
      sent.taken();
      void queries.invalidateQueries({ queryKey: KEYS.projects });
      void navigate(PATHS.project.to(project.id), { state: { prompt: seed.prompt } });
    },
  });
  return (
    <FormPage
      form={form}
      draft={draft}
      set={(patch) => typed.set((now) => ({ ...now, ...patch }))}
      above={<TypedNote typed={typed} />}
      choices={choices}
      created={false}
      footer={
        <div className="flex flex-col gap-3">
          {create.isError ? <ErrorNote error={create.error} /> : null}
          <Card className="flex flex-wrap items-center justify-between gap-3 px-3 py-2 shadow-sm sm:gap-4 sm:px-5 sm:py-4">
            <p className="flex-1 basis-24 text-xs text-ink-soft sm:text-sm" role="status">
              {t(complete ? free : (form.missing(draft) ?? 'make.incomplete'))}
            </p>
            <Changing>
              <Button
                tone="primary"
                className="min-h-11 sm:px-6"
                disabled={!complete || create.isPending || create.isSuccess}
                onClick={() => create.mutate(typed)}
              >
                {t('make.create')}
                <ArrowRight size={18} aria-hidden />
              </Button>
            </Changing>
          </Card>
        </div>
      }
    />
  );
}
