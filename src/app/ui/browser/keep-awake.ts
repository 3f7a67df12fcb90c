/** Keeps the screen on while work runs on this device: asleep, it would stand still. */
import { useEffect } from 'react';
import { CAPABILITIES } from '../../../base/browser/browser-capabilities.ts';

/** Nothing where the browser has no wake lock (W3C Screen Wake Lock), or refuses it, as on a low battery. */
export function useKeepAwake(isWorking: boolean): void {
  useEffect(() => {
    if (!isWorking || !CAPABILITIES.wakeLock()) return;
    let lock: WakeLockSentinel | null = null;
    let left = false;
    // Browsers take it away from a page that is not seen.
    const hold = async (): Promise<void> => {
      if (document.visibilityState !== 'visible') return;
      const taken = await navigator.wakeLock.request('screen').catch(() => null);
      if (left) await taken?.release();
      else lock = taken;
    };
    const held = (): void => void hold();
    document.addEventListener('visibilitychange', held);
    held();
    return () => {
      left = true;
      document.removeEventListener('visibilitychange', held);
      void lock?.release();
    };
  }, [isWorking]);
}
