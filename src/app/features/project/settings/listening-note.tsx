/** Before an analysis: what finds its words, what is fetched for that, how long it takes, and the other choices. */
import { useQuery } from '@tanstack/react-query';
import { AudioLines } from 'lucide-react';
import type { Speech, SpeechModel } from '../../../../contract/owner/speech-operations.ts';
import type { Asset } from '../../../../contract/schemas/asset.ts';
import { meQuery } from '../../../data/account/account.ts';
import { assetQuery } from '../../../data/assets/assets.ts';
import { useClient } from '../../../data/connection/session.tsx';
import { speechQuery, speechTrialQuery } from '../../../data/models/speech.ts';
import { estimateQuery } from '../../../data/projects/projects.ts';
import { fileSize, roughDuration } from '../../../i18n/format.ts';
import { failureText } from '../../../i18n/problem-text.ts';
import { useTranslate } from '../../../i18n/use-translate.tsx';
import { ListenWithField, listeningModel } from '../../../parts/models/listen-with-field.tsx';
import { speechModelName } from '../../../parts/models/speech-model-name.ts';
import { PATHS } from '../../../paths.ts';
import { Link } from '../../../ui/controls/link.tsx';

interface NoteProps {
  readonly projectId: string;
  /** The model this project asks for; null for the one of Settings. */
  readonly listenWith: string | null;
  readonly onListenWith: (modelId: string | null) => void;
}

export function ListeningNote({ assetId, ...props }: NoteProps & { readonly assetId: string }) {
  const { t } = useTranslate();
  const client = useClient();
  const asset = useQuery(assetQuery(client, assetId)).data;
  const features = useQuery(meQuery(client)).data?.features ?? [];
  // Words that are there are named beside the video.
  if (asset === undefined || asset.transcriptOrigin != null) return null;
  if (asset.hasAudio === false) return <p className="text-sm text-ink-soft">{t('listening.noAudio')}</p>;
  // An owner sees a download go on and may choose; whoever only has a key is told by the estimate.
  if (client.connection.ownerToken === null)
    return features.includes('estimate_listening') ? <ToldByEstimate asset={asset} {...props} /> : null;
  return features.includes('owner_speech') ? (
    <ToldByModels asset={asset} mayChoose={features.includes('project_listening')} {...props} />
  ) : null;
}

function ToldByEstimate({ asset, projectId }: NoteProps & { readonly asset: Asset }) {
  const listening = useQuery(estimateQuery(useClient(), projectId)).data?.listening;
  return listening === undefined ? null : (
    <Sentence durationSec={asset.durationSec ?? 0} listener={{ ...listening, name: listening.model }} />
  );
}

function ToldByModels({
  asset,
  mayChoose,
  listenWith,
  onListenWith,
}: NoteProps & { readonly asset: Asset; readonly mayChoose: boolean }) {
  const { t } = useTranslate();
  const client = useClient();
  const speech = useQuery(speechQuery(client)).data?.speech;
  const model = speech?.usesModels ? listeningModel(speech, listenWith) : null;
  const trial = useQuery({
    ...speechTrialQuery(client, model?.id ?? '', asset.id),
    enabled: model !== null && model.state === 'ready' && !model.isMeasured,
  });
  if (speech === undefined || (model === null && speech.server === null)) return null;
  const durationSec = asset.durationSec ?? 0;
  const failure = trial.data === undefined ? null : failureText(t, trial.data);
  const settings = (
    <Link to={PATHS.settings.to()} className="underline underline-offset-4 hover:text-ink">
      {t('listening.change')}
    </Link>
  );
  return (
    <div className="flex flex-col gap-3">
      {model === null ? (
        <ByServer server={speech.server} durationSec={durationSec}>
          {settings}
        </ByServer>
      ) : (
        <Sentence durationSec={durationSec} listener={model} isTrying={trial.isFetching}>
          {settings}
        </Sentence>
      )}
      {failure === null ? null : (
        <p className="text-sm wrap-anywhere text-bad" role="alert">
          {failure}
        </p>
      )}
      {mayChoose ? (
        <div className="max-w-md">
          <ListenWithField
            speech={speech}
            durationSec={durationSec}
            value={listenWith}
            onChange={onListenWith}
          />
        </div>
      ) : null}
    </div>
  );
}

type Listener = Pick<
  SpeechModel,
  'name' | 'runtime' | 'timesRealTime' | 'isMeasured' | 'state' | 'downloadBytes' | 'receivedBytes'
>;

/** Beneath this nobody counts. */
const LEAST_SEC = 5;

function Sentence({
  listener,
  durationSec,
  isTrying = false,
  children,
}: {
  listener: Listener;
  durationSec: number;
  isTrying?: boolean;
  children?: React.ReactNode;
}) {
  const { t, locale } = useTranslate();
  const { state, isMeasured, timesRealTime, downloadBytes, receivedBytes } = listener;
  const model = speechModelName(t, listener);
  const time = roughDuration(Math.max(LEAST_SEC, durationSec / timesRealTime), locale);
  const size = fileSize(Math.max(0, downloadBytes - receivedBytes), locale);
  return (
    <Line>
      {state !== 'ready'
        ? t('listening.fetches', { model, size, time })
        : isTrying
          ? t('listening.measuring', { model })
          : t(isMeasured ? 'listening.measured' : 'listening.ready', { model, time })}{' '}
      {children}
    </Line>
  );
}

function ByServer({
  server,
  durationSec,
  children,
}: {
  server: Speech['server'];
  durationSec: number;
  children: React.ReactNode;
}) {
  const { t, locale } = useTranslate();
  const { model = '', timesRealTime = null } = server ?? {};
  return (
    <Line>
      {timesRealTime === null
        ? t('listening.byServer', { model })
        : t('listening.byServerTime', {
            model,
            time: roughDuration(Math.max(LEAST_SEC, durationSec / timesRealTime), locale),
          })}{' '}
      {children}
    </Line>
  );
}

function Line({ children }: { children: React.ReactNode }) {
  return (
    <p className="flex items-start gap-2 text-sm text-ink-soft">
      <AudioLines size={18} className="mt-0.5 shrink-0" aria-hidden />
      <span>{children}</span>
    </p>
  );
}
