/** A bucket of a test's own in the object store of tests. */
import {
  CreateBucketCommand,
  DeleteBucketCommand,
  DeleteObjectCommand,
  ListObjectsV2Command,
} from '@aws-sdk/client-s3';
import { openS3Bucket, type S3Bucket } from '../../hosts/node/s3/s3-bucket.ts';
import { newSecret } from '../../service/kernel/secrets.ts';
import type { ObjectStoreAccess } from './start-swift.ts';

export interface TestBucket {
  readonly bucket: S3Bucket;
  /** The same bucket through another address, such as that of a fault proxy. */
  through(endpoint: string): S3Bucket;
  /** With all that is in it. */
  remove(): Promise<void>;
}

/** @param prefix before every key */
export async function openTestBucket(store: ObjectStoreAccess, prefix = ''): Promise<TestBucket> {
  const name = `cliproom-${newSecret('')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .slice(0, 16)}`;
  const credentials = { accessKeyId: store.accessKey, secretAccessKey: store.secretKey };
  const through = (endpoint: string): S3Bucket =>
    openS3Bucket({ bucket: name, prefix, region: store.region, endpoint, publicEndpoint: null }, credentials);
  const bucket = through(store.endpoint);
  await bucket.client.send(new CreateBucketCommand({ Bucket: name }));
  return {
    bucket,
    through,
    remove: async () => {
      for (;;) {
        // A thousand at a time.
        const { Contents: left = [] } = await bucket.client.send(new ListObjectsV2Command({ Bucket: name }));
        if (left.length === 0) break;
        for (const { Key: key } of left)
          await bucket.client.send(new DeleteObjectCommand({ Bucket: name, Key: key }));
      }
      await bucket.client.send(new DeleteBucketCommand({ Bucket: name }));
      bucket.close();
    },
  };
}
