/** How a built host is started with its files in a bucket of the object store of tests. */
import type { ObjectStoreAccess } from './start-swift.ts';
import type { TestBucket } from './test-bucket.ts';

export interface HostOnObjectStore {
  readonly args: readonly string[];
  /** The key is never an argument. */
  readonly env: Readonly<Record<string, string>>;
}

/** @param endpoint where it is not that of the store, such as that of a proxy */
export function hostOnObjectStore(
  store: ObjectStoreAccess,
  { bucket }: TestBucket,
  endpoint = store.endpoint,
): HostOnObjectStore {
  const query = new URLSearchParams({ endpoint, region: store.region });
  return {
    args: ['--files', `s3://${bucket.name}/${bucket.prefix.replace(/\/$/, '')}?${query}`],
    env: { AWS_ACCESS_KEY_ID: store.accessKey, AWS_SECRET_ACCESS_KEY: store.secretKey },
  };
}
