/** Says that the picture and the canvas show an old revision, and leads back to now. */
import type { Editor } from '../../../../timeline/session/editor.ts';
import { useTranslate } from '../../../i18n/use-translate.tsx';
import { focusViewed } from '../../../parts/changes/revision-list.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { useEditorState } from '../use-editor.ts';

export function LookingNote({ editor }: { editor: Editor }) {
  const { t } = useTranslate();
  const revision = useEditorState(editor, ({ looking }) => looking?.revision ?? null);
  return (
    // Over the picture: nothing moves under the pointer that asked for it.
    <div role="status" className="absolute inset-x-5 top-5 z-10 mx-auto w-fit empty:hidden">
      {revision === null ? null : (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card border bg-raised px-4 py-2 text-sm">
          <p className="min-w-0 flex-1 basis-56">{t('timeline.lookingAt', { revision })}</p>
          <Button
            onClick={({ detail }) => {
              if (detail === 0) focusViewed(revision);
              editor.store.set({ looking: null, refusal: null });
            }}
          >
            {t('timeline.backToNow')}
          </Button>
        </div>
      )}
    </div>
  );
}
