/** Which bucket, where: `s3://bucket/folder?endpoint=https://…&region=…`. Keys are never part of it. */
import { UsageError } from '../usage-error.ts';
import type { S3Address } from './s3-bucket.ts';

const DEFAULT_REGION = 'us-east-1';
const KNOWN = ['endpoint', 'region', 'public-endpoint'];
export const S3_ADDRESS = 's3://BUCKET[/FOLDER][?endpoint=URL&region=R&public-endpoint=URL]';

/** Throws UsageError. */
export function readS3Address(text: string): S3Address {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url?.protocol !== 's3:' || url.hostname === '') throw wrong(text);
  if (url.username !== '' || url.password !== '')
    throw new UsageError('--files takes no keys: give them as AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.');
  const unknown = [...url.searchParams.keys()].find((name) => !KNOWN.includes(name));
  if (unknown !== undefined) throw wrong(text);
  const folder = decodeURIComponent(url.pathname).split('/').filter(Boolean);
  if (folder.some((part) => part === '.' || part === '..')) throw wrong(text);
  return {
    bucket: url.hostname,
    prefix: folder.map((part) => `${part}/`).join(''),
    region: url.searchParams.get('region') ?? DEFAULT_REGION,
    endpoint: endpointOf(url, 'endpoint'),
    publicEndpoint: endpointOf(url, 'public-endpoint'),
  };
}

function endpointOf(url: URL, name: string): string | null {
  const text = url.searchParams.get(name);
  if (text === null) return null;
  const endpoint = URL.canParse(text) ? new URL(text) : null;
  const isPlain =
    endpoint !== null &&
    /^https?:$/.test(endpoint.protocol) &&
    endpoint.username === '' &&
    endpoint.pathname === '/' &&
    endpoint.search === '';
  if (!isPlain)
    throw new UsageError(`--files takes an ${name} such as https://store.example.org, not "${text}".`);
  return endpoint.origin;
}

function wrong(text: string): UsageError {
  // What somebody took for a place for keys is not said again.
  const shown = text.replace(/\/\/[^/]*@/, '//…@').replace(/\?.*$/, '?…');
  return new UsageError(`--files takes ${S3_ADDRESS}, not "${shown}".`);
}
