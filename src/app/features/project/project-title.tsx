/** The name of a project, and its renaming: one that is typed outlives its page. */
import { PROJECT_TITLE_MAX_CHARS } from '../../../contract/limits.ts';
import { useMay } from '../../data/account/use-may.ts';
import { useTyped } from '../../data/changes/use-typed.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { EditableTitle } from '../../ui/fields/editable-title.tsx';
import { PAGE_TITLE } from '../../ui/page/page.tsx';

interface ProjectTitleProps {
  readonly projectId: string;
  readonly title: string;
  readonly onRename: (title: string) => void;
}

export function ProjectTitle({ projectId, title, onRename }: ProjectTitleProps) {
  const { t } = useTranslate();
  const { value, set, forget } = useTyped<string | null>(`project name ${projectId}`, null);
  const mayChange = useMay('clips:write');
  const setTyped = (typed: string | null): void => {
    set(typed);
    if (typed === null) forget();
  };
  if (!mayChange)
    return (
      <h1 dir="auto" className={PAGE_TITLE}>
        {title}
      </h1>
    );
  return (
    <EditableTitle
      title={title}
      draft={{ typed: value, setTyped }}
      maxLength={PROJECT_TITLE_MAX_CHARS}
      words={{
        rename: t('project.rename'),
        field: t('project.name'),
        save: t('project.renameSave'),
        cancel: t('project.keepClips'),
      }}
      onRename={onRename}
    />
  );
}
