/** Uploads that want to be seen on a page: those on their way, and those that were refused. */
import type { UploadState } from '../../../client/uploads/upload-state.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { Card, Section } from '../../ui/page/card.tsx';
import { EachUpload, QUEUED } from './each-upload.tsx';

export function UploadCards({ uploads }: { uploads: readonly UploadState[] }) {
  const { t } = useTranslate();
  if (uploads.length === 0) return null;
  return (
    <Section title={t('upload.unfinished')}>
      <div className="grid gap-3 sm:grid-cols-2">
        <EachUpload uploads={uploads}>
          {(row, key) => (
            <Card key={key} className={key === QUEUED ? 'p-4 sm:col-span-full' : 'p-4'}>
              {row}
            </Card>
          )}
        </EachUpload>
      </div>
    </Section>
  );
}
