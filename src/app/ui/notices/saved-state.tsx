/** Whether what was changed is saved, for everybody to see; readers are told when a change is, and nothing while it is on its way. */
import { type ReactNode, useState } from 'react';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { Spoken } from '../assistive/spoken.tsx';

export function SavedState({
  isSaved,
  revision,
  trouble = '',
  className = '',
  children,
}: {
  isSaved: boolean;
  /** The one that was saved last; null where none was. */
  revision: number | null;
  /** Why it is not saved, where it does not go on by itself. */
  trouble?: string;
  className?: string;
  children: ReactNode;
}) {
  const { t } = useTranslate();
  const [hasChanged, setChanged] = useState(false);
  if (!isSaved && !hasChanged) setChanged(true);
  return (
    <>
      <p
        title={isSaved && revision !== null ? t('saved.revision', { revision }) : undefined}
        className={`text-sm text-ink-soft ${className}`}
      >
        {children}
      </p>
      <Spoken text={isSaved && hasChanged ? t('saved.told') : trouble} />
    </>
  );
}
