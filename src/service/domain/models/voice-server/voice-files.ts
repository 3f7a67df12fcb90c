/** Spoken lines as files of a project: made together, known by rows, removed with the project. */
import { forEachConcurrent } from '../../../../base/work/for-each-concurrent.ts';
import { newId } from '../../../../contract/ids.ts';
import type { MediaCall } from '../../../../media/media-call.ts';
import type { SpokenWord } from '../../../../media/speak/align-words.ts';
import type { Queries } from '../../../kernel/ports/database.ts';
import type { ModelContext } from '../model-context.ts';
import { speak } from './speak.ts';

export interface VoiceFile {
  readonly file: string;
  readonly durationSec: number;
  /** From the start of the file. */
  readonly words: readonly SpokenWord[];
}

/** Speaks each text to a file of its own. Where it fails or is stopped, no file stays. */
export async function speakTexts(
  context: ModelContext,
  accountId: string,
  texts: readonly { readonly text: string; readonly voice: string }[],
  call: MediaCall,
): Promise<VoiceFile[]> {
  const wished = texts.map((text) => ({ ...text, outputFile: `voices/${newId('event')}.mp3` }));
  try {
    const spoken = await speak(context, accountId, wished, call);
    call.signal.throwIfAborted();
    return spoken.map(({ durationSec, words }, index) => ({
      file: wished[index]?.outputFile ?? '',
      durationSec,
      words,
    }));
  } catch (error) {
    for (const { outputFile } of wished) await context.files.remove(outputFile);
    throw error;
  }
}

/** Inside the transaction that ends the job: from now on the files belong to the project. */
export async function keepVoiceFiles(
  database: Queries,
  projectId: string,
  made: readonly VoiceFile[],
): Promise<void> {
  for (const { file } of made)
    await database.run('INSERT INTO voice_file (file, project_id) VALUES (?, ?)', [file, projectId]);
}

/** How many are looked for side by side: in a bucket each is a request. */
const LOOKED_FOR_AT_ONCE = 8;

/** Those of these files that vanished from the store. */
export async function lostVoices(
  { files }: Pick<ModelContext, 'files'>,
  voices: readonly string[],
): Promise<ReadonlySet<string>> {
  const lost = new Set<string>();
  await forEachConcurrent(voices, LOOKED_FOR_AT_ONCE, async (file) => {
    if ((await files.sizeBytes(file)) === null) lost.add(file);
  });
  return lost;
}
