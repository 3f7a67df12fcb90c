/** What the panels of servers of one's own share: what is known, what failed, and how a trial went. */
import type { UseMutationResult } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import { ErrorNote } from '../../ui/notices/error-note.tsx';
import { OwnerSetting } from './owner-setting.tsx';
import { TrialLine } from './trial-line.tsx';

type Trial = NonNullable<ComponentProps<typeof TrialLine>['result']>;

/** Everything a form of such a server does. */
export interface ServerActions<Choice> {
  readonly busy: boolean;
  readonly onSave: (choice: Choice) => void;
  readonly onTry: () => void;
}

export function ModelServerPanel<Choice>({
  title,
  lead,
  read,
  choose,
  trial,
  trying,
  works,
  form,
}: Pick<ComponentProps<typeof OwnerSetting>, 'title' | 'lead' | 'read'> & {
  choose: UseMutationResult<unknown, Error, Choice>;
  trial: UseMutationResult<Trial, Error, void>;
  trying: string;
  works: string;
  /** null until it is known what is set. */
  form: ((actions: ServerActions<Choice>) => ReactNode) | null;
}) {
  const actions: ServerActions<Choice> = {
    busy: choose.isPending || trial.isPending,
    onSave: (choice) => {
      trial.reset();
      choose.mutate(choice);
    },
    onTry: () => trial.mutate(),
  };
  return (
    <OwnerSetting title={title} lead={lead} read={read}>
      {choose.isError ? <ErrorNote error={choose.error} /> : null}
      {trial.isError ? <ErrorNote error={trial.error} /> : null}
      {form?.(actions)}
      <TrialLine trying={trial.isPending ? trying : null} works={works} result={trial.data} />
    </OwnerSetting>
  );
}
