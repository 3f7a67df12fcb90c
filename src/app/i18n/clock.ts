/** Lengths and positions in a video, written alike in every language. */

/** `0:42`, `1:02:03`: a length or a position, for humans. */
export function clock(totalSec: number): string {
  const whole = Math.max(0, Math.round(totalSec));
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor((whole % 3600) / 60);
  const sec = String(whole % 60).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${sec}` : `${minutes}:${sec}`;
}

/** `0:41.12`: a position to the hundredth, for editing. */
export function preciseClock(totalSec: number): string {
  const hundredths = Math.max(0, Math.round(totalSec * 100));
  return `${clock(Math.floor(hundredths / 100))}.${String(hundredths % 100).padStart(2, '0')}`;
}
