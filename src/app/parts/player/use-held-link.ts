/**
 * A link that a player keeps while it works. Each read of a service gives another link of the same file, and each ends after
 * a while: a player that took every new one would begin anew at every read, and one that took none would stop for good.
 */
import { useRef, useState } from 'react';

/** Where a player stood when its link led nowhere any more. */
export interface Stood {
  readonly timeSec: number;
  readonly playing: boolean;
}

export interface HeldLink {
  readonly url: string | null;
  /** The file is there by this link. Returns where a player goes on that had lost the one before; null where it begins. */
  readonly works: () => Stood | null;
  /**
   * It leads nowhere any more: the one of the last read is taken, or where that is this one, another is asked for. Once for
   * each that worked: what fails with a new one, too, is broken.
   */
  readonly isLost: (stood: Stood) => void;
  /** Somebody went elsewhere, or pressed play: where the link is lost, a player goes on so. */
  readonly wants: (change: Partial<Stood>) => void;
  /** Whether the file cannot be played, by any link. */
  readonly isBroken: boolean;
  /** It was read, and cannot be played. */
  readonly breaks: () => void;
  /** By another link, because somebody asks for it. */
  readonly tryAgain: () => void;
}

const UNTRIED = { isLost: false, isBroken: false };

/**
 * @param file its id: another file has another link at once
 * @param url of the last read
 * @param readAgain asks for another one, which comes as `url`
 */
export function useHeldLink(file: string, url: string | null | undefined, readAgain: () => void): HeldLink {
  const newest = url ?? null;
  const [held, setHeld] = useState({ ...UNTRIED, file, url: newest });
  const mayAsk = useRef(true);
  const stood = useRef<Stood | null>(null);
  const isOther = held.file !== file || held.url === null || held.isLost;
  if (isOther && (held.file !== file || newest !== held.url)) setHeld({ ...UNTRIED, file, url: newest });
  return {
    url: held.url,
    works: () => {
      mayAsk.current = true;
      const goesOn = stood.current;
      stood.current = null;
      return goesOn;
    },
    isLost: (at) => {
      stood.current = at;
      if (newest !== held.url) setHeld({ ...UNTRIED, file, url: newest });
      else if (mayAsk.current) {
        mayAsk.current = false;
        setHeld({ ...held, isLost: true });
        readAgain();
      } else setHeld({ ...held, isBroken: true });
    },
    wants: (change) => {
      if (stood.current !== null) stood.current = { ...stood.current, ...change };
    },
    isBroken: held.isBroken,
    breaks: () => setHeld({ ...held, isBroken: true }),
    tryAgain: () => {
      setHeld({ ...held, isLost: true });
      readAgain();
    },
  };
}
