/** Says that the picture and the canvas show an old revision, and leads back to now. */
import type { Editor } from '../../../timeline/session/editor.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { Button } from '../../ui/button.tsx';
import { useEditorState } from './use-editor.ts';

export function LookingNote({ editor }: { editor: Editor }) {
  const { t } = useTranslate();
  const revision = useEditorState(editor, ({ looking }) => looking?.revision ?? null);
  return (
    <div role="status" className="empty:hidden">
      {revision === null ? null : (
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-card border bg-raised p-3 text-sm">
          <p>{t('timeline.lookingAt', { revision })}</p>
          <Button
            className="pointer-coarse:min-h-11"
            onClick={() => editor.store.set({ looking: null, refusal: null })}
          >
            {t('timeline.backToNow')}
          </Button>
        </div>
      )}
    </div>
  );
}
