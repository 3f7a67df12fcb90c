/** Uploads that want to be seen on a page: those on their way, and those that were refused. */
import type { UploadState } from '../../client/uploads/upload-state.ts';
import { useTranslate } from '../i18n/use-translate.tsx';
import { Card, Section } from '../ui/card.tsx';
import { UploadRow } from './upload-row.tsx';

export function UploadCards({ uploads }: { uploads: readonly UploadState[] }) {
  const { t } = useTranslate();
  if (uploads.length === 0) return null;
  return (
    <Section title={t('upload.unfinished')}>
      <div className="grid gap-3 sm:grid-cols-2">
        {uploads.map((upload) => (
          <Card key={upload.localId} className="p-4">
            <UploadRow upload={upload} />
          </Card>
        ))}
      </div>
    </Section>
  );
}
