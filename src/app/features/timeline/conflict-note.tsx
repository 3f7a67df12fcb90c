/** Two people changed the same part: what is there now, what was meant, and the choice between them. */
import { durationOf } from '../../../timeline/model/edit.ts';
import type { Editor } from '../../../timeline/session/editor.ts';
import { preciseClock } from '../../i18n/format.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { Button } from '../../ui/button.tsx';
import { refusalText } from './refusal-text.ts';
import { useEditorState } from './use-editor.ts';

export function ConflictNote({ editor }: { editor: Editor }) {
  const { t } = useTranslate();
  const conflict = useEditorState(editor, ({ session }) => session.conflict);
  const theirs = useEditorState(editor, ({ session }) => session.base);
  if (conflict === null) return null;
  const facts = (edit: typeof theirs): string =>
    t('timeline.sideFacts', {
      segments: edit.segments.length,
      texts: edit.texts.length,
      broll: edit.broll.length,
      length: preciseClock(durationOf(edit)),
    });
  return (
    <div role="alert" className="flex flex-col gap-3 rounded-card border border-bad/50 bg-bad-wash p-4">
      <p className="font-medium">{t('timeline.conflict')}</p>
      <p className="text-sm">
        {typeof conflict.why === 'string' ? conflict.why : refusalText(t, conflict.why)}
      </p>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
        <dt className="font-medium">{t('timeline.theirs')}</dt>
        <dd>{facts(theirs)}</dd>
        <dt className="font-medium">{t('timeline.mine')}</dt>
        <dd>{facts(conflict.mine)}</dd>
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
