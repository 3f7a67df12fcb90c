/** How a streamer video is laid out, and where its webcam and its game are: found, or drawn on a picture of the video. */
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { Asset } from '../../../../contract/schemas/asset.ts';
import type { PictureArea } from '../../../../media/compose/picture-area.ts';
import type { StreamerAreas } from '../../../../media/compose/plans/plan-streamer.ts';
import { assetQuery } from '../../../data/assets/assets.ts';
import { useFileAddress } from '../../../data/assets/use-file-address.ts';
import { useClient } from '../../../data/connection/session.tsx';
import { useTranslate } from '../../../i18n/use-translate.tsx';
import { ChoiceField } from '../../form/shared-fields.tsx';
import { AreaPicker, type PickedVideo } from './area-picker.tsx';

export interface LayoutDraft {
  /** null where the service knows no layouts. */
  readonly layout: string | null;
  /** null: it is found. */
  readonly webcam: PictureArea | null;
  /** null: all of the picture, around its middle. */
  readonly game: PictureArea | null;
}

/** Where webcams usually are: what is shown until it is known, and what drawing starts from. */
const USUAL_WEBCAM: PictureArea = { x: 0, y: 0.7, width: 0.3, height: 0.3 };
const USUAL_GAME: PictureArea = { x: 0.25, y: 0, width: 0.5, height: 1 };

/** What the preview shows above each other; null where nothing is parted. */
export function previewedAreas({ layout, webcam, game }: LayoutDraft): StreamerAreas | null {
  if (layout === null || layout === 'full') return null;
  return { webcam: webcam ?? USUAL_WEBCAM, game };
}

export function StreamerLayout({
  draft,
  set,
  options,
  sourceAssetId,
}: {
  draft: LayoutDraft;
  set: (patch: Partial<LayoutDraft>) => void;
  options: readonly { readonly id: string; readonly name: string }[];
  sourceAssetId: string | null;
}) {
  const { t } = useTranslate();
  const client = useClient();
  const { data: asset } = useQuery({
    ...assetQuery(client, sourceAssetId ?? ''),
    enabled: sourceAssetId !== null,
  });
  const address = useFileAddress(asset?.links?.fileUrl);
  if (draft.layout === null) return null;
  const video = asset === undefined ? null : pickedVideo(asset, address);
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <ChoiceField
        label={t('streamer.layout')}
        list="streamerLayout"
        options={options}
        value={draft.layout}
        onChange={(layout) => set({ layout })}
      />
      {draft.layout === 'full' ? null : (
        <>
          <AreaChoice
            label={t('streamer.webcam')}
            help={t(draft.layout === 'auto' ? 'streamer.webcamAuto' : 'streamer.webcamFound')}
            byItself={t('streamer.webcamFind')}
            area={draft.webcam}
            usual={USUAL_WEBCAM}
            video={video}
            onChange={(webcam) => set({ webcam })}
          />
          <AreaChoice
            label={t('streamer.game')}
            help={t('streamer.gameHelp')}
            byItself={t('streamer.gameMiddle')}
            area={draft.game}
            usual={USUAL_GAME}
            video={video}
            onChange={(game) => set({ game })}
          />
        </>
      )}
    </div>
  );
}

function AreaChoice({
  label,
  help,
  byItself,
  area,
  usual,
  video,
  onChange,
}: {
  label: string;
  /** Shown while it is not set. */
  help: string;
  byItself: string;
  area: PictureArea | null;
  usual: PictureArea;
  video: PickedVideo | null;
  onChange: (area: PictureArea | null) => void;
}) {
  const { t } = useTranslate();
  const name = useId();
  const choice = (words: string, checked: boolean, value: PictureArea | null) => (
    <label className={`flex min-h-11 items-center gap-2 ${video === null ? 'opacity-60' : ''}`}>
      <input
        type="radio"
        name={name}
        checked={checked}
        disabled={video === null}
        onChange={() => onChange(value)}
        className="size-4 accent-accent"
      />
      {words}
    </label>
  );
  return (
    <fieldset className="flex min-w-0 flex-col gap-2 rounded-card border bg-surface px-4 pt-1 pb-3">
      <legend className="float-left w-full pt-2 text-sm font-medium">{label}</legend>
      <div className="flex flex-wrap gap-x-5 text-sm">
        {choice(byItself, area === null, null)}
        {choice(t('area.byHand'), area !== null, area ?? usual)}
      </div>
      {area === null || video === null ? (
        <p className="text-xs text-ink-soft">{video === null ? t('area.needsSource') : help}</p>
      ) : (
        <AreaPicker label={label} area={area} video={video} onChange={onChange} />
      )}
    </fieldset>
  );
}

function pickedVideo({ width, height, durationSec }: Asset, address: string | null): PickedVideo | null {
  if (width === null || height === null) return null;
  return { address: address ?? undefined, widthPx: width, heightPx: height, durationSec: durationSec ?? 0 };
}
