/** A bucket of an S3-compatible store: its client, and what goes wrong with it in the words of the FileStore. */
import { createHash } from 'node:crypto';
import {
  HeadBucketCommand,
  HeadObjectCommand,
  S3Client,
  type S3ClientConfig,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { problem } from '../../../contract/problems/problem.ts';
import {
  FileMissingError,
  StorageFullError,
  StoreUnreachableError,
} from '../../../service/kernel/ports/file-store.ts';
import { UsageError } from '../usage-error.ts';

export interface S3Address {
  readonly bucket: string;
  /** Before every key, ends with `/`; empty for none. */
  readonly prefix: string;
  readonly region: string;
  /** null for Amazon's own. */
  readonly endpoint: string | null;
  /** Where browsers reach the store; null where that is the same. */
  readonly publicEndpoint: string | null;
}

export interface S3Bucket {
  readonly name: string;
  readonly client: S3Client;
  /** Signs addresses that browsers open. Asks nothing. */
  readonly signer: S3Client;
  /** Before every key. */
  readonly prefix: string;
  keyOf(name: string): string;
  nameOf(key: string): string;
  close(): void;
}

/** With pauses that double from 100 ms (500 ms where the store says that it is busy), about ten seconds together. */
const TRIES = 6;
const CONNECT_MS = 5000;
/** Neither side sends anything. */
const SILENCE_MS = 20_000;
/** A part of 8 MiB takes that long at half a megabit a second. */
const REQUEST_MS = 120_000;
const CONNECTIONS = 64;
/** Of Ceph, MinIO and others; 507 says it as well. */
const FULL_CODES = new Set(['QuotaExceeded', 'XMinioStorageFull', 'InsufficientStorage', 'NoSpaceLeft']);

/** @param credentials only where they are not those of the environment or the machine (the SDK's own order). */
export function openS3Bucket(address: S3Address, credentials?: S3ClientConfig['credentials']): S3Bucket {
  const clientOf = (endpoint: string | null): S3Client =>
    new S3Client({
      region: address.region,
      // A store of one's own seldom has a name for every bucket.
      ...(endpoint === null ? {} : { endpoint, forcePathStyle: true }),
      ...(credentials === undefined ? {} : { credentials }),
      maxAttempts: TRIES,
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: {
        connectionTimeout: CONNECT_MS,
        socketTimeout: SILENCE_MS,
        requestTimeout: REQUEST_MS,
        throwOnRequestTimeout: true,
        httpAgent: { keepAlive: true, maxSockets: CONNECTIONS },
        httpsAgent: { keepAlive: true, maxSockets: CONNECTIONS },
      },
    });
  const client = clientOf(address.endpoint);
  const signer = address.publicEndpoint === null ? client : clientOf(address.publicEndpoint);
  return {
    name: address.bucket,
    prefix: address.prefix,
    client,
    signer,
    keyOf: (name) => {
      const isPlain = name.split('/').every((part) => part !== '' && part !== '.' && part !== '..');
      if (!isPlain) throw new Error(`The file name ${name} leaves the bucket's folder.`);
      return address.prefix + name;
    },
    nameOf: (key) => key.slice(address.prefix.length),
    close: () => {
      client.destroy();
      if (signer !== client) signer.destroy();
    },
  };
}

/** Runs a request; what a store means by its codes is said in the FileStore's errors. */
export async function asking<Result>(request: Promise<Result>): Promise<Result> {
  try {
    return await request;
  } catch (error) {
    throw inOurWords(error);
  }
}

/** Like `asking`; what is not there is a value. */
export async function askingFor<Result>(
  request: Promise<Result>,
  ...codes: readonly string[]
): Promise<Result | null> {
  try {
    return await request;
  } catch (error) {
    if (error instanceof S3ServiceException && codes.includes(error.name)) return null;
    throw inOurWords(error);
  }
}

/** Of a HEAD, which has no body to say more; of a GET. */
export const MISSING = ['NotFound', 'NoSuchKey'] as const;
export const NO_UPLOAD = ['NoSuchUpload', 'NotFound'] as const;

function inOurWords(error: unknown): unknown {
  if (!(error instanceof S3ServiceException)) return isOfNetwork(error) ? unreachable(error) : error;
  const status = error.$metadata.httpStatusCode ?? 0;
  if (status === 507 || FULL_CODES.has(error.name))
    return new StorageFullError(problem('store_full'), { cause: error });
  return status >= 500 || status === 429 ? unreachable(error) : error;
}

export function unreachable(cause: unknown): StoreUnreachableError {
  return new StoreUnreachableError(problem('store_unreachable'), { cause });
}

/** @throws UsageError */
export async function requireBucket(bucket: S3Bucket): Promise<void> {
  try {
    await bucket.client.send(new HeadBucketCommand({ Bucket: bucket.name }));
  } catch (error) {
    const status = error instanceof S3ServiceException ? (error.$metadata.httpStatusCode ?? 0) : 0;
    const name = `The bucket ${bucket.name}`;
    if (status === 404) throw new UsageError(`${name} is not there. Make it, or name another with --files.`);
    if (status === 401 || status === 403)
      throw new UsageError(
        `${name} may not be used with the key of AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.`,
      );
    if (error instanceof Error && error.name === 'CredentialsProviderError')
      throw new UsageError('--files needs a key: give it as AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.');
    const why = error instanceof Error ? error.message || error.name : String(error);
    throw new UsageError(`${name} cannot be reached (${why}). Check the endpoint of --files.`);
  }
}

/** Of the bytes a file has now, as a word that can be part of a file name. */
export async function versionOf(bucket: S3Bucket, name: string): Promise<string> {
  const command = new HeadObjectCommand({ Bucket: bucket.name, Key: bucket.keyOf(name) });
  const head = await askingFor(bucket.client.send(command), ...MISSING);
  if (head === null) throw new FileMissingError(problem('file_not_there', { name }));
  return (head.ETag ?? '').replace(/[^\w-]/g, '');
}

/** Sockets and time limits; faults of a program have no code. */
function isOfNetwork(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const isNamed = error.name === 'TimeoutError' || error.name === 'AbortError';
  return isNamed || ('code' in error && typeof error.code === 'string' && /^E[A-Z]+$/.test(error.code));
}

/** What a store compares with the bytes that reached it. */
export function md5Of(bytes: Uint8Array): string {
  return createHash('md5').update(bytes).digest('base64');
}
