/** What every page says under the bar at the top: that a new version is there, that films wait for permission, that files were shared, that a service is out of reach, that its key may only read, and that entries of it cannot be read. */
import { CloudOff, Eye, RefreshCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useMay } from '../../data/account/use-may.ts';
import { useSession, useSessionState } from '../../data/connection/session.tsx';
import { useIsAway } from '../../data/connection/use-away.ts';
import { keepProgramOffline, takeUpdate, useOfflineProgram } from '../../data/device/offline-program.ts';
import { dateTime } from '../../i18n/format.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { PATHS } from '../../paths.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { FrameLine } from './frame-line.tsx';
import { LeftOutLine } from './left-out-line.tsx';
import { OriginalsLine } from './originals-line.tsx';
import { SharedLine } from './shared-line.tsx';

export default function ProgramLines() {
  const { state } = useSessionState();
  useEffect(keepProgramOffline, []);
  return (
    <>
      <UpdateLine />
      {state.status === 'ready' ? (
        <>
          <SharedLine />
          <OriginalsLine />
          <AwayLine />
          <ReadOnlyLine />
          <LeftOutLine />
        </>
      ) : null}
    </>
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
        <FrameLine
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
        </FrameLine>
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
        <FrameLine
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

/** Where the key may not change anything, what would is off on every page. */
function ReadOnlyLine() {
  const { t } = useTranslate();
  const mayChange = useMay('clips:write');
  return (
    <div role="status">
      {mayChange ? null : (
        <FrameLine
          icon={<Eye size={16} className="shrink-0 text-ink-soft" aria-hidden />}
          text={t('scope.readOnly')}
        >
          <Link
            to={PATHS.settings.to()}
            className="pointer-coarse:inline-block pointer-coarse:leading-[2.75rem] underline underline-offset-4"
          >
            {t('scope.otherKey')}
          </Link>
        </FrameLine>
      )}
    </div>
  );
}
