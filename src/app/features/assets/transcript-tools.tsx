/** What can be done about a transcript: its language corrected, or the video transcribed again; and how that goes. */
import { AudioLines } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { Job } from '../../../contract/schemas/job.ts';
import type { TranscribingAgain } from '../../data/jobs/transcribe-again.ts';
import { useCorrectLanguage } from '../../data/jobs/transcribe-again.ts';
import { useFollowJob } from '../../data/jobs/use-follow-job.ts';
import { failureText } from '../../i18n/problem-text.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { ListeningNow } from '../../parts/models/listening-now.tsx';
import { JobRow } from '../../parts/work/job-row.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { SelectControl } from '../../ui/fields/select.tsx';
import { ErrorNote } from '../../ui/notices/error-note.tsx';
import { Card } from '../../ui/page/card.tsx';

const LANGUAGES = ['it', 'en'] as const;

interface TranscriptToolsProps {
  readonly assetId: string;
  /** Of the transcript there is; null where there is none. */
  readonly language: string | null;
  readonly again: TranscribingAgain;
  readonly onAgain: () => void;
  /** What else can be done, beside transcribing. */
  readonly children: ReactNode;
}

export function TranscriptTools({ assetId, language, again, onAgain, children }: TranscriptToolsProps) {
  const { t } = useTranslate();
  const failure = again.failed === null ? null : failureText(t, again.failed);
  return (
    <div className="flex flex-col gap-3">
      {language === null ? null : (
        <LanguageOfWords assetId={assetId} language={language} disabled={again.jobId !== null} />
      )}
      <div className="flex flex-wrap items-start gap-3">
        <Button disabled={again.starting || again.jobId !== null} onClick={onAgain}>
          <AudioLines size={16} aria-hidden />
          {t(language === null ? 'words.make' : 'words.again')}
        </Button>
        {children}
      </div>
      {again.jobId === null ? null : (
        <>
          <Running key={again.jobId} jobId={again.jobId} onOver={again.over} />
          <ListeningNow assetId={assetId} />
        </>
      )}
      {again.error === null ? null : <ErrorNote error={again.error} />}
      {failure === null ? null : (
        <p role="alert" className="text-sm font-medium text-bad">
          {failure}
        </p>
      )}
    </div>
  );
}

/** A language this program does not write in is shown by its name, and can be changed to one it does. */
function LanguageOfWords({
  assetId,
  language,
  disabled,
}: {
  assetId: string;
  language: string;
  disabled: boolean;
}) {
  const { t, locale } = useTranslate();
  const id = useId();
  const correct = useCorrectLanguage(assetId);
  const isKnown = LANGUAGES.some((known) => known === language);
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  const other = language === 'und' ? t('words.unknownLanguage') : (names.of(language) ?? language);
  return (
    <>
      <div className="flex items-center gap-3 text-sm">
        <label htmlFor={id} className="text-ink-soft">
          {t('words.language')}
        </label>
        <SelectControl
          id={id}
          className="min-h-9"
          disabled={disabled || correct.isPending}
          options={[
            ...(isKnown ? [] : [{ id: language, name: other }]),
            ...LANGUAGES.map((id) => ({ id, name: t(`option.language.${id}`) })),
          ]}
          value={language}
          onChange={(event) => {
            const chosen = LANGUAGES.find((id) => id === event.target.value);
            if (chosen !== undefined) correct.mutate(chosen);
          }}
        />
      </div>
      {correct.isError ? <ErrorNote error={correct.error} /> : null}
    </>
  );
}

function Running({ jobId, onOver }: { jobId: string; onOver: (job: Job) => void }) {
  const { job, error, retry } = useFollowJob(jobId, onOver);
  if (error !== null) return <ErrorNote error={error} onRetry={retry} />;
  return job === undefined ? null : (
    <Card className="p-4">
      <JobRow job={job} />
    </Card>
  );
}
