/**
 * Whole files and uploads in a bucket of an S3-compatible store. Bytes for people do not pass through the service: a link
 * leads on to the store, signed for that one file and at most fifteen minutes.
 *
 * Browsers read them from the store's own origin, so the bucket needs CORS rules:
 *
 *     [{ "AllowedOrigins": ["*"], "AllowedMethods": ["GET", "HEAD"], "AllowedHeaders": ["Range", "If-Range"],
 *        "ExposeHeaders": ["ETag", "Content-Range", "Accept-Ranges", "Content-Length", "Content-Disposition"] }]
 *
 * Any origin, because a redirect across origins asks as origin `null`; no cookies or keys are sent, and the address is what
 * lets a file be read. A page isolated by `require-corp` (Safari) shows pictures and media of another origin only when they
 * are asked for by CORS, which the page does once a plain request was refused: `Cross-Origin-Resource-Policy` on the
 * store's answers is not needed. The page's policy on content lets pictures, media and requests come from any `https:`
 * origin and from this computer; a store that browsers reach otherwise is not shown.
 */
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { blocksOf } from '../../../base/bytes/blocks-of.ts';
import { DOWNLOAD_LINK_MINUTES, PART_SIZE_BYTES } from '../../../contract/limits.ts';
import { problem } from '../../../contract/problems/problem.ts';
import {
  FileMissingError,
  type FileStore,
  type ListedFile,
  type PartedUpload,
  type ScratchFiles,
  type StoredPart,
  type StoreUnreachableError,
} from '../../../service/kernel/ports/file-store.ts';
import { asking, askingFor, MISSING, md5Of, type S3Bucket } from './s3-bucket.ts';
import { openS3File } from './s3-file.ts';
import { createS3Uploads, type S3Uploads } from './s3-uploads.ts';

export interface S3FileStore extends FileStore {
  /** An address at which the store answers the file by itself for a while, by the method it is signed for. */
  linkTo(name: string, as: AnswerAs): Promise<string>;
}

interface AnswerAs {
  readonly method: 'GET' | 'HEAD';
  readonly contentType: string;
  readonly contentDisposition: string;
}

/** A multipart upload has no more, whatever their size. */
const PARTS_MAX = 10_000;
const PARTS_AT_ONCE = 3;

/**
 * @param scratch on a disk of this machine, with room for what is made here at one time
 * @param onLoss told when a file could not be read because the store does not answer
 */
export function createS3FileStore(
  bucket: S3Bucket,
  scratch: ScratchFiles,
  onLoss: (error: StoreUnreachableError) => void = () => undefined,
): S3FileStore {
  const { client } = bucket;
  const uploads = createS3Uploads(bucket);
  const at = (name: string) => ({ Bucket: bucket.name, Key: bucket.keyOf(name) });
  const sizeBytes = async (name: string): Promise<number | null> =>
    (await askingFor(client.send(new HeadObjectCommand(at(name))), ...MISSING))?.ContentLength ?? null;
  const putWhole = async (name: string, bytes: Uint8Array): Promise<void> => {
    await asking(client.send(new PutObjectCommand({ ...at(name), Body: bytes, ContentMD5: md5Of(bytes) })));
  };

  const list = async (folder: string): Promise<ListedFile[]> => {
    const found: ListedFile[] = [];
    let from: string | undefined;
    do {
      const page = await asking(
        client.send(
          new ListObjectsV2Command({
            Bucket: bucket.name,
            Prefix: `${bucket.keyOf(folder)}/`,
            Delimiter: '/',
            ...(from === undefined ? {} : { ContinuationToken: from }),
          }),
        ),
      );
      for (const { Key: key, Size: size, LastModified: modified } of page.Contents ?? [])
        if (key !== undefined)
          found.push({
            name: bucket.nameOf(key),
            sizeBytes: size ?? 0,
            modifiedMs: modified?.getTime() ?? Date.now(),
          });
      from = page.NextContinuationToken;
    } while (from !== undefined);
    return found;
  };

  const files: S3FileStore = {
    uploads,
    scratch,
    aside: null,
    references: null,
    keep: async (made, name) => {
      await files.put(name, await scratch.read(made));
      await scratch.remove(made);
    },
    put: async (name, content) => {
      const known = content instanceof Blob ? content.size : 0;
      const partBytes = Math.max(PART_SIZE_BYTES, Math.ceil(known / PARTS_MAX));
      const blocks = blocksOf(content instanceof Blob ? content.stream() : content, partBytes);
      const first = (await blocks.next()).value ?? new Uint8Array();
      if (first.byteLength < partBytes) await putWhole(name, first);
      else await putInParts(uploads, await uploads.begin(name, partBytes), first, blocks);
    },
    read: async (name) => {
      const size = await sizeBytes(name);
      if (size === null) throw new FileMissingError(problem('file_not_there', { name }));
      return openS3File(bucket, name, size, onLoss);
    },
    sizeBytes,
    remove: async (name) => {
      // What was begun here and given up.
      await scratch.remove(name);
      await asking(client.send(new DeleteObjectCommand(at(name))));
    },
    names: async (folder) => (await list(folder)).map(({ name }) => name),
    list,
    freeBytes: async () => null,
    linkTo: (name, { method, contentType, contentDisposition }) => {
      const Signed = method === 'HEAD' ? HeadObjectCommand : GetObjectCommand;
      const command = new Signed({
        ...at(name),
        ResponseContentType: contentType,
        ResponseContentDisposition: contentDisposition,
        ResponseCacheControl: 'private, no-store',
      });
      return getSignedUrl(bucket.signer, command, { expiresIn: DOWNLOAD_LINK_MINUTES * 60 });
    },
  };
  return files;
}

/** Some at a time; forgotten by the store as soon as one fails. */
async function putInParts(
  uploads: S3Uploads,
  upload: PartedUpload,
  first: Uint8Array,
  rest: AsyncGenerator<Uint8Array>,
): Promise<void> {
  const parts: StoredPart[] = [];
  let sizeBytes = 0;
  let number = 0;
  const running = new Set<Promise<void>>();
  const put = (bytes: Uint8Array): void => {
    number += 1;
    sizeBytes += bytes.byteLength;
    const own = number;
    const sent = uploads.putPart(upload, own, bytes).then((tag) => {
      parts.push({ number: own, tag });
      running.delete(sent);
    });
    // Told by whoever waits for it below.
    sent.catch(() => undefined);
    running.add(sent);
  };
  try {
    put(first);
    for await (const bytes of rest) {
      if (running.size >= PARTS_AT_ONCE) await Promise.race(running);
      put(bytes);
    }
    await Promise.all(running);
    await uploads.complete(upload, parts, sizeBytes);
  } catch (error) {
    await Promise.allSettled(running);
    // What cannot be forgotten now is found by the sweeper.
    await uploads.drop(upload).catch(() => undefined);
    throw error;
  }
}
