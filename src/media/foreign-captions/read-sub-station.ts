/** SubStation Alpha and Advanced SubStation Alpha, as Aegisub writes them: one `Dialogue:` line an event. */
import { textOfAss } from '../subtitles/ass-event.ts';
import { type ForeignCue, foreignTimeSec } from './foreign-cue.ts';

/** Of version 4+, where a file does not say its own. */
const FIELDS = 'Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text';

export function readSubStation(text: string): ForeignCue[] {
  let fields = fieldsOf(FIELDS);
  let inEvents = false;
  const cues = new Map<string, ForeignCue>();
  for (const line of text.split(/\r\n|\r|\n/u)) {
    const section = /^\s*\[(.+)\]\s*$/u.exec(line)?.[1];
    if (section !== undefined) inEvents = section.toLowerCase() === 'events';
    const [, kind, rest = ''] = /^\s*(format|dialogue):\s*(.*)$/iu.exec(line) ?? [];
    if (kind?.toLowerCase() === 'format' && inEvents) fields = fieldsOf(rest);
    if (kind?.toLowerCase() !== 'dialogue') continue;
    const cue = cueOf(rest, fields);
    // The same words in several layers are one line with its outline and its glow.
    cues.set(`${cue.startSec} ${cue.endSec} ${cue.text}`, cue);
  }
  return [...cues.values()];
}

function fieldsOf(format: string): readonly string[] {
  return format.split(',').map((field) => field.trim().toLowerCase());
}

/** The text is the last field, and may hold commas of its own. */
function cueOf(values: string, fields: readonly string[]): ForeignCue {
  const parts = values.split(',');
  const of = (field: string): string => parts[fields.indexOf(field)]?.trim() ?? '';
  return {
    startSec: foreignTimeSec(of('start')),
    endSec: foreignTimeSec(of('end')),
    text: textOfAss(parts.slice(fields.length - 1).join(',')),
    speaker: of('name') || of('actor') || null,
  };
}
