/** What `npm run clip` is told on its command line. */
import { existsSync, statSync } from 'node:fs';
import { basename, extname, join, resolve } from 'node:path';
import { CAPTION_ENDINGS, endsAsCaptions } from '../../../base/film/caption-endings.ts';
import { CHUNK_SEC, CLIP_COUNT, MAX_DURATION_SEC, MIN_DURATION_SEC } from '../../../contract/limits.ts';
import { CAPTION_STYLES, LANGUAGES, REFRAME_MODES } from '../../../contract/schemas/values.ts';
import { choiceFlag, numberFlag, readFlags } from '../read-flags.ts';
import { UsageError } from '../usage-error.ts';

export const RESULT_FILE = 'clips.json';
/** Read from the surroundings: what stands on a command line is shown to everybody on the machine. */
export const TRANSCRIPTION_KEY = 'CLIPROOM_TRANSCRIPTION_KEY';

export const CLIP_HELP = `npm run clip -- VIDEO [flags]

  --captions F    subtitles of the video: .srt, .vtt, .ass, .sbv, .ttml, or JSON of Whisper
  --count N       clips to make, ${CLIP_COUNT.min} to ${CLIP_COUNT.max} (5)
  --min N         shortest clip in seconds (15)
  --max N         longest clip in seconds (60)
  --language L    ${LANGUAGES.join(', ')} (auto)
  --style S       ${CAPTION_STYLES.join(', ')} (bold-karaoke)
  --reframe M     ${REFRAME_MODES.join(', ')} (face)
  --transcription-server URL    hears videos without subtitles: the part before /audio/transcriptions
  --transcription-model NAME    as that server names it; its key, if any, is read from ${TRANSCRIPTION_KEY}
  --transcription-length N      seconds sent at once, ${CHUNK_SEC.min} to ${CHUNK_SEC.max} (${CHUNK_SEC.usual})
  --out DIR       folder for the clips (the name of the video with -clips)
  --json          print the result as JSON, and nothing else
  --help          this text

Exit codes: 0 clips are there, 1 failed, 2 wrong flags or files, 3 no clips were found, 130 stopped.`;

const FLAGS = {
  texts: [
    ...(['captions', 'count', 'min', 'max', 'language', 'style', 'reframe', 'out'] as const),
    ...(['transcription-server', 'transcription-model', 'transcription-length'] as const),
  ],
  switches: ['json'],
} as const;

export type ClipOptions = NonNullable<ReturnType<typeof readClipOptions>>;

/** null where only help was asked for. Looks at the files named. Throws UsageError. */
export function readClipOptions(args: readonly string[]) {
  const { values, positionals } = readFlags('clip', args, FLAGS);
  if (values.help === true) return null;
  const [video, ...more] = positionals;
  if (video === undefined) throw new UsageError('Name the video to make clips of. See --help.');
  if (more[0] !== undefined) throw new UsageError(`clip takes one video, so "${more[0]}" is one too many.`);
  const minDurationSec = numberFlag('min', values.min, { ...MIN_DURATION_SEC, whole: false }) ?? 15;
  const maxDurationSec = numberFlag('max', values.max, { ...MAX_DURATION_SEC, whole: false }) ?? 60;
  if (minDurationSec > maxDurationSec)
    throw new UsageError(`--min ${minDurationSec} is longer than --max ${maxDurationSec}.`);
  const outFolder = resolve(values.out ?? `${basename(video, extname(video))}-clips`);
  if (existsSync(join(outFolder, RESULT_FILE)))
    throw new UsageError(
      `${outFolder} has clips in it already. Remove it or give another folder with --out.`,
    );
  if (existsSync(outFolder) && !statSync(outFolder).isDirectory())
    throw new UsageError(`${outFolder} is a file. Give another folder with --out.`);
  if (values.captions !== undefined && !endsAsCaptions(values.captions, CAPTION_ENDINGS))
    throw new UsageError(
      `--captions takes a subtitle file (${CAPTION_ENDINGS.join(' ')}), not "${values.captions}".`,
    );
  return {
    videoFile: readableFile(video),
    captionsFile: values.captions === undefined ? undefined : readableFile(values.captions),
    clipCount: numberFlag('count', values.count, { ...CLIP_COUNT, whole: true }) ?? 5,
    minDurationSec,
    maxDurationSec,
    language: choiceFlag('language', values.language, LANGUAGES) ?? 'auto',
    captionStyle: choiceFlag('style', values.style, CAPTION_STYLES) ?? 'bold-karaoke',
    reframe: choiceFlag('reframe', values.reframe, REFRAME_MODES) ?? 'face',
    transcription: transcriptionOf(values),
    outFolder,
    json: values.json === true,
  };
}

type Given = ReturnType<typeof readFlags<(typeof FLAGS.texts)[number], 'json'>>['values'];

/** undefined where speech is not heard by a server. */
function transcriptionOf(values: Given) {
  const { 'transcription-server': address, 'transcription-model': model } = values;
  const length = values['transcription-length'];
  if (address === undefined && model === undefined && length === undefined) return undefined;
  if (address === undefined || model === undefined)
    throw new UsageError('--transcription-server and --transcription-model go together.');
  if (!/^https?:\/\/./.test(address) || !URL.canParse(address))
    throw new UsageError(`--transcription-server takes an http or https address, not "${address}".`);
  const chunkSec = numberFlag('transcription-length', length, { ...CHUNK_SEC, whole: true });
  return { address, model, chunkSec: chunkSec ?? CHUNK_SEC.usual };
}

function readableFile(path: string): string {
  const facts = statSync(path, { throwIfNoEntry: false });
  if (facts === undefined) throw new UsageError(`There is no file ${path}.`);
  if (!facts.isFile()) throw new UsageError(`${path} is not a file.`);
  if (facts.size === 0) throw new UsageError(`${path} is empty.`);
  return resolve(path);
}
