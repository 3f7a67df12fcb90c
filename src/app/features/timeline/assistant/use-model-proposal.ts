/**
 * What the owner's language model would do with a request. It counts for the message and the edit it was asked about:
 * when either changes, it is gone.
 */
import type { OwnerAnswerOf } from '../../../../contract/owner-operations.ts';
import type { AssistantProposal } from '../../../../contract/schemas/assistant-proposal.ts';
import type { Editor } from '../../../../timeline/session/editor.ts';
import { useOwnerFeature } from '../../../data/account/use-owner-feature.ts';
import { useChosenLanguageModel } from '../../../data/models/language-model.ts';
import { useProposeByModel } from '../../../data/timeline/assistant.ts';
import { whenSaved } from '../history/when-saved.ts';
import { useEditorState } from '../use-editor.ts';

type Answer = OwnerAnswerOf<'propose_assistant_turn'>;

export interface ModelProposing {
  /** `none` where one could be chosen in Settings; null where this service asks none. */
  readonly model: string | null;
  readonly isAsking: boolean;
  readonly failure: unknown;
  /** Of this very message and edit; null where it was not asked. */
  readonly answer: Answer | null;
  /** What is sent to have it done; null where there is nothing to do. */
  readonly taken: AssistantProposal | null;
  /** Own edits are saved first, so that it is asked about what is seen. Rejects with NotSaved. */
  ask(): Promise<void>;
}

export function useModelProposal(editor: Editor, projectId: string, typed: string): ModelProposing {
  const message = typed.trim();
  const isOffered = useOwnerFeature('assistant_model');
  const model = useChosenLanguageModel();
  const { mutateAsync, reset, isPending, variables, data, error } = useProposeByModel(projectId);
  const revision = useEditorState(editor, ({ session }) =>
    session.queue.length === 0 && !session.sending ? session.revision : null,
  );
  const isAboutThis = variables?.message === message && variables.expectedRevision === revision;
  const answer = isAboutThis && data !== undefined ? data : null;
  const steps = answer?.proposal?.steps ?? [];
  return {
    model: isOffered ? model : null,
    isAsking: isPending,
    failure: isAboutThis ? error : null,
    answer,
    taken: answer === null || steps.length === 0 ? null : { model: answer.model, steps },
    ask: async () => {
      reset();
      const expectedRevision = await whenSaved(editor);
      // What went wrong is in `failure`.
      await mutateAsync({ message, expectedRevision }).catch(() => undefined);
    },
  };
}
