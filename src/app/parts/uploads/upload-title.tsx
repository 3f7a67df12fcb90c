/** The name of a video while it is being uploaded; empty for the name of its file. */
import { useState } from 'react';
import type { UploadState } from '../../../client/uploads/upload-state.ts';
import { ASSET_TITLE_MAX_CHARS } from '../../../contract/limits.ts';
import { useSession } from '../../data/connection/session.tsx';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { TextField } from '../../ui/fields/field.tsx';

export function UploadTitle({ upload }: { upload: UploadState }) {
  const { t } = useTranslate();
  const { uploads } = useSession();
  const [typed, setTyped] = useState(upload.title ?? '');
  if (upload.isTitleSent || upload.phase === 'done' || upload.phase === 'cancelled') return null;
  return (
    <TextField
      label={t('upload.title')}
      help={t('upload.titleHelp')}
      maxLength={ASSET_TITLE_MAX_CHARS}
      value={typed}
      onChange={(event) => {
        setTyped(event.target.value);
        const title = event.target.value.trim();
        uploads.setTitle(upload.localId, title === '' ? null : title);
      }}
    />
  );
}
