/** The whole check of a browser: what it has, what comes of it when it is tried, what only a person sees, and the report. */
import { useQuery } from '@tanstack/react-query';
import { TRIALS_COUNT } from '../../../base/browser/device-check.ts';
import { useDeviceTrials, useKeptAnswers } from '../../data/device/device-check.ts';
import { capabilitiesQuery } from '../../data/device/this-browser.ts';
import { storagePromiseQuery, storageRoomQuery } from '../../data/storage/keep-storage.ts';
import { fileSize } from '../../i18n/format.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { ErrorNote } from '../../ui/notices/error-note.tsx';
import { ProgressBar } from '../../ui/notices/progress-bar.tsx';
import { reportText } from './check-report.ts';
import { type CheckRow, CheckRows } from './check-rows.tsx';
import { PersonQuestions, QUESTIONS } from './person-questions.tsx';
import { ReportPanel } from './report-panel.tsx';
import { trialWords } from './trial-words.ts';

export function BrowserCheck() {
  const { t, locale } = useTranslate();
  const { trials, state, error, again } = useDeviceTrials();
  const [answers, answer] = useKeptAnswers();
  const can = [...useCapabilityRows(), useRoomRow(), noticesRow(t)];
  const tried = trials.map((trial) => trialWords(t, locale, trial));
  const lines = (rows: readonly CheckRow[]) =>
    rows.map(({ what, outcome, said }) => ({ what, outcome, result: said.join(' ') }));
  const answered = QUESTIONS.filter((question) => (answers[question] ?? 'none') !== 'none').map(
    (question) => ({
      outcome: null,
      what: t(`check.person.${question}`),
      result: t(`check.person.${answers[question] ?? 'none'}`),
    }),
  );
  const { width, height } = screen;
  const about = [navigator.userAgent, t('check.report.screen', { width, height, density: devicePixelRatio })];
  const text = reportText(t('check.title'), about, [
    { title: t('check.can'), lines: lines(can) },
    { title: t('check.tried'), lines: lines(tried) },
    { title: t('check.person'), lines: answered },
  ]);
  return (
    <div className="flex flex-col gap-10">
      <CheckRows
        title={t('check.tried')}
        action={state === 'done' ? <Button onClick={again}>{t('check.again')}</Button> : null}
        rows={tried}
      >
        {state === 'running' ? (
          <div className="mb-4 max-w-md">
            <p role="status" className="mb-2 text-sm">
              {t('check.progress', { done: trials.length, total: TRIALS_COUNT })}
            </p>
            <ProgressBar value={trials.length / TRIALS_COUNT} label={t('check.tried')} />
          </div>
        ) : null}
        {state === 'failed' ? (
          <div className="mb-4">
            <p className="mb-2 text-sm">{t('check.failed')}</p>
            <ErrorNote error={error} onRetry={again} />
          </div>
        ) : null}
      </CheckRows>
      <CheckRows title={t('check.can')} rows={can} />
      <PersonQuestions answers={answers} onAnswer={answer} />
      <ReportPanel text={text} />
    </div>
  );
}

function useCapabilityRows(): readonly CheckRow[] {
  const { t } = useTranslate();
  return (useQuery(capabilitiesQuery).data ?? []).map(({ id, has }) => ({
    what: t(`browser.${id}`),
    outcome: has ? 'good' : 'less',
    said: [has ? t('browser.there') : t(`browser.${id}.without`)],
  }));
}

function useRoomRow(): CheckRow {
  const { t, locale } = useTranslate();
  const room = useQuery(storageRoomQuery).data ?? null;
  const kept = useQuery(storagePromiseQuery).data ?? 'unknown';
  if (room === null) return { what: t('check.room'), outcome: 'less', said: [t('check.room.unknown')] };
  const facts = { used: fileSize(room.usedBytes, locale), quota: fileSize(room.quotaBytes, locale), kept };
  return {
    what: t('check.room'),
    outcome: kept === 'kept' ? 'good' : 'less',
    said: [t('check.room.facts', facts)],
  };
}

function noticesRow(t: ReturnType<typeof useTranslate>['t']): CheckRow {
  const state = 'Notification' in globalThis ? Notification.permission : 'default';
  return {
    what: t('check.notices'),
    outcome: state === 'granted' ? 'good' : 'less',
    said: [t('check.notices.facts', { state })],
  };
}
