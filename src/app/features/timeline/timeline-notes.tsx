/** What is said about the canvas: how to begin until someone has begun, why something was not done, what was done. */
import { useEffect, useState } from 'react';
import { keepOnDevice } from '../../../base/browser/keep-on-device.ts';
import type { Editor } from '../../../timeline/session/editor.ts';
import { clocksInWords } from '../../i18n/time-in-words.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { Spoken, type SpokenProps } from '../../ui/assistive/spoken.tsx';
import { refusalText } from './refusal-text.ts';
import { useEditorState } from './use-editor.ts';

const HINT_KEY = 'cliproom.timeline-hint';

export function TimelineNotes({ editor, said }: { editor: Editor; said: SpokenProps }) {
  const { t, locale } = useTranslate();
  const refusal = useEditorState(editor, (state) => state.refusal);
  const hasEdited = useEditorState(editor, ({ session }) => session.done.length > 0);
  // Read once: the line stays for this visit, so that nothing moves under the pointer.
  const [isNew] = useState(() => localStorage.getItem(HINT_KEY) !== 'read');
  useEffect(() => {
    if (hasEdited) keepOnDevice(HINT_KEY, 'read');
  }, [hasEdited]);
  return (
    <div className="relative border-b text-sm">
      <p
        id="timeline-keys-hint"
        className={isNew ? 'px-3 py-1 text-ink-soft max-sm:sr-only sm:truncate' : 'sr-only'}
      >
        {t('timeline.hint')} <span className="pointer-coarse:hidden">{t('timeline.hintKeys')}</span>
      </p>
      <p
        role="alert"
        className="pointer-events-none absolute top-full right-3 left-3 z-10 mt-1 w-fit rounded-control border border-bad-edge bg-bad-wash px-3 py-1 sm:left-auto empty:hidden"
      >
        {refusal === null ? null : refusalText(t, refusal)}
      </p>
      <Spoken {...said} text={clocksInWords(said.text, locale)} />
    </div>
  );
}
