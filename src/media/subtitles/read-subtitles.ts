/** Words of a text subtitle track inside a file; the first source of a transcript, before speech recognition. */
import { readCueText } from '../captions/cue-text.ts';
import { CAPTIONS_MAX_CHARS, CUE_MAX_CHARS } from '../captions/parse-captions.ts';
import { wordsFromCues } from '../captions/words-from-cues.ts';
import type { Word } from '../listen/word.ts';
import type { MediaCall } from '../media-call.ts';
import { ByteWindow } from '../probe/byte-window.ts';
import { SNIFF_BYTES, sniffContainer } from '../probe/sniff-container.ts';
import { readMatroskaSubtitles } from './matroska-subtitles.ts';
import { readMp4Subtitles } from './mp4-subtitles.ts';
import type { SubtitleTrack } from './subtitle-track.ts';

/** ISO 639-2 codes for books, which Intl does not know; those for terms it shortens by itself. */
const BOOK_CODES: Readonly<Record<string, string>> = {
  alb: 'sq',
  arm: 'hy',
  baq: 'eu',
  bur: 'my',
  chi: 'zh',
  cze: 'cs',
  dut: 'nl',
  fre: 'fr',
  geo: 'ka',
  ger: 'de',
  gre: 'el',
  ice: 'is',
  mac: 'mk',
  may: 'ms',
  per: 'fa',
  rum: 'ro',
  slo: 'sk',
  tib: 'bo',
  wel: 'cy',
};

export interface SubtitleWords {
  /** BCP 47, `und` where the file does not say. */
  readonly language: string;
  readonly words: readonly Word[];
}

/** null where the file holds no text subtitles. Picture subtitles (DVD, Blu-ray) are not text. */
export async function readSubtitles(file: Blob, call: MediaCall): Promise<SubtitleWords | null> {
  const track = await readTrack(file, call);
  call.onProgress(1, 'subtitles');
  if (!track) return null;
  // Text of that length is no subtitles, and would only keep the one busy who reads it.
  if (track.cues.reduce((sum, { payload }) => sum + payload.length, 0) > CAPTIONS_MAX_CHARS) return null;
  const readable = track.cues.filter(({ payload }) => payload.length <= CUE_MAX_CHARS);
  const cues = readable.flatMap(({ startSec, endSec, payload }) =>
    readCueText(payload.split(/\r?\n/)).map((text) => ({ startSec, endSec, ...text })),
  );
  const words = wordsFromCues(cues);
  return words.length > 0 ? { language: shortLanguage(track.language), words } : null;
}

async function readTrack(file: Blob, call: MediaCall): Promise<SubtitleTrack | null> {
  const bytes = new ByteWindow(file);
  switch (sniffContainer(await bytes.read(0, SNIFF_BYTES))) {
    case 'mkv':
    case 'webm':
      return readMatroskaSubtitles(bytes, (share) => {
        call.signal.throwIfAborted();
        call.onProgress(share, 'subtitles');
      });
    case 'mp4':
    case 'mov':
      return readMp4Subtitles(bytes);
    default:
      return null;
  }
}

export function shortLanguage(code: string): string {
  const known = BOOK_CODES[code];
  if (known) return known;
  try {
    return Intl.getCanonicalLocales(code)[0] ?? 'und';
  } catch (error) {
    if (error instanceof RangeError) return 'und';
    throw error;
  }
}
