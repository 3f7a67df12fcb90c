/**
 * Plays a composition in real time: the source's own picture and sound, cropped and captioned per frame by
 * the scene code that exports use. Owns transport and drawing; looks like nothing.
 */
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { loadCaptionFonts } from '../../../media/captions/caption-fonts.ts';
import type { CompositionPlan } from '../../../media/compose/composition-plan.ts';
import { drawScene } from './draw-scene.ts';

export interface ScenePlayer {
  readonly videoRef: RefObject<HTMLVideoElement | null>;
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
  readonly toggle: () => void;
  readonly pause: () => void;
  readonly seek: (timeSec: number) => void;
  readonly step: (frames: number) => void;
  readonly setRate: (rate: number) => void;
  readonly setMuted: (muted: boolean) => void;
}

/** A seek must land inside the frame, not on the border to the one before. */
const INSIDE_FRAME_SEC = 0.001;

export function useScenePlayer(plan: CompositionPlan | null, address: string | null): ScenePlayer {
  const videoRef = useRef<HTMLVideoElement>(null);
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const planRef = useRef(plan);
  const [playing, setPlaying] = useState(false);
  const [muted, setMutedState] = useState(false);
  const [rate, setRateState] = useState(1);
  const [timeSec, setTimeSec] = useState(0);
  const [ready, setReady] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const startSec = plan?.sourceStartSec ?? 0;
  const durationSec = plan === null ? 0 : plan.sourceEndSec - plan.sourceStartSec;

  const draw = useCallback((mediaTimeSec?: number) => {
    const [video, canvas, now] = [videoRef.current, canvasRef.current, planRef.current];
    if (video === null || canvas === null || now === null || video.readyState < 2) return;
    const length = now.sourceEndSec - now.sourceStartSec;
    const at = (mediaTimeSec ?? video.currentTime) - now.sourceStartSec;
    const shown = Math.min(Math.max(0, at), Math.max(0, length - 1 / now.fps));
    drawScene(canvas, video, now, shown);
    setTimeSec(Math.min(length, Math.max(0, at)));
    setReady(true);
    if (!video.paused && video.currentTime >= now.sourceEndSec) {
      video.pause();
      video.currentTime = now.sourceStartSec + INSIDE_FRAME_SEC;
    }
  }, []);

  useEffect(() => {
    planRef.current = plan;
    // The plan changed under a still picture: captions, style or hook must show at once.
    draw();
  }, [plan, draw]);

  useEffect(() => {
    let left = false;
    // Without the font, the platform's is painted; the picture is drawn again once it is there.
    void loadCaptionFonts()
      .catch(() => undefined)
      .then(() => left || draw());
    return () => {
      left = true;
    };
  }, [draw]);

  useEffect(() => {
    const video = videoRef.current;
    if (video === null || address === null) return;
    setReady(false);
    setFailure(null);
    video.src = address;
    let frame = 0;
    const onFrame: VideoFrameRequestCallback = (_now, { mediaTime }) => {
      draw(mediaTime);
      frame = video.requestVideoFrameCallback(onFrame);
    };
    frame = video.requestVideoFrameCallback(onFrame);
    const onPlay = (): void => setPlaying(true);
    const onPause = (): void => setPlaying(false);
    const onError = (): void => setFailure(video.error?.message ?? 'The video cannot be played.');
    const onSeeked = (): void => draw();
    video.addEventListener('play', onPlay);
    video.addEventListener('pause', onPause);
    video.addEventListener('error', onError);
    video.addEventListener('seeked', onSeeked);
    return () => {
      video.cancelVideoFrameCallback(frame);
      video.removeEventListener('play', onPlay);
      video.removeEventListener('pause', onPause);
      video.removeEventListener('error', onError);
      video.removeEventListener('seeked', onSeeked);
      video.removeAttribute('src');
      video.load();
    };
  }, [address, draw]);

  const seek = useCallback((wantedSec: number) => {
    const [video, now] = [videoRef.current, planRef.current];
    if (video === null || now === null) return;
    const length = now.sourceEndSec - now.sourceStartSec;
    const clamped = Math.min(Math.max(0, wantedSec), Math.max(0, length - 1 / now.fps));
    video.currentTime = now.sourceStartSec + clamped + INSIDE_FRAME_SEC;
    setTimeSec(clamped);
  }, []);

  // A new clip of the same source starts at its own beginning.
  useEffect(() => {
    const video = videoRef.current;
    if (video === null || address === null) return;
    video.pause();
    video.currentTime = startSec + INSIDE_FRAME_SEC;
    setTimeSec(0);
  }, [startSec, address]);

  const toggle = useCallback(() => {
    const [video, now] = [videoRef.current, planRef.current];
    if (video === null || now === null) return;
    if (!video.paused) {
      video.pause();
      return;
    }
    if (video.currentTime < now.sourceStartSec || video.currentTime >= now.sourceEndSec - 0.05) {
      video.currentTime = now.sourceStartSec + INSIDE_FRAME_SEC;
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
      const frame = Math.floor((video.currentTime - now.sourceStartSec) * now.fps + 1e-6);
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
    videoRef,
    canvasRef,
    playing,
    muted,
    rate,
    timeSec,
    durationSec,
    ready,
    failure,
    toggle,
    pause,
    seek,
    step,
    setRate,
    setMuted,
  };
}
