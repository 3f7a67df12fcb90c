/** Files that were shared to the program wait here: any page of the web may send some, so a person says what becomes of them. */
import { FilePlus } from 'lucide-react';
import { useSharedFiles } from '../../data/given-files/opened-files.ts';
import { fileSize } from '../../i18n/format.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { FrameLine } from './frame-line.tsx';

export function SharedLine() {
  const { t, locale } = useTranslate();
  const { files, add, drop } = useSharedFiles();
  const [first] = files;
  return (
    <div role="status">
      {first === undefined ? null : (
        <FrameLine
          icon={<FilePlus size={16} className="shrink-0 text-accent-text" aria-hidden />}
          text={t('shared.ask', {
            count: files.length,
            name: first.name,
            size: fileSize(first.size, locale),
          })}
        >
          <p className="flex flex-wrap gap-2">
            <Button className="max-md:min-h-11" onClick={add}>
              {t('shared.add', { count: files.length })}
            </Button>
            <Button tone="plain" className="max-md:min-h-11" onClick={drop}>
              {t('shared.drop')}
            </Button>
          </p>
        </FrameLine>
      )}
    </div>
  );
}
