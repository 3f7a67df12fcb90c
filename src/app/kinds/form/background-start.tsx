/** Where the background video begins: chosen by the service, or at a moment that is set and seen. */
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { meQuery } from '../../data/account/account.ts';
import { assetQuery } from '../../data/assets/assets.ts';
import { useClient } from '../../data/connection/session.tsx';
import { preciseClock } from '../../i18n/clock.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { useVideoSeek } from '../../parts/player/seek-pictures.ts';
import { CheckField } from '../../ui/fields/check-field.tsx';
import { SliderField } from '../../ui/fields/slider-field.tsx';

const STEP_SEC = 0.1;

export function BackgroundStart({
  assetId,
  valueSec,
  onChange,
  isExtension = true,
}: {
  assetId: string | null;
  /** null: left to the service. */
  valueSec: number | null;
  onChange: (startSec: number | null) => void;
  /** False where every service knows it. */
  isExtension?: boolean;
}) {
  const { t } = useTranslate();
  const client = useClient();
  const me = useQuery(meQuery(client));
  const { data: asset } = useQuery({ ...assetQuery(client, assetId ?? ''), enabled: assetId !== null });
  const [shownSec, setShownSec] = useState<number | null>(null);
  const hasExtension = me.data?.features?.includes('background_start') === true;
  const isKnown = !isExtension || hasExtension;
  const lengthSec = asset?.durationSec ?? 0;
  if (!isKnown || assetId === null || lengthSec <= STEP_SEC) return null;
  const startSec = shownSec ?? valueSec;
  return (
    <div className="flex flex-col gap-3">
      {/* Where a service does not know the extension, a start that is set cannot be left to it again. */}
      {valueSec !== null && !hasExtension ? null : (
        <CheckField
          label={t(isExtension ? 'background.set' : 'background.setSecond')}
          help={t('background.setHelp')}
          checked={valueSec !== null}
          onChange={(set) => onChange(set ? 0 : null)}
        />
      )}
      {startSec === null ? null : (
        <div className="flex flex-wrap items-center gap-4">
          <div className="min-w-60 flex-1">
            <SliderField
              label={t('background.start')}
              value={startSec}
              min={0}
              // Not on its last picture: something must follow.
              max={Math.floor((lengthSec - STEP_SEC) / STEP_SEC) * STEP_SEC}
              step={STEP_SEC}
              digits={1}
              unit=" s"
              onShow={setShownSec}
              onTake={(taken) => {
                setShownSec(null);
                onChange(Math.round(taken / STEP_SEC) * STEP_SEC);
              }}
            />
          </div>
          <MomentPicture assetId={assetId} timeSec={startSec} />
        </div>
      )}
    </div>
  );
}

/** The start for another background: left to the service, said only where it was said before. */
export function withoutStart({
  backgroundStartSec,
}: {
  readonly backgroundStartSec: number | null | undefined;
}): {
  readonly backgroundStartSec: null | undefined;
} {
  return { backgroundStartSec: backgroundStartSec === undefined ? undefined : null };
}

/** The small picture of a moment of a video. */
function MomentPicture({ assetId, timeSec }: { assetId: string; timeSec: number }) {
  const { t } = useTranslate();
  const { data: asset } = useQuery(assetQuery(useClient(), assetId));
  const pictures = useVideoSeek(asset);
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const context = canvas.current?.getContext('2d', { alpha: false });
    if (context && pictures !== null) pictures.draw(context, timeSec, 1);
  }, [pictures, timeSec]);
  if (pictures === null) return null;
  return (
    <canvas
      ref={canvas}
      width={pictures.widthPx}
      height={pictures.heightPx}
      role="img"
      aria-label={t('background.picture', { time: preciseClock(timeSec) })}
      className="rounded-control bg-raised"
    />
  );
}
