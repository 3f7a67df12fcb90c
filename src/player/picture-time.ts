/** Which picture of a film a media element shows now, asked of the element itself. */

const HAVE_CURRENT_DATA = 2;

/** Seconds on the film's clock; null where there is no picture, or the browser does not say. */
export function pictureTimeOf(element: HTMLVideoElement): number | null {
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
