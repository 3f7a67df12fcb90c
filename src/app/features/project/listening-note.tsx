/** Before an analysis: where its words come from, what is fetched for that, and roughly how long it takes. */
import { useQuery } from '@tanstack/react-query';
import { AudioLines } from 'lucide-react';
import type { Asset } from '../../../contract/schemas/asset.ts';
import { meQuery } from '../../data/account.ts';
import { assetQuery } from '../../data/assets.ts';
import { useClient } from '../../data/session.tsx';
import { speechQuery } from '../../data/speech.ts';
import { fileSize, roughDuration } from '../../i18n/format.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { PATHS } from '../../paths.ts';
import { Link } from '../../ui/link.tsx';
import { listeningSec } from './listening-sec.ts';

export function ListeningNote({ assetId }: { assetId: string }) {
  const asset = useQuery(assetQuery(useClient(), assetId)).data;
  // Words that are there are named beside the video.
  if (asset === undefined || asset.transcriptOrigin != null) return null;
  return <Note asset={asset} />;
}

function Note({ asset }: { asset: Asset }) {
  const { t, locale } = useTranslate();
  const client = useClient();
  const me = useQuery(meQuery(client));
  const canTell =
    client.connection.ownerToken !== null && me.data?.features?.includes('owner_speech') === true;
  const speech = useQuery({ ...speechQuery(client), enabled: canTell && asset.hasAudio !== false });
  const told = speech.data?.speech;
  const model = told?.models.find(({ id }) => id === told.modelId);
  if (asset.hasAudio === false) return <p className="text-sm text-ink-soft">{t('listening.noAudio')}</p>;
  if (told === undefined || !told.usesModels || model === undefined) return null;
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
        <Link to={PATHS.settings.to()} className="underline underline-offset-4 hover:text-ink">
          {t('listening.change')}
        </Link>
      </span>
    </p>
  );
}
