/** Where the playhead stands and how long the edit is: the one clock of a timeline. */
import type { Editor } from '../../../timeline/session/editor.ts';
import { preciseClock } from '../../i18n/format.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { useEditorState } from './use-editor.ts';

export function EditClock({ editor }: { editor: Editor }) {
  const { t } = useTranslate();
  // To the hundredth: the clock shows no more, so more would only draw it again.
  const position = useEditorState(editor, ({ playheadSec }) => Math.round(playheadSec * 100) / 100);
  const durationSec = useEditorState(editor, () => editor.view().durationSec);
  return (
    <p className="relative ml-auto font-mono text-xs whitespace-nowrap text-ink-soft">
      <span className="sr-only">{t('timeline.position')} </span>
      <span className="text-ink">{preciseClock(position)}</span> / {preciseClock(durationSec)}
    </p>
  );
}
