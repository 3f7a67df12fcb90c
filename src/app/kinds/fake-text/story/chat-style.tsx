/** How a chat looks and whether it is spoken: every change is saved by itself, and kept on the device until it is. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ProjectDetail } from '../../../../contract/schemas/project.ts';
import { settleUnsent } from '../../../data/changes/settle-unsent.ts';
import { keepUnsent } from '../../../data/changes/unsent.ts';
import { useKeepUnsent } from '../../../data/changes/use-keep-unsent.ts';
import { useClient } from '../../../data/connection/session.tsx';
import { resetAs } from '../../../data/projects/rename-project.ts';
import { changeOf } from '../../../data/projects/save-settings.ts';
import { KEYS } from '../../../data/reads/query-keys.ts';
import { useTranslate } from '../../../i18n/use-translate.tsx';
import { ErrorNote } from '../../../ui/notices/error-note.tsx';
import { following, useFollowing } from '../../form/following.ts';
import type { Choices } from '../../form/project-form.ts';
import { FAKE_TEXT_FORM, fakeTextBody } from '../fake-text-form.tsx';

const SAVE_AFTER_MS = 500;

export function ChatStyle({
  project,
  choices,
  fixedLanguage,
}: {
  project: ProjectDetail;
  choices: Choices;
  fixedLanguage: boolean;
}) {
  const { t } = useTranslate();
  const client = useClient();
  const queries = useQueryClient();
  const [draft, setDraft] = useState(() => FAKE_TEXT_FORM.draftOf(project));
  const [saved, setSaved] = useState(draft);
  const sent = useRef(draft);
  /** The same before it is drawn: what is sent next differs from it. */
  const known = useRef(saved);
  const know = (make: (now: typeof draft) => typeof draft): void => {
    known.current = make(known.current);
    setSaved(known.current);
  };
  useFollowing(FAKE_TEXT_FORM.draftOf(project), (follow) => {
    const next = follow(draft);
    // Nothing of it is left to be saved.
    if (draft === sent.current) sent.current = next;
    know(follow);
    setDraft(next);
  });
  const { Fields } = FAKE_TEXT_FORM;
  const save = useMutation({
    scope: { id: `look of ${project.id}` },
    mutationFn: async (wanted: typeof draft) => {
      const before = known.current;
      return { before, project: await FAKE_TEXT_FORM.update?.(client, project.id, wanted, before) };
    },
    // Until its answer is known, also when this part of the page goes meanwhile.
    onMutate: (wanted) => {
      const change = changeOf(fakeTextBody(saved), fakeTextBody(wanted));
      return keepUnsent(client.connection.id, { kind: 'chat', projectId: project.id, change });
    },
    onSettled: (_answer, error, _wanted, kept) => kept !== undefined && settleUnsent(kept, error),
    onSuccess: ({ before, project: changed }, wanted) => {
      know((now) => following(now, before, wanted));
      const isNamed = before.title !== wanted.title;
      if (changed !== undefined)
        queries.setQueryData<ProjectDetail>(
          KEYS.project(project.id),
          (now) => now && (isNamed ? { ...now, ...changed } : resetAs(now, changed)),
        );
      void queries.invalidateQueries({ queryKey: KEYS.allCompositions });
    },
  });
  const { mutate } = save;
  const change = changeOf(fakeTextBody(saved), fakeTextBody(draft));
  useKeepUnsent(
    Object.keys(change).length > 0 && FAKE_TEXT_FORM.isComplete(draft)
      ? { kind: 'chat', projectId: project.id, change }
      : null,
  );
  useEffect(() => {
    if (draft === sent.current || !FAKE_TEXT_FORM.isComplete(draft)) return;
    const timer = setTimeout(() => {
      sent.current = draft;
      mutate(draft);
    }, SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [draft, mutate]);
  const latest = useRef(draft);
  latest.current = draft;
  // Whoever leaves within that time loses nothing.
  useEffect(
    () => () => {
      if (latest.current !== sent.current && FAKE_TEXT_FORM.isComplete(latest.current))
        mutate(latest.current);
    },
    [mutate],
  );
  return (
    <details className="rounded-card border bg-surface">
      <summary className="cursor-pointer px-4 py-3 text-sm font-medium">{t('chat.look')}</summary>
      <div className="flex flex-col gap-4 border-t p-4">
        <Fields
          draft={draft}
          set={(patch) => setDraft((now) => ({ ...now, ...patch }))}
          choices={choices}
          created={fixedLanguage}
        />
        {save.isError ? <ErrorNote error={save.error} onRetry={() => mutate(draft)} /> : null}
      </div>
    </details>
  );
}
