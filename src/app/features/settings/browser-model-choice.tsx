/** The language model this browser brings: asked before it is downloaded, used by the service in this browser alone. */
import { useQuery } from '@tanstack/react-query';
import { useClient } from '../../data/connection/session.tsx';
import { browserModelQuery, useTakeBrowserModel } from '../../data/device/this-browser.ts';
import { percent } from '../../i18n/format.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { ErrorNote } from '../../ui/notices/error-note.tsx';
import { ProgressBar } from '../../ui/notices/progress-bar.tsx';

/** Nothing for a service elsewhere, and where the browser brings no model. */
export function BrowserModelChoice({ busy }: { busy: boolean }) {
  const { t, locale } = useTranslate();
  const isHere = useClient().connection.kind === 'browser';
  const state = useQuery({ ...browserModelQuery, enabled: isHere }).data ?? null;
  const { take, share } = useTakeBrowserModel();
  if (!isHere || state === null) return null;
  if (state === 'unavailable')
    return <p className="max-w-prose text-sm text-ink-soft">{t('languageModel.browserUnavailable')}</p>;
  const isReady = state === 'available';
  return (
    <div className="flex max-w-xl flex-col items-start gap-2">
      <Button
        disabled={busy || take.isPending}
        onClick={() => take.mutate()}
        className="max-sm:whitespace-normal"
      >
        {t(isReady ? 'languageModel.browserUse' : 'languageModel.browserDownload')}
      </Button>
      <p className="max-w-prose text-sm text-ink-soft">
        {t(isReady ? 'languageModel.browserHelp' : 'languageModel.browserDownloadHelp')}
      </p>
      {take.isPending && share !== null ? (
        <div className="flex w-full items-center gap-3">
          <ProgressBar value={share} label={t('languageModel.browserDownloading')} className="flex-1" />
          <span className="font-mono text-xs text-ink-soft">{percent(share, locale)}</span>
        </div>
      ) : null}
      {take.isError ? <ErrorNote error={take.error} /> : null}
    </div>
  );
}

/** In place of the form of a server, while the browser's own is used. */
export function BrowserModelUsed({
  busy,
  onTry,
  onForget,
}: {
  busy: boolean;
  onTry: () => void;
  onForget: () => void;
}) {
  const { t } = useTranslate();
  return (
    <div className="flex flex-col gap-3">
      <p className="max-w-prose text-sm">{t('languageModel.browserUsed')}</p>
      <div className="flex flex-wrap gap-3">
        <Button disabled={busy} onClick={onTry}>
          {t('languageModel.try')}
        </Button>
        <Button tone="plain" disabled={busy} onClick={onForget}>
          {t('languageModel.forget')}
        </Button>
      </div>
    </div>
  );
}
