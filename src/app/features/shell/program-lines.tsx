/** What every page says under the bar at the top: that a new version is there, and that a service is out of reach. */
import { CloudOff, RefreshCw } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { keepProgramOffline, takeUpdate, useOfflineProgram } from '../../data/offline-program.ts';
import { useSession, useSessionState } from '../../data/session.tsx';
import { useIsAway } from '../../data/use-away.ts';
import { dateTime } from '../../i18n/format.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { Button } from '../../ui/button.tsx';

export default function ProgramLines() {
  const { state } = useSessionState();
  useEffect(keepProgramOffline, []);
  return (
    <>
      <UpdateLine />
      {state.status === 'ready' ? <AwayLine /> : null}
    </>
  );
}

function Line({ icon, text, children }: { icon: ReactNode; text: string; children?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b bg-raised px-4 py-2 text-sm sm:px-6">
      <p className="flex min-w-0 flex-1 basis-56 items-center gap-2">
        {icon}
        {text}
      </p>
      {children}
    </div>
  );
}

/** The person takes it when it suits them. */
function UpdateLine() {
  const { t } = useTranslate();
  const { isUpdateReady } = useOfflineProgram();
  const [isLater, setLater] = useState(false);
  return (
    <div role="status">
      {isUpdateReady && !isLater ? (
        <Line
          icon={<RefreshCw size={16} className="shrink-0 text-accent-text" aria-hidden />}
          text={t('update.ready')}
        >
          <p className="flex flex-wrap gap-2">
            <Button className="max-md:min-h-11" onClick={takeUpdate}>
              {t('update.take')}
            </Button>
            <Button tone="plain" className="max-md:min-h-11" onClick={() => setLater(true)}>
              {t('update.later')}
            </Button>
          </p>
        </Line>
      ) : null}
    </div>
  );
}

/** What pages show meanwhile is what was read before, and nothing is sent later unseen. */
function AwayLine() {
  const { t, locale } = useTranslate();
  const { lastReadMs } = useSession();
  const isAway = useIsAway();
  return (
    <div role="status">
      {isAway ? (
        <Line
          icon={<CloudOff size={16} className="shrink-0 text-ink-soft" aria-hidden />}
          text={
            lastReadMs === null
              ? t('away.now')
              : t('away.lastRead', { when: dateTime(new Date(lastReadMs).toISOString(), locale) })
          }
        />
      ) : null}
    </div>
  );
}
