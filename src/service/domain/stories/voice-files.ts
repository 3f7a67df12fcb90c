/** Spoken lines as files of a project: made together, known by rows, removed with the project. */
import { newId } from '../../../contract/ids.ts';
import { JobFailure } from '../../jobs/job-failure.ts';
import { type Database, type FileStore, type MediaCall, SpeechError, type SpokenWord } from '../../ports.ts';
import type { Studio } from '../../studio.ts';

export interface VoiceFile {
  readonly file: string;
  readonly durationSec: number;
  /** From the start of the file. */
  readonly words: readonly SpokenWord[];
}

/** Speaks each text to a file of its own. Where it fails or is stopped, no file stays. */
export async function speakTexts(
  { media, files }: Studio,
  texts: readonly { readonly text: string; readonly voice: string }[],
  call: MediaCall,
): Promise<VoiceFile[]> {
  const wished = texts.map((text) => ({ ...text, outputFile: `voices/${newId('event')}.mp3` }));
  try {
    const spoken = await media.speak(wished, call);
    call.signal.throwIfAborted();
    return spoken.map(({ durationSec, words }, index) => ({
      file: wished[index]?.outputFile ?? '',
      durationSec,
      words,
    }));
  } catch (error) {
    for (const { outputFile } of wished) await files.remove(outputFile);
    throw error instanceof SpeechError ? new JobFailure(error.message) : error;
  }
}

/** Inside the transaction that ends the job: from now on the files belong to the project. */
export function keepVoiceFiles(database: Database, projectId: string, made: readonly VoiceFile[]): void {
  for (const { file } of made)
    database.run('INSERT INTO voice_file (file, project_id) VALUES (?, ?)', [file, projectId]);
}

export function voiceFilesOf(database: Database, projectId: string): string[] {
  const rows = database.all<{ file: string }>('SELECT file FROM voice_file WHERE project_id = ?', [
    projectId,
  ]);
  return rows.map(({ file }) => file);
}

export async function removeVoiceFiles(files: FileStore, names: readonly string[]): Promise<void> {
  for (const name of names) await files.remove(name);
}
