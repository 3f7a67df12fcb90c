/** How loud a scene is heard here, remembered on this device. What is made of it does not change. */
import { useEffect, useState } from 'react';
import { keepOnDevice } from '../../../base/browser/keep-on-device.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import type { ScenePlayer } from '../../parts/player/use-scene-player.ts';

const KEY = 'cliproom.volumeHere';

/** In percent; all of it where nothing sensible is kept. */
function keptPercent(): number {
  const kept = Number(localStorage.getItem(KEY) ?? 100);
  return kept >= 0 && kept <= 100 ? kept : 100;
}

export function VolumeSlider({
  player: { muted, setMuted, setVolume },
}: {
  player: Pick<ScenePlayer, 'muted' | 'setMuted' | 'setVolume'>;
}) {
  const { t } = useTranslate();
  const [percent, setPercent] = useState(keptPercent);
  useEffect(() => setVolume(percent / 100), [setVolume, percent]);
  return (
    <input
      type="range"
      aria-label={t('timeline.volumeHere')}
      aria-valuetext={`${percent}%`}
      title={t('timeline.volumeHereOnly')}
      min={0}
      max={100}
      step={5}
      value={percent}
      onChange={(event) => {
        const wanted = Number(event.target.value);
        setPercent(wanted);
        keepOnDevice(KEY, String(wanted));
        if (muted) setMuted(false);
      }}
      className="hidden h-[1.5rem] w-14 accent-(--ink-soft) @min-[22.5rem]:block @min-[28rem]:w-24 pointer-coarse:h-11"
    />
  );
}
