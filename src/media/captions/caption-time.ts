/** Times as subtitle files write them. */

const TIME = /^(?:(\d{1,4}):)?([0-5]?\d):([0-5]?\d)(?:[.,](\d{1,3}))?$/u;

/** Seconds of `hh:mm:ss.mmm`; hours may be missing, a comma may stand for the point. Null where it is no time. */
export function parseCaptionTime(text: string): number | null {
  const match = TIME.exec(text);
  if (match === null) return null;
  const [, hours = '0', minutes = '0', seconds = '0', fraction = ''] = match;
  return (
    Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(fraction.padEnd(3, '0')) / 1000
  );
}

/** `hh:mm:ss` and three digits, whole milliseconds. SRT writes a comma, WebVTT a point. */
export function formatCaptionTime(milliseconds: number, separator: ',' | '.'): string {
  const pad = (value: number, width: number) => String(value).padStart(width, '0');
  const seconds = Math.floor(milliseconds / 1000);
  const clock = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return `${clock.map((part) => pad(part, 2)).join(':')}${separator}${pad(milliseconds % 1000, 3)}`;
}
