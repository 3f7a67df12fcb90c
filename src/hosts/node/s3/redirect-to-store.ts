/** Answers a file by leading to the store, which sends it by itself: no byte of it passes through the host. */
import type { SendStored } from '../http/with-store-file.ts';
import type { S3FileStore } from './s3-file-store.ts';

/** The address is signed for one file, one way of asking and at most fifteen minutes; the store answers ranges. */
export function redirectToStore(files: Pick<S3FileStore, 'linkTo'>): SendStored {
  return async (name, request, headers) => {
    const location = await files.linkTo(name, {
      method: request.method === 'HEAD' ? 'HEAD' : 'GET',
      contentType: headers.get('Content-Type') ?? 'application/octet-stream',
      contentDisposition: headers.get('Content-Disposition') ?? 'attachment',
    });
    const kept = { 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer' };
    return new Response(null, { status: 302, headers: { ...kept, Location: location } });
  };
}
