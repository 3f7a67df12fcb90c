import type { FileStore } from '../../kernel/ports/file-store.ts';

/** That what stays where a person has it can be read now; files of the store are not looked at. @throws OriginalAwayError */
export async function requireOriginal(
  files: Pick<FileStore, 'references' | 'read'>,
  name: string,
): Promise<void> {
  const reference = (await files.references?.referenceOf(name)) ?? null;
  if (reference !== null) await files.read(name);
}
