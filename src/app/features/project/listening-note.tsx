/** Before an analysis: where its words come from, what is fetched for that, and roughly how long it takes. */
import { useQuery } from '@tanstack/react-query';
import { AudioLines } from 'lucide-react';
import type { Estimate } from '../../../contract/operations/autoclip-operations.ts';
import type { Speech, SpeechModel } from '../../../contract/owner/speech-operations.ts';
import type { Asset } from '../../../contract/schemas/asset.ts';
import { meQuery } from '../../data/account.ts';
import { assetQuery } from '../../data/assets.ts';
import { estimateQuery } from '../../data/projects.ts';
import { useClient } from '../../data/session.tsx';
import { speechQuery } from '../../data/speech.ts';
import { fileSize, roughDuration } from '../../i18n/format.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { PATHS } from '../../paths.ts';
import { Link } from '../../ui/link.tsx';

export function ListeningNote({ assetId, projectId }: { assetId: string; projectId: string }) {
  const asset = useQuery(assetQuery(useClient(), assetId)).data;
  // Words that are there are named beside the video.
  if (asset === undefined || asset.transcriptOrigin != null) return null;
  return <Note asset={asset} projectId={projectId} />;
}

function Note({ asset, projectId }: { asset: Asset; projectId: string }) {
  const { t, locale } = useTranslate();
  const client = useClient();
  const me = useQuery(meQuery(client));
  const isOwner = client.connection.ownerToken !== null;
  const isHeard = asset.hasAudio !== false;
  const features = me.data?.features ?? [];
  // An owner sees a download go on; whoever only has a key is told by the estimate.
  const speech = useQuery({
    ...speechQuery(client),
    enabled: isOwner && isHeard && features.includes('owner_speech'),
  });
  const estimate = useQuery({
    ...estimateQuery(client, projectId),
    enabled: !isOwner && isHeard && features.includes('estimate_listening'),
  });
  if (!isHeard) return <p className="text-sm text-ink-soft">{t('listening.noAudio')}</p>;
  const model = isOwner ? modelInUse(speech.data?.speech) : listenerOf(estimate.data);
  if (model === null) return null;
  const time = roughDuration(listeningSec(asset.durationSec ?? 0, model.parametersMillion), locale);
  const size = fileSize(Math.max(0, model.downloadBytes - model.receivedBytes), locale);
  return (
    <p className="flex items-start gap-2 text-sm text-ink-soft">
      <AudioLines size={18} className="mt-0.5 shrink-0" aria-hidden />
      <span>
        {t(model.state === 'ready' ? 'listening.ready' : 'listening.fetches', {
          model: model.name,
          size,
          time,
        })}{' '}
        {isOwner ? (
          <Link to={PATHS.settings.to()} className="underline underline-offset-4 hover:text-ink">
            {t('listening.change')}
          </Link>
        ) : null}
      </span>
    </p>
  );
}

type Listener = Pick<SpeechModel, 'name' | 'parametersMillion' | 'state' | 'downloadBytes' | 'receivedBytes'>;

function modelInUse(speech: Speech | undefined): Listener | null {
  return (speech?.usesModels ? speech.models.find(({ id }) => id === speech.modelId) : null) ?? null;
}

function listenerOf(estimate: Estimate | undefined): Listener | null {
  const listening = estimate?.listening;
  return listening === undefined ? null : { ...listening, name: listening.model };
}

/** Millions of parameters that keep up with speech eight times over; twice as many take twice as long. */
const PARAMETERS_AT_EIGHT_TIMES = 39;
const LEAST_SEC = 5;

/** How long a speech model takes on a plain laptop: a rule of thumb by its size, not a measurement of this device. */
function listeningSec(durationSec: number, parametersMillion: number): number {
  return Math.max(LEAST_SEC, (durationSec * parametersMillion) / PARAMETERS_AT_EIGHT_TIMES / 8);
}
