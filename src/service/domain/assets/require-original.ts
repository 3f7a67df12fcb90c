/** Files of assets that may stay where a person has them. */
import type { FileStore } from '../../kernel/ports/file-store.ts';

export type Files = Pick<FileStore, 'references' | 'read'>;

/** Whether it stays where a person has it, and takes no room in the store. */
export async function isReference({ references }: Pick<Files, 'references'>, name: string): Promise<boolean> {
  return references !== null && (await references.referenceOf(name)) !== null;
}

/** That what stays where a person has it can be read now; files of the store are not looked at. @throws OriginalAwayError */
export async function requireOriginal(files: Files, name: string): Promise<void> {
  if (await isReference(files, name)) await files.read(name);
}
