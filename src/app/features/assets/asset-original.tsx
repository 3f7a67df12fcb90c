/** A film that stays where a person has it: what that means, finding it again once it was moved, and keeping a copy after all. */
import { Copy, FolderSearch } from 'lucide-react';
import { useId } from 'react';
import { ApiError } from '../../../client/api-error.ts';
import type { Asset } from '../../../contract/schemas/asset.ts';
import type { Job } from '../../../contract/schemas/job.ts';
import {
  type CopyingOriginal,
  useAllowOriginals,
  useCopyOriginal,
  useFindOriginal,
} from '../../data/assets/originals.ts';
import { useClient } from '../../data/connection/session.tsx';
import { givenHandle, pickByHandle, readableOf } from '../../data/given-files/given-files.ts';
import { FILM_ACCEPT } from '../../data/given-files/video-files.ts';
import { useFollowJob } from '../../data/jobs/use-follow-job.ts';
import { fileSize } from '../../i18n/format.ts';
import { failureText } from '../../i18n/problem-text.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { JobRow } from '../../parts/work/job-row.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { ErrorNote } from '../../ui/notices/error-note.tsx';
import { useToast } from '../../ui/notices/toasts.tsx';
import { Card } from '../../ui/page/card.tsx';

export function AssetOriginal({
  asset,
  reference,
  error,
}: {
  asset: Asset;
  reference: string;
  /** Why it cannot be read; null where it can. */
  error: unknown;
}) {
  const { t } = useTranslate();
  const id = useId();
  const copy = useCopyOriginal(asset.id);
  const isHere = useClient().connection.kind === 'browser';
  const why = error instanceof ApiError ? (error.facts.details?.problem?.code ?? null) : null;
  const failure = copy.failed === null ? null : failureText(t, copy.failed);
  return (
    <Card className="flex flex-col gap-3 p-4">
      <p id={id} className="text-sm">
        {t(isHere ? 'original.text' : 'original.textThere')}
      </p>
      {why === null ? (
        <KeepCopy copy={copy} sizeBytes={asset.sizeBytes} describedBy={id} />
      ) : why === 'original_not_permitted' ? (
        <AllowReading />
      ) : isHere ? (
        <FindAgain reference={reference} />
      ) : null}
      {copy.error === null ? null : <ErrorNote error={copy.error} />}
      {failure === null ? null : (
        <p role="alert" className="text-sm font-medium text-bad">
          {failure}
        </p>
      )}
    </Card>
  );
}

function KeepCopy({
  copy,
  sizeBytes,
  describedBy,
}: {
  copy: CopyingOriginal;
  sizeBytes: number;
  describedBy: string;
}) {
  const { t, locale } = useTranslate();
  if (copy.jobId !== null) return <Running key={copy.jobId} jobId={copy.jobId} onOver={copy.over} />;
  return (
    <div>
      <Button aria-describedby={describedBy} disabled={copy.starting} onClick={copy.start}>
        <Copy size={16} aria-hidden />
        {t('original.copy', { size: fileSize(sizeBytes, locale) })}
      </Button>
    </div>
  );
}

function Running({ jobId, onOver }: { jobId: string; onOver: (job: Job) => void }) {
  const { job, error, retry } = useFollowJob(jobId, onOver);
  if (error !== null) return <ErrorNote error={error} onRetry={retry} />;
  return job === undefined ? null : <JobRow job={job} />;
}

const FILM = { multiple: false, accept: FILM_ACCEPT } as const;

function FindAgain({ reference }: { reference: string }) {
  const { t } = useTranslate();
  const toast = useToast();
  const find = useFindOriginal(reference);
  const pick = (): void => {
    pickByHandle(FILM).then((given) => {
      const file = given === null ? undefined : readableOf(given, toast, t)?.[0];
      const handle = file === undefined ? null : givenHandle(file);
      if (handle !== null) find.mutate(handle);
    }, reportError);
  };
  return (
    <div className="flex flex-col items-start gap-2">
      <Button disabled={find.isPending} onClick={pick}>
        <FolderSearch size={16} aria-hidden />
        {t('original.find')}
      </Button>
      {find.data === false ? (
        <p role="alert" className="text-sm font-medium text-bad">
          {t('original.another')}
        </p>
      ) : null}
      {find.isError ? <ErrorNote error={find.error} /> : null}
    </div>
  );
}

function AllowReading() {
  const { t } = useTranslate();
  const allow = useAllowOriginals();
  return (
    <div>
      <Button disabled={allow.isPending} onClick={() => allow.mutate()}>
        {t('original.allow')}
      </Button>
    </div>
  );
}
