/**
 * Plays a composition in real time: the source's own picture and sound, cropped and captioned per frame by
 * the scene code that exports use. Owns transport and drawing; looks like nothing.
 */
import { type RefCallback, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { loadCaptionFonts } from '../../../media/captions/caption-fonts.ts';
import type { CompositionPlan } from '../../../media/compose/composition-plan.ts';
import { drawScene } from './draw-scene.ts';
import { sourceStretch } from './source-stretch.ts';

export interface ScenePlayer {
  readonly videoRef: RefCallback<HTMLVideoElement>;
  readonly canvasRef: RefObject<HTMLCanvasElement | null>;
  readonly playing: boolean;
  readonly muted: boolean;
  readonly rate: number;
  /** On the composition's clock. */
  readonly timeSec: number;
  readonly durationSec: number;
  /** False until the first picture is drawn. */
  readonly ready: boolean;
  /** A sentence of the platform where the source cannot be played. */
  readonly failure: string | null;
  /** The caption font did not load; the platform's stands in. */
  readonly plainFont: boolean;
  readonly toggle: () => void;
  readonly pause: () => void;
  readonly seek: (timeSec: number) => void;
  readonly step: (frames: number) => void;
  readonly setRate: (rate: number) => void;
  readonly setMuted: (muted: boolean) => void;
}

/** A seek must land inside the frame, not on the border to the one before. */
const INSIDE_FRAME_SEC = 0.001;
/** A playing video may run this far over the end before it is stopped. */
const OUTSIDE_SEC = 0.5;
/** While a clip has not been played its picture is of this moment: texts have faded in by then. */
const STILL_SEC = 0.6;

/**
 * @param firstFrame true where the exact first frame is wanted at rest, as while trimming.
 */
export function useScenePlayer(
  plan: CompositionPlan | null,
  address: string | null,
  firstFrame = false,
): ScenePlayer {
  const videoRef = useRef<HTMLVideoElement>(null);
  const canvasRef = useRef<HTMLCanvasElement>(null);
  /** The element again, as state: a picture taken away and shown again is set up anew. */
  const [element, setElement] = useState<HTMLVideoElement | null>(null);
  const planRef = useRef(plan);
  const stillRef = useRef(STILL_SEC);
  /** At rest before the first play: the still is shown, the clock stands at zero. */
  const restingRef = useRef(false);
  const [playing, setPlaying] = useState(false);
  const [muted, setMutedState] = useState(false);
  const [rate, setRateState] = useState(1);
  const [timeSec, setTimeSec] = useState(0);
  const [ready, setReady] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [plainFont, setPlainFont] = useState(false);
  const startSec = plan === null ? 0 : sourceStretch(plan).startSec;
  const durationSec = plan?.durationSec ?? 0;

  const draw = useCallback((mediaTimeSec?: number) => {
    const [video, canvas, now] = [videoRef.current, canvasRef.current, planRef.current];
    if (video === null || canvas === null || now === null || video.readyState < 2) return;
    const length = now.durationSec;
    const at = (mediaTimeSec ?? video.currentTime) - sourceStretch(now).startSec;
    // On the way to another clip the video still shows the old one; its last picture stays until then.
    if (mediaTimeSec === undefined && video.seeking) return;
    if (at < -OUTSIDE_SEC || at > length + OUTSIDE_SEC) return;
    const shown = Math.min(Math.max(0, at), Math.max(0, length - 1 / now.fps));
    drawScene(canvas, video, now, shown);
    setTimeSec(restingRef.current ? 0 : Math.min(length, Math.max(0, at)));
    setReady(true);
  }, []);

  const stopAtEnd = useCallback(() => {
    const [video, now] = [videoRef.current, planRef.current];
    if (video === null || now === null || video.paused || video.currentTime < sourceStretch(now).endSec)
      return;
    video.pause();
    video.currentTime = sourceStretch(now).startSec + INSIDE_FRAME_SEC;
  }, []);

  useEffect(() => {
    planRef.current = plan;
    // The plan changed under a still picture: captions, style or hook must show at once.
    draw();
  }, [plan, draw]);

  useEffect(() => {
    let left = false;
    // Without the font, the platform's is painted and it is said; the picture is drawn again once it is there.
    void loadCaptionFonts()
      .then(
        () => false,
        () => true,
      )
      .then((plain) => {
        if (left) return;
        setPlainFont(plain);
        draw();
      });
    return () => {
      left = true;
    };
  }, [draw]);

  const attach = useCallback<RefCallback<HTMLVideoElement>>((video) => {
    videoRef.current = video;
    setElement(video);
  }, []);

  useEffect(() => {
    const video = element;
    if (video === null || address === null) return;
    setReady(false);
    setFailure(null);
    video.src = address;
    let frame = 0;
    const onFrame: VideoFrameRequestCallback = (_now, { mediaTime }) => {
      draw(mediaTime);
      stopAtEnd();
      frame = video.requestVideoFrameCallback(onFrame);
    };
    frame = video.requestVideoFrameCallback(onFrame);
    const onPlay = (): void => {
      restingRef.current = false;
      setPlaying(true);
    };
    const onPause = (): void => setPlaying(false);
    const onError = (): void => setFailure(video.error?.message ?? 'The video cannot be played.');
    const onSeeked = (): void => draw();
    video.addEventListener('play', onPlay);
    video.addEventListener('pause', onPause);
    video.addEventListener('error', onError);
    video.addEventListener('seeked', onSeeked);
    // Hidden pages get no frames, yet their sound must end with the clip.
    video.addEventListener('timeupdate', stopAtEnd);
    return () => {
      video.cancelVideoFrameCallback(frame);
      video.removeEventListener('play', onPlay);
      video.removeEventListener('pause', onPause);
      video.removeEventListener('error', onError);
      video.removeEventListener('seeked', onSeeked);
      video.removeEventListener('timeupdate', stopAtEnd);
      video.removeAttribute('src');
      video.load();
    };
  }, [element, address, draw, stopAtEnd]);

  const seek = useCallback((wantedSec: number) => {
    const [video, now] = [videoRef.current, planRef.current];
    if (video === null || now === null) return;
    const length = now.durationSec;
    const clamped = Math.min(Math.max(0, wantedSec), Math.max(0, length - 1 / now.fps));
    restingRef.current = false;
    video.currentTime = sourceStretch(now).startSec + clamped + INSIDE_FRAME_SEC;
    setTimeSec(clamped);
  }, []);

  useEffect(() => {
    stillRef.current = firstFrame ? 0 : STILL_SEC;
  }, [firstFrame]);

  const planned = plan !== null;
  // A new clip of the same source starts at its own beginning.
  useEffect(() => {
    const [video, now] = [element, planRef.current];
    if (!planned || video === null || now === null || address === null) return;
    video.pause();
    restingRef.current = true;
    const still = Math.min(stillRef.current, (sourceStretch(now).endSec - startSec) / 2);
    video.currentTime = startSec + still + INSIDE_FRAME_SEC;
    setTimeSec(0);
  }, [element, startSec, address, planned]);

  const toggle = useCallback(() => {
    const [video, now] = [videoRef.current, planRef.current];
    if (video === null || now === null) return;
    if (!video.paused) {
      video.pause();
      return;
    }
    const atRest = restingRef.current || video.currentTime < sourceStretch(now).startSec;
    if (atRest || video.currentTime >= sourceStretch(now).endSec - 0.05) {
      video.currentTime = sourceStretch(now).startSec + INSIDE_FRAME_SEC;
    }
    // A play that a pause or a new source overtakes is no failure.
    video.play().catch((error: unknown) => {
      if (!(error instanceof DOMException && error.name === 'AbortError')) setFailure(String(error));
    });
  }, []);

  const pause = useCallback(() => videoRef.current?.pause(), []);

  const step = useCallback(
    (frames: number) => {
      const [video, now] = [videoRef.current, planRef.current];
      if (video === null || now === null) return;
      video.pause();
      const frame = Math.floor((video.currentTime - sourceStretch(now).startSec) * now.fps + 1e-6);
      seek((frame + frames) / now.fps);
    },
    [seek],
  );

  const setRate = useCallback((next: number) => {
    if (videoRef.current !== null) videoRef.current.playbackRate = next;
    setRateState(next);
  }, []);

  const setMuted = useCallback((next: boolean) => {
    if (videoRef.current !== null) videoRef.current.muted = next;
    setMutedState(next);
  }, []);

  return {
    videoRef: attach,
    canvasRef,
    playing,
    muted,
    rate,
    timeSec,
    durationSec,
    ready,
    failure,
    plainFont,
    toggle,
    pause,
    seek,
    step,
    setRate,
    setMuted,
  };
}
