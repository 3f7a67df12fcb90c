/**
 * Files of an object store for media tasks. Sources are read where they lie, by ranges. What is made is written on the
 * disk of this machine, as encoders write at any place, and put into the store once it is whole. What a library opens by path
 * is copied first: a speech model once for as long as this machine has it, anything else for one task.
 */
import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { MODELS_FOLDER } from '../../../service/domain/models/speech/speech-model-manager.ts';
import type { StoreUnreachableError } from '../../../service/kernel/ports/file-store.ts';
import { openFile } from '../folder-file.ts';
import { createFolderFileStore } from '../folder-file-store.ts';
import { openLocalOutput, type ProcessFiles } from '../media/process-files.ts';
import { type S3Bucket, versionOf } from './s3-bucket.ts';
import { createS3FileStore } from './s3-file-store.ts';

const COPIES_FOLDER = 'copies';

/** @param root folder of this machine for what is being made and for copies */
export function s3ProcessFiles(bucket: S3Bucket, root: string): ProcessFiles {
  const local = createFolderFileStore(root);
  let loss: StoreUnreachableError | null = null;
  const files = createS3FileStore(bucket, local.scratch, (error) => {
    loss = error;
  });

  const copy = async (name: string, path: string): Promise<void> => {
    const file = await files.read(name);
    await mkdir(dirname(path), { recursive: true });
    await pipeline(Readable.fromWeb(file.stream() as never), createWriteStream(path));
  };

  /** Another model of the same name has another version, and takes the place of the one before. */
  const pathOfModel = async (name: string): Promise<string> => {
    const folder = join(root, COPIES_FOLDER);
    const own = `--${basename(name)}`;
    const kept = `${await versionOf(bucket, name)}${own}`;
    const path = join(folder, kept);
    if ((await stat(path).catch(() => null)) !== null) return path;
    const fresh = join(folder, `${process.pid}${own}.part`);
    try {
      await copy(name, fresh);
      await rename(fresh, path);
    } finally {
      await rm(fresh, { force: true });
    }
    for (const other of await readdir(folder))
      if (other.endsWith(own) && other !== kept) await rm(join(folder, other), { force: true });
    return path;
  };

  const isModel = (name: string): boolean => name.startsWith(`${MODELS_FOLDER}/`);
  return {
    read: async (name) => (isModel(name) ? openFile(await pathOfModel(name), name) : files.read(name)),
    async openOutput(name) {
      const output = await openLocalOutput(local.scratchPathOf(name));
      return {
        ...output,
        async close() {
          await output.close();
          await files.keep(name, name);
        },
        async discard() {
          await output.discard();
          await files.scratch.remove(name);
        },
      };
    },
    pathOfModel,
    takeLoss: () => {
      const taken = loss;
      loss = null;
      return taken;
    },
    async withPath(name, work) {
      const parent = local.scratchPathOf('copies');
      await mkdir(parent, { recursive: true });
      const folder = await mkdtemp(join(parent, 'copy-'));
      try {
        const path = join(folder, basename(name));
        await copy(name, path);
        return await work(path);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
  };
}
