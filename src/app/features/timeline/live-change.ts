/** A change that is shown while a control is held and made when it is let go, as one thing to undo. */
import { useMemo } from 'react';
import type { EditOperation } from '../../../timeline/model/edit-operation.ts';
import type { Editor } from '../../../timeline/session/editor.ts';
import { NO_PREVIEW } from '../../../timeline/session/editor-store.ts';

export interface LiveChange {
  readonly show: (operations: readonly EditOperation[]) => void;
  /** @returns false where it cannot be made; the editor says why */
  readonly make: (operations: readonly EditOperation[], label: string, mergeKey?: string) => boolean;
  readonly cancel: () => void;
}

export function useLiveChange(editor: Editor): LiveChange {
  return useMemo(() => {
    const { store } = editor;
    const cancel = (): void => store.set({ preview: null });
    return {
      show: (operations) => {
        const edit = editor.tryOut(operations);
        if (edit !== null) store.set({ preview: { ...NO_PREVIEW, edit } });
      },
      make: (operations, label, mergeKey) => {
        cancel();
        return editor.act(() => operations, label, mergeKey);
      },
      cancel,
    };
  }, [editor]);
}
