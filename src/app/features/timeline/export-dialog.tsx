/** Exporting an edit where it is made: everything done so far is saved first, so that it is in the file. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Editor } from '../../../timeline/session/editor.ts';
import { compositionQuery } from '../../data/compositions/compositions.ts';
import { useClient } from '../../data/connection/session.tsx';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { ExportPanel } from '../../parts/exports/export-panel.tsx';
import { PATHS } from '../../paths.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/controls/dialog.tsx';
import { QueryErrors } from '../../ui/notices/query-errors.tsx';
import { Skeleton } from '../../ui/notices/skeleton.tsx';
import { whenSaved } from './history/when-saved.ts';

export function ExportDialog({
  editor,
  compositionId,
  onClose,
}: {
  editor: Editor;
  compositionId: string;
  onClose: () => void;
}) {
  const { t } = useTranslate();
  const client = useClient();
  const queries = useQueryClient();
  const [state, setState] = useState<'saving' | 'saved' | 'not saved'>('saving');
  useEffect(() => {
    let left = false;
    whenSaved(editor)
      .then(() => queries.invalidateQueries({ queryKey: compositionQuery(client, compositionId).queryKey }))
      .then(
        () => left || setState('saved'),
        () => left || setState('not saved'),
      );
    return () => {
      left = true;
    };
  }, [editor, queries, client, compositionId]);
  const composition = useQuery({ ...compositionQuery(client, compositionId), enabled: state === 'saved' });
  return (
    <Dialog title={t('timeline.toExport')} closeLabel={t('keys.close')} onClose={onClose}>
      <div className="flex flex-col gap-4">
        {state === 'saving' ? <p role="status">{t('timeline.saving')}</p> : null}
        {state === 'not saved' ? <p role="alert">{t('timeline.exportNotSaved')}</p> : null}
        <QueryErrors of={[composition]} />
        {state !== 'saved' ? null : composition.data === undefined ? (
          <Skeleton what="video" className="h-32" />
        ) : (
          <ExportPanel composition={composition.data} />
        )}
        <div>
          <ButtonLink to={PATHS.composition.to(compositionId)}>{t('timeline.toVideo')}</ButtonLink>
        </div>
      </div>
    </Dialog>
  );
}
