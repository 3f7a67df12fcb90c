/** Uploads that want to be seen on a page: those on their way, and those that were refused. */
import type { UploadState } from '../../client/uploads/upload-state.ts';
import { useTranslate } from '../i18n/use-translate.tsx';
import { Card, Section } from '../ui/card.tsx';
import { QueuedUploads, queuedApart } from './queued-uploads.tsx';
import { UploadRow } from './upload-row.tsx';

export function UploadCards({ uploads }: { uploads: readonly UploadState[] }) {
  const { t } = useTranslate();
  if (uploads.length === 0) return null;
  const { shown, queued } = queuedApart(uploads);
  return (
    <Section title={t('upload.unfinished')}>
      <div className="grid gap-3 sm:grid-cols-2">
        {shown.map((upload) => (
          <Card key={upload.localId} className="p-4">
            <UploadRow upload={upload} />
          </Card>
        ))}
        {queued.length === 0 ? null : (
          <Card className="p-4 sm:col-span-full">
            <QueuedUploads uploads={queued} />
          </Card>
        )}
      </div>
    </Section>
  );
}
