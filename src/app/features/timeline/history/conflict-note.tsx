/**
 * Two people changed the same part: what is there now, what was meant, and the choice between them. Where they
 * differ is marked on the canvas; either can be looked at there and played before it is chosen.
 */
import { useEffect, useState } from 'react';
import { durationOf } from '../../../../timeline/model/edit.ts';
import { proposedStretches } from '../../../../timeline/model/proposed-stretches.ts';
import type { Editor } from '../../../../timeline/session/editor.ts';
import { NO_PREVIEW } from '../../../../timeline/session/editor-store.ts';
import { preciseClock } from '../../../i18n/clock.ts';
import { useTranslate } from '../../../i18n/use-translate.tsx';
import { ClockText } from '../../../ui/assistive/clock-text.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { refusalText } from '../refusal-text.ts';
import { useEditorState } from '../use-editor.ts';

export function ConflictNote({ editor }: { editor: Editor }) {
  const { t } = useTranslate();
  const conflict = useEditorState(editor, ({ session }) => session.conflict);
  const theirs = useEditorState(editor, ({ session }) => session.base);
  const revision = useEditorState(editor, ({ session }) => session.revision);
  const [shown, setShown] = useState<'theirs' | 'mine'>('theirs');
  const { store } = editor;
  const mine = conflict?.mine ?? null;
  useEffect(() => {
    if (mine === null) return;
    const marks = { edit: theirs, spans: proposedStretches(theirs, mine) };
    store.set({ marks });
    return () => {
      setShown('theirs');
      if (store.get().marks === marks) store.set({ marks: null });
    };
  }, [store, theirs, mine]);
  useEffect(() => {
    if (mine === null || shown === 'theirs') return;
    store.set({ preview: { ...NO_PREVIEW, edit: mine } });
    return () => store.set({ preview: null });
  }, [store, mine, shown]);
  if (conflict === null) return null;
  const facts = (edit: typeof theirs): string =>
    t('timeline.sideFacts', {
      segments: edit.segments.length,
      texts: edit.texts.length,
      broll: edit.broll.length,
      length: preciseClock(durationOf(edit)),
    });
  return (
    <div role="alert" className="flex flex-col gap-3 rounded-card border border-bad-edge bg-bad-wash p-4">
      <p className="font-medium">{t('timeline.conflict')}</p>
      <p className="text-sm">
        {typeof conflict.why === 'string' ? conflict.why : refusalText(t, conflict.why)}
      </p>
      <dl className="flex flex-col gap-2 text-sm">
        {(['theirs', 'mine'] as const).map((side) => (
          <div key={side} className="grid grid-cols-[1fr_auto] items-center gap-x-4">
            <dt className="font-medium">
              {t(`timeline.${side}At`, {
                revision: side === 'theirs' ? revision : conflict.mineRevision,
              })}
            </dt>
            <dd className="col-start-1">
              <ClockText>{facts(side === 'theirs' ? theirs : conflict.mine)}</ClockText>
            </dd>
            <dd className="col-start-2 row-span-2 row-start-1">
              <Button
                className="px-2.5 aria-pressed:bg-raised"
                aria-pressed={shown === side}
                aria-label={t('timeline.lookAtSide', { side: t(`timeline.${side}`) })}
                onClick={() => setShown(side)}
              >
                {t('history.view')}
              </Button>
            </dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => editor.resolve('theirs', t('timeline.keepTheirs'))}>
          {t('timeline.keepTheirs')}
        </Button>
        <Button onClick={() => editor.resolve('mine', t('timeline.keepMine'))}>
          {t('timeline.keepMine')}
        </Button>
      </div>
    </div>
  );
}
