/**
 * Which stretch of the output clock a timeline shows, as an immutable value: a view makes a new one for every
 * frame it draws. Functions never change the scale given.
 */
export interface TimeScale {
  /** Output second at the left edge. */
  readonly startSec: number;
  readonly pxPerSec: number;
  readonly widthPx: number;
}

/** At most this close: a frame of ordinary video is then about 24 px wide. */
const MAX_PX_PER_SEC = 600;
/** The whole edit leaves this share of the width free behind its end. */
const FREE_SHARE = 0.08;
const SHORTEST_SHOWN_SEC = 1;

export function xOf(scale: TimeScale, sec: number): number {
  return (sec - scale.startSec) * scale.pxPerSec;
}

export function secAt(scale: TimeScale, xPx: number): number {
  return scale.startSec + xPx / scale.pxPerSec;
}

export function endOf(scale: TimeScale): number {
  return secAt(scale, scale.widthPx);
}

/** Shows everything. */
export function fitScale(durationSec: number, widthPx: number): TimeScale {
  return { startSec: 0, pxPerSec: minPxPerSec(durationSec, widthPx), widthPx };
}

/** Inside what may be shown: from the start to a little behind the end, no closer and no wider than makes sense. */
export function clampScale(scale: TimeScale, durationSec: number): TimeScale {
  const { widthPx } = scale;
  const lowest = minPxPerSec(durationSec, widthPx);
  const pxPerSec = Math.min(Math.max(scale.pxPerSec, lowest), Math.max(lowest, MAX_PX_PER_SEC));
  const lastStartSec = Math.max(0, durationSec - (widthPx / pxPerSec) * (1 - FREE_SHARE));
  return { startSec: Math.min(Math.max(0, scale.startSec), lastStartSec), pxPerSec, widthPx };
}

/** The moment under `xPx` stays under it, where the ends of the edit allow. */
export function zoomAt(scale: TimeScale, factor: number, xPx: number, durationSec: number): TimeScale {
  const sec = secAt(scale, xPx);
  const { pxPerSec } = clampScale({ ...scale, pxPerSec: scale.pxPerSec * factor }, durationSec);
  return clampScale({ ...scale, pxPerSec, startSec: sec - xPx / pxPerSec }, durationSec);
}

export function scrollBy(scale: TimeScale, deltaPx: number, durationSec: number): TimeScale {
  return clampScale({ ...scale, startSec: scale.startSec + deltaPx / scale.pxPerSec }, durationSec);
}

/** Scrolls only where the moment is out of sight, and then shows it a fifth from the left. */
export function revealSec(scale: TimeScale, sec: number, durationSec: number): TimeScale {
  const x = xOf(scale, sec);
  if (x >= 0 && x <= scale.widthPx) return scale;
  return clampScale({ ...scale, startSec: sec - scale.widthPx / scale.pxPerSec / 5 }, durationSec);
}

/** 0 is the widest zoom, 1 the closest; each step of the same size looks the same. */
export function zoomShare(scale: TimeScale, durationSec: number): number {
  const lowest = minPxPerSec(durationSec, scale.widthPx);
  const highest = Math.max(lowest, MAX_PX_PER_SEC);
  return highest === lowest ? 0 : Math.log(scale.pxPerSec / lowest) / Math.log(highest / lowest);
}

export function withZoomShare(scale: TimeScale, share: number, xPx: number, durationSec: number): TimeScale {
  const lowest = minPxPerSec(durationSec, scale.widthPx);
  const wanted = lowest * (Math.max(lowest, MAX_PX_PER_SEC) / lowest) ** share;
  return zoomAt(scale, wanted / scale.pxPerSec, xPx, durationSec);
}

function minPxPerSec(durationSec: number, widthPx: number): number {
  return (Math.max(1, widthPx) * (1 - FREE_SHARE)) / Math.max(SHORTEST_SHOWN_SEC, durationSec);
}
