/**
 * Plays one of several recordings of the same stretch and changes between them without losing the place: all
 * run together and only the chosen one is heard.
 */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { isAbort } from '../../../base/work/is-abort.ts';
import { goOnUnheard } from '../../../player/sound-output.ts';
import type { HeldLink } from '../../parts/player/use-held-link.ts';
import { askAcrossOrigins } from '../../ui/browser/ask-across-origins.ts';

/** Apart by more than this, the silent ones are brought back to the one that is heard. */
const DRIFT_SEC = 0.08;

export interface SoundTracks {
  readonly playing: boolean;
  readonly timeSec: number;
  readonly durationSec: number;
  /** Index of the recording that is heard. */
  readonly heard: number;
  readonly failed: boolean;
  /** The device has no sound output. */
  readonly unheard: boolean;
  readonly toggle: () => void;
  readonly seek: (timeSec: number) => void;
  readonly hear: (index: number) => void;
}

/**
 * @param addresses of the recordings; null while an address is not known
 * @param links they were made of, in the same order: with another one, it goes on where it stood
 */
export function useSoundTracks(
  addresses: readonly (string | null)[],
  links: readonly HeldLink[],
): SoundTracks {
  const [playing, setPlaying] = useState(false);
  const [timeSec, setTimeSec] = useState(0);
  const [durationSec, setDurationSec] = useState(0);
  const [heard, setHeard] = useState(0);
  const [failed, setFailed] = useState(false);
  const [unheard, setUnheard] = useState(false);
  const heardNow = useRef(0);
  const elements = useRef<HTMLAudioElement[]>([]);
  const stands = useRef({ timeSec: 0, playing: false });
  const latest = useRef(links);
  latest.current = links;
  const key = JSON.stringify(addresses);

  useEffect(() => {
    const made = (JSON.parse(key) as (string | null)[]).map((address, index) => {
      const element = new Audio();
      element.preload = 'auto';
      element.muted = index !== heardNow.current;
      if (address !== null) element.src = address;
      element.currentTime = stands.current.timeSec;
      return element;
    });
    elements.current = made;
    setFailed(false);
    setUnheard(false);
    const leave = new AbortController();
    const { signal } = leave;
    for (const [index, element] of made.entries()) {
      const isHeard = (): boolean => index === heardNow.current;
      const note = (): void => {
        if (!isHeard()) return;
        stands.current.timeSec = element.currentTime;
        setTimeSec(element.currentTime);
        for (const other of made)
          if (other !== element && Math.abs(other.currentTime - element.currentTime) > DRIFT_SEC)
            other.currentTime = element.currentTime;
      };
      const measure = (): void => {
        latest.current[index]?.works();
        if (isHeard() && Number.isFinite(element.duration)) setDurationSec(element.duration);
      };
      element.addEventListener('timeupdate', note, { signal });
      element.addEventListener('durationchange', measure, { signal });
      const fail = (): void => {
        if (goOnUnheard(element)) setUnheard(true);
        else if (element.src !== '' && !askAcrossOrigins(element))
          latest.current[index]?.isLost(stands.current);
      };
      element.addEventListener('error', fail, { signal });
      element.addEventListener('ended', () => isHeard() && setPlaying(false), { signal });
    }
    return () => {
      leave.abort();
      for (const element of made) {
        element.pause();
        element.removeAttribute('src');
        element.load();
      }
    };
  }, [key]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: other elements go on as those before them
  useEffect(() => {
    stands.current.playing = playing;
    if (!playing) {
      for (const element of elements.current) element.pause();
      return;
    }
    setUnheard(false);
    for (const [index, element] of elements.current.entries()) {
      // A device without an output may have one by now.
      element.muted = index !== heardNow.current;
      // A play that is stopped before it began is not a failure.
      if (element.src !== '')
        element.play().catch((error: unknown) => {
          if (!isAbort(error)) setFailed(true);
        });
    }
  }, [playing, key]);

  const seek = useCallback((toSec: number) => {
    stands.current.timeSec = toSec;
    for (const element of elements.current) element.currentTime = toSec;
    setTimeSec(toSec);
  }, []);
  const hear = useCallback((index: number) => {
    heardNow.current = index;
    for (const [at, element] of elements.current.entries()) element.muted = at !== index;
    setHeard(index);
  }, []);
  const toggle = useCallback(() => setPlaying((now) => !now), []);
  return useMemo(
    () => ({ playing, timeSec, durationSec, heard, failed, unheard, toggle, seek, hear }),
    [playing, timeSec, durationSec, heard, failed, unheard, toggle, seek, hear],
  );
}
