/** Both sides of an edit that met another one: what is there now, and what was meant. */
import type { EditConflict } from '../../data/edit-composition.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { Button } from '../../ui/button.tsx';

export function ConflictNote({
  conflict,
  onMine,
  onTheirs,
}: {
  conflict: EditConflict;
  onMine: () => void;
  onTheirs: () => void;
}) {
  const { t } = useTranslate();
  return (
    <div role="alert" className="flex flex-col gap-3 rounded-card border border-bad/50 bg-bad-wash p-4">
      <p className="font-medium">{t('conflict.title')}</p>
      <p className="text-sm">{t('conflict.mine', { text: mineOf(conflict) })}</p>
      <div className="flex gap-2">
        <Button onClick={onTheirs}>{t('conflict.keepTheirs')}</Button>
        <Button onClick={onMine}>{t('conflict.useMine')}</Button>
      </div>
    </div>
  );
}

function mineOf({ change }: EditConflict): string {
  switch (change.kind) {
    case 'fields':
      return Object.values(change.edit).map(String).join(', ');
    case 'words':
      return change.replacements.map((one) => one.text).join(' ');
    case 'find':
      return `${change.find} → ${change.replaceWith}`;
  }
}
