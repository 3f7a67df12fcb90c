/** A scene engine in React: what a screen shows of it, and what its buttons do. */
import { type RefCallback, useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { CompositionPlan } from '../../../media/compose/composition-plan.ts';
import { madeSource, madeSourcesOf } from '../../../media/compose/made-source.ts';
import type { Addresses } from '../../../player/film-pool.ts';
import { type EngineState, IDLE, SceneEngine } from '../../../player/scene-engine.ts';
import { giveBack } from '../../data/assets/use-file-address.ts';
import { useDrawn } from '../preview/use-drawn.ts';

export interface ScenePlayer extends EngineState {
  /** Where the engine keeps its media elements: out of sight, inside the page. */
  readonly filmsRef: RefCallback<HTMLElement>;
  readonly canvasRef: RefCallback<HTMLCanvasElement>;
  readonly durationSec: number;
  /** Captions are in the platform's font, because theirs did not load. */
  readonly plainFont: boolean;
  readonly toggle: () => void;
  readonly play: () => void;
  readonly runBack: () => void;
  readonly pause: () => void;
  readonly seek: (timeSec: number) => void;
  /** To the first frame that shows what begins then, as a word. */
  readonly seekToStart: (startSec: number) => void;
  readonly step: (frames: number) => void;
  readonly setRate: (rate: number) => void;
  readonly setMuted: (muted: boolean) => void;
  /** How loud all of it is heard here, 0 to 1. */
  readonly setVolume: (volume: number) => void;
}

interface Played {
  /** null while it is not known yet. */
  readonly plan: CompositionPlan | null;
  /** Of the files among the plan's sources, as far as they are known. */
  readonly addresses: Addresses;
  /** When this changes another piece begins: the player rests at its start. */
  readonly piece: string;
  /** Asks for new addresses, where those given lead nowhere any more. */
  readonly renew?: () => void;
  /** True where the exact first frame is wanted at rest, as while trimming. */
  readonly firstFrame?: boolean;
}

/** Before it is played a piece shows this moment: texts have faded in by then. */
const STILL_SEC = 0.6;
const nothing = (): void => undefined;

export function useScenePlayer({
  plan,
  addresses,
  renew = nothing,
  piece,
  firstFrame = false,
}: Played): ScenePlayer {
  const [engine, setEngine] = useState<SceneEngine | null>(null);
  const [canvas, setCanvas] = useState<HTMLCanvasElement | null>(null);
  const [state, setState] = useState(IDLE);
  const drawn = useDrawn(plan);
  const filmsRef = useCallback<RefCallback<HTMLElement>>((holder) => {
    if (holder === null) return;
    const made = new SceneEngine(holder, setState);
    setEngine(made);
    return () => {
      made.dispose();
      setEngine(null);
      setState(IDLE);
    };
  }, []);

  useEffect(() => {
    engine?.setCanvas(canvas);
  }, [engine, canvas]);

  const made = useMadeSources(plan);
  const all = useMemo(() => ({ ...addresses, ...made }), [addresses, made]);
  useEffect(() => {
    engine?.setPlan(plan, all);
  }, [engine, plan, all]);

  const askAnew = useEffectEvent(renew);
  const { wantsAddresses } = state;
  useEffect(() => {
    if (wantsAddresses) askAnew();
  }, [wantsAddresses]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another piece is a reason to begin again
  useEffect(() => {
    engine?.rest(firstFrame ? 0 : STILL_SEC);
  }, [engine, piece]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another font or logo changes what is drawn
  useEffect(() => {
    engine?.redraw();
  }, [engine, drawn]);

  return {
    ...state,
    filmsRef,
    canvasRef: setCanvas,
    durationSec: plan?.durationSec ?? 0,
    plainFont: drawn?.failed === true,
    toggle: engine?.toggle ?? nothing,
    play: engine?.play ?? nothing,
    runBack: engine?.runBack ?? nothing,
    pause: engine?.pause ?? nothing,
    seek: engine?.seek ?? nothing,
    seekToStart: engine?.seekToStart ?? nothing,
    step: engine?.step ?? nothing,
    setRate: engine?.setRate ?? nothing,
    setMuted: engine?.setMuted ?? nothing,
    setVolume: engine?.setVolume ?? nothing,
  };
}

const NONE: Addresses = {};

/** Addresses of what a plan plays that is no file: made here, as an export makes it. */
function useMadeSources(plan: CompositionPlan | null): Addresses {
  const [addresses, setAddresses] = useState(NONE);
  useEffect(() => {
    const made = (plan === null ? [] : madeSourcesOf(plan)).flatMap((id) => {
      const file = plan === null ? null : madeSource(id, plan);
      return file === null ? [] : [[id, URL.createObjectURL(file)] as const];
    });
    if (made.length === 0) return;
    setAddresses(Object.fromEntries(made));
    return () => {
      for (const [, address] of made) giveBack(address);
      setAddresses(NONE);
    };
  }, [plan]);
  return addresses;
}
