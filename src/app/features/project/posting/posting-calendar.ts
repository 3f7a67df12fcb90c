/** A posting plan as a calendar file: one event a clip. RFC 5545, whose sections are named below. Pure. */

export interface PostingEvent {
  /** The same for the same clip, so that a plan brought in again moves its event. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly at: Date;
}

const LINE_BYTES = 75;
const LENGTH_MINUTES = 15;
const utf8 = new TextEncoder();

/** @param made when the file was made (section 3.8.7.2) */
export function postingCalendar(events: readonly PostingEvent[], made: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Cliproom//Posting plan//EN',
    ...events.flatMap(({ id, title, text, at }) => [
      'BEGIN:VEVENT',
      `UID:${id}@cliproom`,
      `DTSTAMP:${utc(made)}`,
      `DTSTART:${utc(at)}`,
      `DURATION:PT${LENGTH_MINUTES}M`,
      `SUMMARY:${escaped(title)}`,
      `DESCRIPTION:${escaped(text)}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** Form 2 of section 3.3.5. */
function utc(time: Date): string {
  return `${time.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

/** Section 3.3.11; control characters cannot stand in a text. */
function escaped(text: string): string {
  return text
    .trim()
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll(/\r\n|[\r\n]/g, '\\n')
    .replaceAll(/\p{Cc}/gu, ' ');
}

/** Section 3.1: at most 75 bytes a line, no character cut in two. */
function folded(line: string): string {
  let bytes = 0;
  let text = '';
  for (const character of line) {
    const size = utf8.encode(character).length;
    if (bytes + size > LINE_BYTES) {
      text += '\r\n ';
      bytes = 1;
    }
    text += character;
    bytes += size;
  }
  return text;
}
