/** A project of a kind that is built: its settings before, its video after, and the settings again on request. */

import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { ProjectDetail } from '../../../contract/schemas/project.ts';
import { compositionQuery } from '../../data/compositions.ts';
import { useClient } from '../../data/session.tsx';
import { failureText } from '../../i18n/told-words.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { Button } from '../../ui/button.tsx';
import { BuiltProject } from './built-project.tsx';
import { DraftProject } from './draft-project.tsx';
import { DraftPreview } from './form-desk.tsx';
import { FORUM_STORY } from './kinds/forum-story-form.tsx';
import { SPLIT_SCREEN } from './kinds/split-screen-form.tsx';
import { STREAMER } from './kinds/streamer-form.tsx';
import { VIBE_EDIT } from './kinds/vibe-edit-form.tsx';
import type { ProjectForm } from './project-form.ts';

export function MadeProject({ project }: { project: ProjectDetail }) {
  const { t } = useTranslate();
  switch (project.kind) {
    case 'splitscreen':
      return <MadeOf form={SPLIT_SCREEN} project={project} />;
    case 'streamer':
      return <MadeOf form={STREAMER} project={project} />;
    case 'forumstory':
      return <MadeOf form={FORUM_STORY} project={project} />;
    case 'vibeedit':
      return <MadeOf form={VIBE_EDIT} project={project} />;
    default:
      return <p className="text-ink-soft">{t('project.otherKind')}</p>;
  }
}

function MadeOf<Draft>({ form, project }: { form: ProjectForm<Draft>; project: ProjectDetail }) {
  const { t } = useTranslate();
  const [again, setAgain] = useState(false);
  const { compositionId } = project;
  if (compositionId !== null && project.status === 'ready' && !again)
    return (
      <BuiltProject
        project={project}
        compositionId={compositionId}
        onAgain={form.update === null ? null : () => setAgain(true)}
      >
        <BuiltPreview form={form} project={project} compositionId={compositionId} />
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

/** The beginning of the video as a moving still, with its own words. */
const BEGINNING_SEC = 12;

function BuiltPreview<Draft>({
  form,
  project,
  compositionId,
}: {
  form: ProjectForm<Draft>;
  project: ProjectDetail;
  compositionId: string;
}) {
  const composition = useQuery(compositionQuery(useClient(), compositionId)).data;
  const words = useMemo(
    () => (composition?.words ?? []).filter(({ endSec, hidden }) => !hidden && endSec < BEGINNING_SEC),
    [composition],
  );
  const draft = useMemo(() => form.draftOf(project), [form, project]);
  return <DraftPreview form={form} draft={draft} words={words} />;
}
