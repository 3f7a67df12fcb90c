/** Words of a text subtitle track inside a file; the first source of a transcript, before speech recognition. */
import { readCueText } from '../captions/cue-text.ts';
import { CAPTIONS_MAX_CHARS, CUE_MAX_CHARS } from '../captions/parse-captions.ts';
import { spokenCues } from '../captions/spoken-cues.ts';
import { wordsFromCues } from '../captions/words-from-cues.ts';
import type { Word } from '../listen/word.ts';
import type { MediaCall } from '../media-call.ts';
import { ByteWindow } from '../probe/byte-window.ts';
import { SNIFF_BYTES, sniffContainer } from '../probe/sniff-container.ts';
import { readMatroskaSubtitles } from './matroska-subtitles.ts';
import { readMp4Subtitles } from './mp4-subtitles.ts';
import { languageOfTrack, type SubtitleTrack } from './subtitle-track.ts';

export interface SubtitleWords {
  /** BCP 47; `und` where neither the file nor the words say. */
  readonly language: string;
  readonly words: readonly Word[];
}

/** null where the file holds no text subtitles. Of several tracks the one in `wanted` is read, where it is there. Picture subtitles (DVD, Blu-ray) are not text. */
export async function readSubtitles(
  file: Blob,
  wanted: 'auto' | 'it' | 'en',
  call: MediaCall,
): Promise<SubtitleWords | null> {
  const track = await readTrack(file, wanted, call);
  call.onProgress(1, 'subtitles');
  if (!track) return null;
  // Text of that length is no subtitles, and would only keep the one busy who reads it.
  if (track.cues.reduce((sum, { payload }) => sum + payload.length, 0) > CAPTIONS_MAX_CHARS) return null;
  const readable = track.cues.filter(({ payload }) => payload.length <= CUE_MAX_CHARS);
  const cues = readable.flatMap(({ startSec, endSec, payload }) =>
    readCueText(payload.split(/\r?\n/)).map((text) => ({ startSec, endSec, ...text })),
  );
  const words = wordsFromCues(spokenCues(cues));
  return words.length > 0 ? { language: languageOfTrack(track.language, words), words } : null;
}

async function readTrack(file: Blob, wanted: string, call: MediaCall): Promise<SubtitleTrack | null> {
  const bytes = new ByteWindow(file);
  switch (sniffContainer(await bytes.read(0, SNIFF_BYTES))) {
    case 'mkv':
    case 'webm':
      return readMatroskaSubtitles(bytes, wanted, (share) => {
        call.signal.throwIfAborted();
        call.onProgress(share, 'subtitles');
      });
    case 'mp4':
    case 'mov':
      return readMp4Subtitles(bytes, wanted);
    default:
      return null;
  }
}
