/** Both sides of a chat that was changed in two places at once. Nothing is written until one is chosen. */
import type { Story } from '../../../../contract/schemas/story.ts';
import { useTranslate } from '../../../i18n/use-translate.tsx';
import { Button } from '../../../ui/controls/button.tsx';

export function StoryConflict({
  theirs,
  mineRevision,
  onMine,
  onTheirs,
}: {
  theirs: Story;
  /** What was changed here was made on this one. */
  mineRevision: number;
  onMine: () => void;
  onTheirs: () => void;
}) {
  const { t } = useTranslate();
  return (
    <div role="alert" className="flex flex-col gap-3 rounded-card border border-bad-edge bg-bad-wash p-4">
      <p className="font-medium">{t('chat.conflict')}</p>
      <p className="text-sm">
        {t('chat.conflictRevisions', { mine: mineRevision, theirs: theirs.revision })}
      </p>
      <p className="text-sm">{t('chat.theirs', { count: theirs.lines.length })}</p>
      <ol className="max-h-40 overflow-auto text-sm text-ink-soft">
        {theirs.lines.map(({ id, side, text }) => (
          <li key={id} className="break-words">
            {theirs.sides[side === 'me' ? 'me' : 'them'].name}: {text}
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2">
        <Button className="max-md:min-h-11" onClick={onTheirs}>
          {t('conflict.keepTheirs')}
        </Button>
        <Button className="max-md:min-h-11" onClick={onMine}>
          {t('conflict.useMine')}
        </Button>
      </div>
    </div>
  );
}
