/** What is to be known of an open composition before its parts: whether it is saved, what is looked at, what went wrong. */
import type { ComponentProps } from 'react';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { ErrorNote } from '../../ui/notices/error-note.tsx';
import { QueryErrors } from '../../ui/notices/query-errors.tsx';
import { SavedState } from '../../ui/notices/saved-state.tsx';
import { ConflictNote } from './conflict-note.tsx';
import { ViewedNote } from './revision-history.tsx';
import type { CompositionEdits } from './use-composition-edits.ts';

export function CompositionNotes({
  revision,
  edits,
  viewed,
  onBack,
  reads,
}: {
  /** The current one. */
  revision: number;
  edits: CompositionEdits;
  /** The one on the screen; null for the current one. */
  viewed: number | null;
  onBack: () => void;
  reads: ComponentProps<typeof QueryErrors>['of'];
}) {
  const { t } = useTranslate();
  return (
    <>
      <SavedState isSaved={edits.state === 'saved'} revision={revision}>
        {t(`composition.${edits.state}`)}
      </SavedState>
      {viewed === null ? null : <ViewedNote revision={viewed} onBack={onBack} />}
      {edits.conflict === null ? null : (
        <ConflictNote
          conflict={edits.conflict}
          revision={revision}
          onTheirs={edits.keepTheirs}
          onMine={edits.keepMine}
        />
      )}
      {edits.error === null ? null : <ErrorNote error={edits.error} />}
      <QueryErrors of={reads} />
    </>
  );
}
