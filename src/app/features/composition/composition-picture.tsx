/** The picture of a composition with its player, and what platforms lay over an upright one. */
import { useState } from 'react';
import { POSTING_PLATFORMS } from '../../../contract/posting-platforms.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { AssetPoster } from '../../parts/assets/asset-poster.tsx';
import { hasPreview, NoPreview } from '../../parts/player/no-preview.tsx';
import { SceneScreen } from '../../parts/player/scene-screen.tsx';
import { SceneSeekBar } from '../../parts/player/seek-bar.tsx';
import { Transport } from '../../parts/player/transport.tsx';
import {
  COVERED_ANYWHERE,
  COVERED_ZONES,
  type CoveredZones,
  PLATFORM_NAMES,
} from '../../parts/posting/platforms.ts';
import { Select } from '../../ui/fields/select.tsx';
import { Skeleton } from '../../ui/notices/skeleton.tsx';
import type { PlayedComposition } from './use-played-composition.ts';

const NOWHERE = 'nowhere';
const ANYWHERE = 'anywhere';
const ZONES = { [NOWHERE]: null, [ANYWHERE]: COVERED_ANYWHERE, ...COVERED_ZONES } as const;

export function CompositionPicture({
  title,
  played: { framed, plan, player, assetId },
}: {
  title: string;
  played: PlayedComposition;
}) {
  const { t } = useTranslate();
  const [shownFor, setShownFor] = useState<keyof typeof ZONES>(NOWHERE);
  const zones = ZONES[shownFor];
  const isUpright = plan !== null && plan.heightPx > plan.widthPx;
  return (
    <section
      aria-label={t('composition.picture')}
      // Stays in sight beside long lists of words and shots; on phones above them, small, with its buttons beside it.
      className={`dark-room -mx-4 gap-3 px-4 py-3 max-lg:border-b max-lg:tall:sticky max-lg:tall:top-13 max-lg:tall:z-10 sm:-mx-8 sm:px-8 low:sticky low:top-15 low:mx-0 low:flex low:flex-col low:items-stretch low:rounded-card low:border-b-0 low:p-2 lg:sticky lg:top-16 lg:mx-0 lg:flex lg:flex-col lg:self-start lg:rounded-card lg:p-4 ${isUpright ? 'grid grid-cols-[auto_minmax(0,1fr)] items-end lg:items-stretch' : 'flex flex-col'}`}
    >
      <div className="h-[27dvh] min-h-40 low:h-[calc(100dvh-15rem)] low:min-h-32 lg:h-[54dvh] lg:min-h-72">
        {plan === null ? (
          hasPreview(framed) ? (
            <Skeleton what="video" className="mx-auto aspect-[9/16] h-full" />
          ) : (
            <NoPreview composition={framed} className="mx-auto aspect-[9/16] h-full" />
          )
        ) : (
          <SceneScreen
            player={player}
            widthPx={plan.widthPx}
            heightPx={plan.heightPx}
            label={title}
            // Without one, that it loads is seen.
            poster={assetId === '' ? undefined : <AssetPoster assetId={assetId} />}
            overlay={isUpright && zones !== null ? <SafeArea zones={zones} /> : null}
          />
        )}
      </div>
      <div className="flex flex-col gap-1 lg:gap-3">
        {hasPreview(framed) ? (
          <Transport player={player} bar={<SceneSeekBar player={player} plan={plan} />} />
        ) : null}
        {isUpright ? (
          <Select
            label={t('safe.label')}
            className="max-w-full self-start print:hidden"
            value={shownFor}
            options={[
              { id: NOWHERE, name: t('safe.off') },
              { id: ANYWHERE, name: t('safe.anywhere') },
              ...POSTING_PLATFORMS.map((id) => ({
                id,
                name: t('safe.of', { platform: PLATFORM_NAMES[id] }),
              })),
            ]}
            onChange={({ target }) => setShownFor(target.value as keyof typeof ZONES)}
          />
        ) : null}
      </div>
    </section>
  );
}

const percentOf = (part: number): string => `${part * 100}%`;

/** What an app that shows upright videos lays over them: its bar above, texts below, buttons at the right. */
function SafeArea({ zones: { top, bottom, right, buttonsFrom } }: { zones: CoveredZones }) {
  const { t } = useTranslate();
  const shade = 'absolute bg-black/45';
  return (
    <div role="img" aria-label={t('safe.described')} className="pointer-events-none absolute inset-0">
      <div className={`${shade} inset-x-0 top-0`} style={{ height: percentOf(top) }} />
      <div className={`${shade} inset-x-0 bottom-0`} style={{ height: percentOf(bottom) }} />
      <div
        className={`${shade} right-0`}
        style={{ width: percentOf(right), top: percentOf(buttonsFrom), bottom: percentOf(bottom) }}
      />
    </div>
  );
}
