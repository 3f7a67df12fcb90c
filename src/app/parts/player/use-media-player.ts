/** A single media element as a player: what it does, and what its buttons do. */
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { goOnUnheard } from '../../../player/sound-output.ts';
import type { Playable } from './transport.tsx';
import type { HeldLink } from './use-held-link.ts';

type State = Pick<Playable, 'playing' | 'timeSec' | 'durationSec' | 'muted' | 'rate'>;

const AT_REST: State = { playing: false, timeSec: 0, durationSec: 0, muted: false, rate: 1 };
const EVENTS = [
  ...['play', 'pause', 'ended', 'seeking', 'seeked', 'timeupdate'],
  ...['loadedmetadata', 'durationchange', 'volumechange', 'ratechange', 'emptied'],
];

/**
 * @param address of what the element plays; the element is looked for again when it changes, and goes on where it stood
 * @param filmSec how long the service found it to be: a file that a browser recorded does not say so itself
 * @param link that the address is of
 */
export function useMediaPlayer(
  media: RefObject<HTMLMediaElement | null>,
  address: string | null,
  { fps, filmSec }: { readonly fps: number; readonly filmSec: number },
  link: Pick<HeldLink, 'works' | 'isLost' | 'wants' | 'breaks'>,
): Playable {
  const [state, setState] = useState(AT_REST);
  const [unheard, setUnheard] = useState(false);
  const read = useEffectEvent((element: HTMLMediaElement): State => stateOf(element, filmSec));
  const onLoaded = useEffectEvent((element: HTMLMediaElement) => {
    const stood = link.works();
    if (stood === null) return;
    element.currentTime = stood.timeSec;
    // A browser that refuses to play stands at the right place all the same.
    if (stood.playing) element.play().catch(() => undefined);
  });
  const onError = useEffectEvent((element: HTMLMediaElement) => {
    if (goOnUnheard(element)) setUnheard(true);
    // What cannot be decoded is no matter of its link.
    else if (element.error?.code === MediaError.MEDIA_ERR_DECODE) link.breaks();
    else link.isLost(stateOf(element, filmSec));
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another address may be another element
  useEffect(() => {
    const element = media.current;
    if (element === null) return;
    let frame = 0;
    // Its own events come four times a second; while it plays the bar moves with the picture.
    const follow = (): void => {
      setState(read(element));
      frame = element.paused ? 0 : requestAnimationFrame(follow);
    };
    const onEvent = (): void => {
      cancelAnimationFrame(frame);
      follow();
    };
    const loaded = (): void => onLoaded(element);
    const failed = (): void => onError(element);
    element.addEventListener('loadedmetadata', loaded);
    element.addEventListener('error', failed);
    for (const event of EVENTS) element.addEventListener(event, onEvent);
    onEvent();
    return () => {
      cancelAnimationFrame(frame);
      element.removeEventListener('loadedmetadata', loaded);
      element.removeEventListener('error', failed);
      for (const event of EVENTS) element.removeEventListener(event, onEvent);
    };
  }, [media, address]);

  const seek = (timeSec: number): void => {
    const element = media.current;
    // An element on its way to another link has no length yet: nobody can say where to.
    if (element === null || !(element.duration > 0)) return;
    const atSec = Math.min(Math.max(0, timeSec), lengthOf(element, filmSec));
    element.currentTime = atSec;
    // An element whose link is lost goes nowhere any more; the one that goes on for it does.
    link.wants({ timeSec: atSec });
  };
  return {
    ...state,
    unheard,
    seek,
    toggle: () => {
      const element = media.current;
      if (element === null) return;
      link.wants({ playing: element.paused });
      // A browser that refuses to play stands at the right place all the same.
      if (element.paused) element.play().catch(() => undefined);
      else element.pause();
    },
    step: (frames) => {
      media.current?.pause();
      link.wants({ playing: false });
      seek((media.current?.currentTime ?? 0) + frames / fps);
    },
    setRate: (rate) => {
      if (media.current !== null) media.current.playbackRate = rate;
    },
    setMuted: (muted) => {
      setUnheard(false);
      if (media.current !== null) media.current.muted = muted;
    },
  };
}

/** 0 while nothing of it is known. */
function lengthOf({ duration }: HTMLMediaElement, filmSec: number): number {
  if (duration === Number.POSITIVE_INFINITY) return filmSec;
  return duration > 0 ? duration : 0;
}

function stateOf(element: HTMLMediaElement, filmSec: number): State {
  return {
    playing: !element.paused,
    timeSec: element.currentTime,
    durationSec: lengthOf(element, filmSec),
    muted: element.muted,
    rate: element.playbackRate,
  };
}
