/** Which picture of a film a media element shows now, asked of the element itself. */

const HAVE_CURRENT_DATA = 2;
/** A picture this far into a film is no first one: a time of nothing is wrong. */
const SURELY_LATER_SEC = 0.1;
const NOTHING_SEC = 0.001;

/** Firefox gives whole seconds where microseconds are asked for. null until a picture came that shows it. */
let tells: boolean | null = null;

/** Whether elements say which picture they show, as far as it is known; where not, a seek that ended must do. */
export function tellPictureTimes(): boolean {
  return tells !== false;
}

/** To be called as a picture comes, with the time it is said to be of. */
export function learnPictureTimes(element: HTMLVideoElement, mediaTimeSec: number): void {
  if (tells !== null || mediaTimeSec < SURELY_LATER_SEC) return;
  const toldSec = toldTimeOf(element);
  if (toldSec !== null) tells = toldSec >= NOTHING_SEC;
}

/** Seconds on the film's clock; null where there is no picture, or the browser does not say. */
export function pictureTimeOf(element: HTMLVideoElement): number | null {
  return tellPictureTimes() ? toldTimeOf(element) : null;
}

function toldTimeOf(element: HTMLVideoElement): number | null {
  if (element.readyState < HAVE_CURRENT_DATA || element.videoWidth === 0) return null;
  if (typeof VideoFrame === 'undefined') return null;
  try {
    const picture = new VideoFrame(element);
    const timeSec = picture.timestamp / 1e6;
    picture.close();
    return timeSec;
  } catch {
    // A picture is not given out while a seek begins, nor one of another origin; both draw as they are.
    return null;
  }
}
