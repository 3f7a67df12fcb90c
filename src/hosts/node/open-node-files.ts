/** The files of a host: in its data folder, or in a bucket with what is in the making on the disk of this machine. */
import { rm } from 'node:fs/promises';
import type { FileStore } from '../../service/kernel/ports/file-store.ts';
import type { Log } from '../../service/kernel/ports/log.ts';
import { createFolderFileStore } from './folder-file-store.ts';
import { type SendStored, sendFromFolder } from './http/with-store-file.ts';
import { type FolderReferences, openFolderReferences } from './references/folder-references.ts';

export interface NodeFiles {
  readonly files: FileStore;
  readonly sendStored: SendStored;
  /** null where media processes of other machines could not read them. */
  readonly references: FolderReferences | null;
  close(): void;
}

/**
 * @param store address of the bucket; none for the folder
 * @throws UsageError where there is no such bucket, or it may not be used
 */
export async function openNodeFiles(
  dataFolder: string,
  store: string | undefined,
  log: Log,
): Promise<NodeFiles> {
  if (store === undefined) {
    const references = openFolderReferences(dataFolder, log);
    const files = createFolderFileStore(dataFolder, references);
    return { files, references, sendStored: sendFromFolder(files.pathOf), close: () => undefined };
  }
  const folder = createFolderFileStore(dataFolder);
  // Loaded where it is wanted: a host of one machine starts without.
  const { readS3Address } = await import('./s3/s3-address.ts');
  const { openS3Bucket, requireBucket } = await import('./s3/s3-bucket.ts');
  const { createS3FileStore } = await import('./s3/s3-file-store.ts');
  const { redirectToStore } = await import('./s3/redirect-to-store.ts');
  const bucket = openS3Bucket(readS3Address(store));
  await requireBucket(bucket);
  // Copies whose task was ended with its process.
  await rm(folder.scratchPathOf('copies'), { recursive: true, force: true });
  const files = createS3FileStore(bucket, folder.scratch);
  return { files, references: null, sendStored: redirectToStore(files), close: () => bucket.close() };
}
