/** Uploads in parts as multipart uploads of S3: parts of one are kept by the store, and become a file at once. */
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  type ListMultipartUploadsCommandOutput,
  UploadPartCommand,
  UploadPartCopyCommand,
} from '@aws-sdk/client-s3';
import { problem } from '../../../contract/problems/problem.ts';
import {
  FileMissingError,
  type PartedUpload,
  type PartedUploads,
  type StoredPart,
  UploadGoneError,
} from '../../../service/kernel/ports/file-store.ts';
import { asking, askingFor, MISSING, md5Of, NO_UPLOAD, type S3Bucket } from './s3-bucket.ts';

/** Beside what the port says, of uploads that are nobody's but the store's own. */
export interface S3Uploads extends PartedUploads {
  /** Forgets the parts; a file that has the name stays. */
  drop(upload: PartedUpload): Promise<void>;
}

export function createS3Uploads(bucket: S3Bucket): S3Uploads {
  const { client } = bucket;
  const at = (name: string) => ({ Bucket: bucket.name, Key: bucket.keyOf(name) });
  const sizeOf = async (name: string): Promise<number | null> =>
    (await askingFor(client.send(new HeadObjectCommand(at(name))), ...MISSING))?.ContentLength ?? null;

  const uploads: S3Uploads = {
    begin: async (name, partSizeBytes) => {
      const { UploadId: id } = await asking(client.send(new CreateMultipartUploadCommand(at(name))));
      if (id === undefined) throw new Error('The store named no upload.');
      return { name, id, partSizeBytes };
    },

    reopen: async ({ name, partSizeBytes }) => {
      const sizeBytes = await sizeOf(name);
      if (sizeBytes === null) throw new FileMissingError(problem('file_not_there', { name }));
      const upload = await uploads.begin(name, partSizeBytes);
      const parts: StoredPart[] = [];
      // Inside the store: nothing of it comes here.
      for (let start = 0; start < sizeBytes; start += partSizeBytes) {
        const number = parts.length + 1;
        const copied = await asking(
          client.send(
            new UploadPartCopyCommand({
              ...at(name),
              UploadId: upload.id,
              PartNumber: number,
              CopySource: [bucket.name, ...bucket.keyOf(name).split('/')].map(encodeURIComponent).join('/'),
              CopySourceRange: `bytes=${start}-${Math.min(start + partSizeBytes, sizeBytes) - 1}`,
            }),
          ),
        );
        parts.push({ number, tag: copied.CopyPartResult?.ETag ?? '' });
      }
      return { upload, parts };
    },

    putPart: async ({ name, id }, number, bytes) => {
      const command = new UploadPartCommand({
        ...at(name),
        UploadId: id,
        PartNumber: number,
        Body: bytes,
        ContentMD5: md5Of(bytes),
      });
      const answer = await askingFor(client.send(command), ...NO_UPLOAD);
      if (answer === null) throw new UploadGoneError(`The upload of ${name} is gone.`);
      if (answer.ETag === undefined) throw new Error('The store gave a part no tag.');
      return answer.ETag;
    },

    complete: async ({ name, id }, parts, sizeBytes) => {
      const inOrder = parts.toSorted((one, other) => one.number - other.number);
      const command = new CompleteMultipartUploadCommand({
        ...at(name),
        UploadId: id,
        MultipartUpload: { Parts: inOrder.map(({ number, tag }) => ({ PartNumber: number, ETag: tag })) },
      });
      // No upload: it became the file, and the answer was lost. Whichever way, the file must be whole.
      await askingFor(client.send(command), ...NO_UPLOAD);
      if ((await sizeOf(name)) !== sizeBytes) throw new UploadGoneError(`The upload of ${name} is gone.`);
    },

    abort: async (upload) => {
      await uploads.drop(upload);
      await asking(client.send(new DeleteObjectCommand(at(upload.name))));
    },

    drop: async ({ name, id }) => {
      const command = new AbortMultipartUploadCommand({ ...at(name), UploadId: id });
      await askingFor(client.send(command), ...NO_UPLOAD);
    },

    open: async () => {
      const found: { name: string; id: string; begunMs: number }[] = [];
      let from: { KeyMarker?: string; UploadIdMarker?: string } | null = {};
      while (from !== null) {
        const page: ListMultipartUploadsCommandOutput = await asking(
          client.send(
            new ListMultipartUploadsCommand({ Bucket: bucket.name, Prefix: bucket.prefix, ...from }),
          ),
        );
        for (const { Key: key, UploadId: id, Initiated: begun } of page.Uploads ?? [])
          if (key !== undefined && id !== undefined)
            found.push({ name: bucket.nameOf(key), id, begunMs: begun?.getTime() ?? 0 });
        from =
          page.IsTruncated === true
            ? {
                ...(page.NextKeyMarker === undefined ? {} : { KeyMarker: page.NextKeyMarker }),
                ...(page.NextUploadIdMarker === undefined ? {} : { UploadIdMarker: page.NextUploadIdMarker }),
              }
            : null;
      }
      return found;
    },
  };
  return uploads;
}
