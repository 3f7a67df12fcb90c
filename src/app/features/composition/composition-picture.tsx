/** The picture of a composition with its player, and what platforms lay over an upright one. */
import { useState } from 'react';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { AssetPoster } from '../../parts/asset-poster.tsx';
import { SceneScreen } from '../../parts/player/scene-screen.tsx';
import { SceneSeekBar } from '../../parts/player/seek-bar.tsx';
import { Transport } from '../../parts/player/transport.tsx';
import { CheckField } from '../../ui/check-field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { PlayedComposition } from './use-played-composition.ts';

export function CompositionPicture({
  title,
  played: { plan, player, assetId },
}: {
  title: string;
  played: PlayedComposition;
}) {
  const { t } = useTranslate();
  const [safeArea, setSafeArea] = useState(false);
  const isUpright = plan !== null && plan.heightPx > plan.widthPx;
  return (
    <section
      aria-label={t('composition.picture')}
      // Stays in sight beside long lists of words and shots; on phones above them, small, with its buttons beside it.
      className={`dark-room -mx-4 gap-3 px-4 py-3 max-lg:border-b max-lg:tall:sticky max-lg:tall:top-13 max-lg:tall:z-10 sm:-mx-8 sm:px-8 low:sticky low:top-15 low:mx-0 low:flex low:flex-col low:items-stretch low:rounded-card low:border-b-0 low:p-2 lg:sticky lg:top-16 lg:mx-0 lg:flex lg:flex-col lg:self-start lg:rounded-card lg:p-4 ${isUpright ? 'grid grid-cols-[auto_minmax(0,1fr)] items-end lg:items-stretch' : 'flex flex-col'}`}
    >
      <div className="h-[27dvh] min-h-40 low:h-[calc(100dvh-15rem)] low:min-h-32 lg:h-[54dvh] lg:min-h-72">
        {plan === null ? (
          <Skeleton what="video" className="mx-auto aspect-[9/16] h-full" />
        ) : (
          <SceneScreen
            player={player}
            widthPx={plan.widthPx}
            heightPx={plan.heightPx}
            label={title}
            poster={<AssetPoster assetId={assetId} />}
            overlay={isUpright && safeArea ? <SafeArea /> : null}
          />
        )}
      </div>
      <div className="flex flex-col gap-1 lg:gap-3">
        <Transport player={player} bar={<SceneSeekBar player={player} plan={plan} />} />
        {isUpright ? <CheckField label={t('safe.show')} checked={safeArea} onChange={setSafeArea} /> : null}
      </div>
    </section>
  );
}

const COVERED = { top: 0.13, bottom: 0.2, right: 0.12, buttonsFrom: 0.45 } as const;
const percentOf = (part: number): string => `${part * 100}%`;

/**
 * What the apps that show upright videos lay over them: their bar above, texts below, buttons at the
 * right of the lower half. The largest of the common ones each (TikTok, Reels, Shorts), in parts of the picture.
 */
function SafeArea() {
  const { t } = useTranslate();
  const shade = 'absolute bg-black/45';
  return (
    <div role="img" aria-label={t('safe.described')} className="pointer-events-none absolute inset-0">
      <div className={`${shade} inset-x-0 top-0`} style={{ height: percentOf(COVERED.top) }} />
      <div className={`${shade} inset-x-0 bottom-0`} style={{ height: percentOf(COVERED.bottom) }} />
      <div
        className={`${shade} right-0`}
        style={{
          width: percentOf(COVERED.right),
          top: percentOf(COVERED.buttonsFrom),
          bottom: percentOf(COVERED.bottom),
        }}
      />
    </div>
  );
}
